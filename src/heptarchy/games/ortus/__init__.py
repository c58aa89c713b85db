"""Ortus Regni: the base game, Great Heathen Army, the Wessex campaign and Rebellion."""
