"""Ortus Regni in the terminal."""
