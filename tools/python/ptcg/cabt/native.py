"""`cg.sim.lib`: the functions of the interface's library that agents call themselves."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from .battles import AnswerRefused, Game, SearchRefused, game_at
from .searches import BAD_HANDLE, UNREADABLE, Searcher, StepRefused, failed


class _Function:
    """A function as ctypes has it: agents set what it takes and returns, which is known here."""

    argtypes: Any = None
    restype: Any = None

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def __call__(self, *arguments: Any) -> Any:
        return self._call(*(getattr(one, "value", one) for one in arguments))


def _list(numbers: Any, count: int) -> list[int]:
    """The first numbers of an array, or of what a pointer points to."""
    if not numbers:
        return []
    count = min(count, len(numbers)) if hasattr(numbers, "__len__") else count
    return [int(numbers[i]) for i in range(count)]


def _told(ask: Callable[[], bytes]) -> bytes:
    """The text for a state, or for an error."""
    try:
        return ask()
    except (AnswerRefused, SearchRefused, StepRefused) as refused:
        return failed(refused.error)


@dataclass
class BattleData:
    """What `GetBattleData` returns."""

    json: bytes  #: the observation; its "logs" are those that nobody has read
    data: bytes  #: the observation's "search_begin_input"
    count: int  #: how long `data` is
    selectPlayer: int


class Lib:
    """Handles are numbers; texts are returned as bytes."""

    def __init__(self) -> None:
        self._agents: dict[int, Searcher] = {}
        for name in (
            "GameInitialize", "GetBattleData", "AgentStart", "SearchBegin", "SearchStep", "SearchEnd",
            "SearchRelease", "AllCard", "AllAttack",
        ):
            setattr(self, name, _Function(getattr(self, "_" + name)))

    def _GameInitialize(self) -> None:
        """Nothing is left to do; there, a second call ends the process."""

    def _GetBattleData(self, battle: Any) -> BattleData:
        if not isinstance(battle, Game):
            raise ValueError("GetBattleData takes the battle: cg.sim.Battle.battle_ptr")
        text = battle.fork().observation_text()
        blob = battle.token().encode()
        return BattleData(text, blob, len(blob), json.loads(text)["current"]["yourIndex"])

    def _AgentStart(self) -> int:
        handle = secrets.randbits(47) + 1  # as a pointer; nobody finds those of other agents
        self._agents[handle] = Searcher()
        return handle

    def _SearchBegin(self, handle: Any, blob: Any, length: int, *rest: Any) -> bytes:
        agent = self._agents.get(handle)
        if agent is None:
            return failed(BAD_HANDLE)
        try:
            token = blob[:length].decode() if isinstance(blob, bytes) else str(blob)[:length]
            current = json.loads(game_at(token).fork().observation_text())["current"]
        except (AttributeError, TypeError, ValueError):
            return failed(UNREADABLE)
        mine = current["players"][current["yourIndex"]]
        other = current["players"][1 - current["yourIndex"]]
        counts = (
            mine["deckCount"], len(mine["prize"]), other["deckCount"], len(other["prize"]),
            other["handCount"], 1,
        )
        lists = [_list(numbers, count) for numbers, count in zip(rest, counts)]
        return _told(lambda: agent.begin(token, lists, bool(rest[len(counts)])))

    def _SearchStep(self, handle: Any, search_id: int, select: Any, count: int) -> bytes:
        agent = self._agents.get(handle)
        if agent is None:
            return failed(BAD_HANDLE)
        return _told(lambda: agent.step(search_id, _list(select, count)))

    def _SearchEnd(self, handle: Any) -> None:
        if handle in self._agents:
            self._agents[handle].end()

    def _SearchRelease(self, handle: Any, search_id: int) -> None:
        if handle in self._agents:
            self._agents[handle].release(search_id)

    def _AllCard(self) -> bytes:
        from .api import all_card_data

        return json.dumps([asdict(card) for card in all_card_data()]).encode()

    def _AllAttack(self) -> bytes:
        from .api import all_attack

        return json.dumps([asdict(attack) for attack in all_attack()]).encode()


lib = Lib()
