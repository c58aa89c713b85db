"""Facts and figures of Age of Arthur: data files, the tables made of them, and what a table may change."""
