"""Facts and figures of 878: Vikings: data files, the tables made of them, and what a table may change."""
