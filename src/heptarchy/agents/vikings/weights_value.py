"""What each thing in `value.py` weighs: fitted by tools/fit_values.py to 1,200 games. Not edited."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, list[list[float]]]] = {
    "vikings": [
        [1.0322, 0.5135],  # one
        [0.0535, 0.5056],  # cities
        [-0.0276, 0.0057],  # cities to come
        [0.0112, 0.0898],  # standing
        [0.0105, -0.0403],  # norsemen
        [0.0133, 0.0681],  # berserkers
        [-0.0154, -0.0106],  # housecarl
        [-0.0063, -0.0162],  # thegns
        [0.0065, -0.0434],  # fled vikings
        [-0.0289, -0.0377],  # fled english
        [-0.0813, 0.1444],  # viking leaders
        [0.3348, -0.3659],  # alfred
        [0.0388, -0.1981],  # treaty
        [-0.2312, 2.7672],  # viking turns
        [0.2978, -2.3901],  # english turns
        [0.2934, -3.4334],  # english turn
        [-0.0112, -0.1064],  # viking armies
        [0.0007, 0.0205],  # english armies
        [-0.089, 0.2116],  # round
        [-0.0157, -0.5043],  # churches
        [1.8531, 0.3164],  # land and gods
        [0.5135, 0.4462],  # end
    ],
}
