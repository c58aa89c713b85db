"""Facts and figures of Ortus Regni: data files, the tables made of them, and what a table may change."""
