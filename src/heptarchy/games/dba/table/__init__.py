"""What lies on the table of DBA Big Battle: its state, what a seat sees and imagines of it, and what it may reckon."""
