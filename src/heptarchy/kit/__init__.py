"""What a game's box builds on: minds, encodings, facts, screens. It knows no game."""
