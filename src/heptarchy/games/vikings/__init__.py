"""878: Vikings. Start reading at README.md; the sequence of play is in turn.py."""
