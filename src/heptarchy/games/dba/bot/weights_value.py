"""What each thing in `value.py` weighs: fitted by tools/fit_values.py. Not edited."""

from __future__ import annotations

from typing import Final

# By set: games of the campaign that it was fitted to, on tables of all kinds
GAMES: Final[dict[str, int]] = {
    "dba": 2371,
}

WEIGHTS: Final[dict[str, list[list[float]]]] = {
    "dba": [
        [0.9912, 1.1465],  # one
        [1.1687, 1.1534],  # elements
        [-0.6807, 0.0498],  # worth
        [1.3603, -0.3649],  # spare
        [0.0, 0.0],  # broken
        [-1.6919, 4.0419],  # camp
        [-3.326, -7.2677],  # generals
        [0.196, -0.0326],  # fights
        [-0.0596, 0.3838],  # bound
        [1.1465, -4.5385],  # near
    ],
}
