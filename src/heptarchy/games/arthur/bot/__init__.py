"""What looks good in Age of Arthur: readable terms, weighed; `scores.scores` is what `greedy` plays by."""
