"""What lies on the table of 878: Vikings: its state, what a seat sees and imagines of it, and what it may reckon."""
