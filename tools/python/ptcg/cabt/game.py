"""`cg.game`: one battle at a time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .battles import AnswerRefused, DeckRefused, Game
from .sim import Battle, StartData
from .world import the_host
from ..errors import MatchOver


def _observe(battle: Game) -> dict[str, Any]:
    observation = battle.observation()
    observation["search_begin_input"] = battle.token()
    Battle.obs = observation
    return observation


def battle_start(
    deck0: Sequence[int], deck1: Sequence[int], *, seed: int | None = None
) -> tuple[dict[str, Any] | None, StartData]:
    """Starts a battle in place of the one before. `seed`, which is not part of the interface, decides
    all chance, that of searches too; without it each battle is another one. `StartData.battlePtr.seed`
    has the seed that was used. If a deck is refused, there is no battle then, and no observation.
    Raises ValueError if a deck does not have 60 cards, TypeError if it is not a list of whole numbers;
    then the battle before goes on."""
    try:
        battle = Game(the_host(), deck0, deck1, seed=seed)
    except DeckRefused as refused:
        battle_finish()
        return None, StartData(None, refused.player, refused.type)
    battle_finish()
    Battle.battle_ptr = battle
    return _observe(battle), StartData(battle, -1, 0)


def battle_select(select_list: list[int]) -> dict[str, Any]:
    """Answers with positions of options; returns the next observation. Raises ValueError if it is not a
    list of whole numbers or there is no battle, IndexError if the answer is refused."""
    if not isinstance(select_list, list) or not all(isinstance(pick, int) for pick in select_list):
        raise ValueError("an answer is a list of int")
    battle = Battle.battle_ptr
    if battle is None:
        raise ValueError("there is no battle")
    try:
        battle.select(select_list)
    except (AnswerRefused, MatchOver) as refused:
        raise IndexError(str(refused)) from None
    return _observe(battle)


def battle_finish() -> None:
    """Ends the battle, if there is one."""
    Battle.battle_ptr = None
    Battle.obs = None


def visualize_data() -> str:
    """Returns all frames of the battle as JSON text: what happened, with nothing hidden."""
    battle = Battle.battle_ptr
    if battle is None:
        raise ValueError("there is no battle")
    return json.dumps(battle.frames())
