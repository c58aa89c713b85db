"""What looks good in Ortus Regni: readable terms, weighed; `scores.scores` is what `greedy` plays by."""
