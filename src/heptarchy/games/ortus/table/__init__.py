"""What lies on the table of Ortus Regni: its state, what a seat sees and imagines of it, and what it may reckon."""
