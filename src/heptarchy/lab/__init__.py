"""Many games, measured. The lab looks at games from outside."""
