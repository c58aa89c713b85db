"""Facts and figures of DBA Big Battle: data files, the tables made of them, and what a table may change."""
