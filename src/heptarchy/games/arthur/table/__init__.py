"""What lies on the table of Age of Arthur: its state, what a seat sees and imagines of it, and what it may reckon."""
