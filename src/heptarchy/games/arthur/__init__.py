"""Age of Arthur: a campaign for 2 to 8 petty kings of Britain."""
