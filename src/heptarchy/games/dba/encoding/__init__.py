"""DBA Big Battle in numbers, for learners."""
