"""DBA Big Battle in the terminal."""
