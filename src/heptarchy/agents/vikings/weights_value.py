"""What each thing in `value.py` weighs: fitted by tools/fit_values.py to 1,500 games. Not edited."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, list[list[float]]]] = {
    "vikings": [
        [0.6943, 0.2568],  # one
        [0.0544, 0.5512],  # cities
        [-0.0054, 0.1388],  # standing
        [0.0318, -0.311],  # treaty
        [-0.2294, 3.0697],  # viking turns
        [0.4618, -2.8848],  # english turns
        [0.4517, -4.4323],  # english turn
        [-0.1673, 0.2743],  # round
        [0.0021, -0.642],  # churches
        [1.6779, 1.1862],  # land and gods
        [0.2568, 0.2847],  # end
    ],
}
