"""DBA 2.2 Big Battle: the tactical table."""
