"""Age of Arthur in numbers, for learners."""
