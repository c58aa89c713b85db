"""What each thing in `value.py` weighs: fitted by tools/fit_values.py to 3,200 games. Not edited."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, list[list[float]]]] = {
    "vikings": [
        [0.6407, 0.2197],  # one
        [0.0639, 0.5074],  # cities
        [0.0014, -0.0661],  # cities to come
        [-0.0126, 0.1363],  # standing
        [0.0001, -0.0216],  # norsemen
        [0.0312, 0.0404],  # berserkers
        [-0.0009, -0.0038],  # housecarl
        [-0.0036, -0.0057],  # thegns
        [-0.0299, 0.008],  # fled vikings
        [-0.0342, 0.007],  # fled english
        [-0.0234, 0.1458],  # viking leaders
        [0.3069, -0.2698],  # alfred
        [-0.0201, -0.1896],  # treaty
        [-0.1515, 2.4597],  # viking turns
        [0.3008, -2.4474],  # english turns
        [0.2369, -2.7838],  # english turn
        [-0.0871, 0.1671],  # round
        [-0.0067, -0.5135],  # churches
        [1.5674, 0.7326],  # land and gods
        [0.2197, 0.1573],  # end
    ],
}
