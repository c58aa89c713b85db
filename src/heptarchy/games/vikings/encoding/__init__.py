"""878: Vikings in numbers, for learners."""
