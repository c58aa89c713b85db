"""878: Vikings in the terminal."""
