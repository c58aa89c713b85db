"""The researcher's door: our games through PettingZoo, Gymnasium and OpenSpiel, in batches, and as datasets.

What these need beyond the standard library comes with `pip install heptarchy[adapters]`, and is imported only where
it is used. `encodings` and `actions` need none of it: they say how a state looks to a seat in numbers, and how its
answers are numbered.
"""
