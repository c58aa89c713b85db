"""Tables, seats, store, live updates: the one authority over games being played. It knows no rule."""
