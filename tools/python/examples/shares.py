"""How the examples tell how well something plays."""

from __future__ import annotations

import math


def share_text(points: float, games: int) -> str:
    """Returns "87.5% (75.3 to 94.1) of 48 games": the share and its 95% interval (Wilson's), for games
    that are independent of each other. For pairs of games at one table, let `ptcg arena` do it. Raises
    ValueError without games."""
    if games < 1:
        raise ValueError("no games were played, so there is no share")
    share, z = points / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    return f"{share:.1%} ({100 * (middle - half):.1f} to {100 * (middle + half):.1f}) of {games} games"
