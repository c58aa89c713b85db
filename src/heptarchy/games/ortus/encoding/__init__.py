"""Ortus Regni in numbers, for learners."""
