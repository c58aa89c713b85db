"""Looking ahead: information-set Monte Carlo tree search, for any game that has a mind."""
