"""Age of Arthur in the terminal."""
