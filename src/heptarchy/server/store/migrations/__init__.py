"""How the database came to its shape, one revision after the other; `migrate.py` runs them."""
