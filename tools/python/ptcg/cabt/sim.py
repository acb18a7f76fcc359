"""`cg.sim`: what the interface knows of the battle that is being played."""

from __future__ import annotations

from typing import Any

from .battles import Game
from .native import lib

__all__ = ["Battle", "StartData", "lib"]


class Battle:
    """The one battle of `cg.game`."""

    battle_ptr: Game | None = None  #: there a pointer; None: no battle
    obs: dict[str, Any] | None = None  #: the last observation
    raminingTime: float = 0.0  #: sic; nobody counts it here


class StartData:
    """How a start went."""

    def __init__(self, battle: Game | None, player: int, error: int) -> None:
        self.battlePtr = battle
        self.errorPlayer = player  #: whose deck is refused; -1: nobody's
        self.errorType = error
