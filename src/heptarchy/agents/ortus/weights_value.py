from typing import Final

WEIGHTS: Final[dict[str, list[list[float]]]] = {}
