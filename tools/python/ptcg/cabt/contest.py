"""A game between two agents as the contest's environment plays it: who is called when, with what."""

from __future__ import annotations

import inspect
import sys
import time
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import api, game as one_battle, sim
from .battles import AnswerRefused, DeckRefused, Game
from .world import the_host
from ..errors import MatchOver, PtcgError

#: Of each seat in a game.
SECONDS = 600.0
CONFIGURATION = {"actTimeout": 0, "runTimeout": 2000}
Agent = Callable[..., list[int]]


class Observation(dict[str, Any]):
    """A dict whose members are attributes, too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


@dataclass
class Played:
    """How a game of two agents ended."""

    #: 1 for the winner, -1 for the loser, 0 for both in a draw; None for a seat that was at fault.
    rewards: list[int | None]
    #: "DONE"; of a seat at fault "INVALID" (deck or answer), "ERROR" (an exception) or "TIMEOUT".
    statuses: list[str]
    #: What was wrong; empty if nothing was.
    reason: str
    #: The battle, to save it (`game.replay()`) or look at it; None if a deck was refused.
    game: Game | None


class _Fault(Exception):
    def __init__(self, seat: int, status: str, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.status = seat, status


class _Seats:
    """Both agents with the time that each has left."""

    def __init__(self, agents: tuple[Agent, Agent]) -> None:
        self._agents = agents
        self._left = [SECONDS, SECONDS]
        self._steps = 0

    def ask(self, seat: int, observation: dict[str, Any]) -> list[int]:
        """Returns what an agent answers. Raises _Fault if it fails or its time is over; it is not
        interrupted."""
        seen = Observation(observation, remainingOverageTime=self._left[seat], step=self._steps)
        agent = self._agents[seat]
        begun = time.monotonic()
        try:
            answer = agent(seen, Observation(CONFIGURATION)) if _takes_two(agent) else agent(seen)
        except Exception as error:
            raise _Fault(seat, "ERROR", f"{type(error).__name__}: {error}") from error
        self._left[seat] -= time.monotonic() - begun
        if self._left[seat] < 0:
            raise _Fault(seat, "TIMEOUT", f"took more than {SECONDS:.0f} seconds")
        if not isinstance(answer, list) or not all(isinstance(number, int) for number in answer):
            raise _Fault(seat, "INVALID", f"an answer is a list of int, not {answer!r:.80}")
        return answer

    def begin(self) -> list[list[int]]:
        """Returns the decks that the agents name when they are first called."""
        nothing = {"select": None, "logs": [], "current": None, "search_begin_input": None}
        decks = [self.ask(seat, nothing) for seat in (0, 1)]
        for seat, deck in enumerate(decks):
            if len(deck) != 60:
                raise _Fault(seat, "INVALID", f"a deck has 60 cards, not {len(deck)}")
        return decks

    def play(self, battle: Game) -> int:
        """Returns the result of the battle: 0 or 1 for the winner, 2 for a draw."""
        while True:
            observation = battle.observation()
            result: int = observation["current"]["result"]
            if result >= 0 or battle.over():
                return result
            self._steps += 1
            observation["search_begin_input"] = battle.token()
            seat = observation["current"]["yourIndex"]
            answer = self.ask(seat, observation)
            try:
                battle.select(answer)
            except (AnswerRefused, MatchOver, PtcgError) as refused:
                raise _Fault(seat, "INVALID", str(refused)) from refused


def _takes_two(agent: Agent) -> bool:
    """Returns whether an agent takes the configuration, too."""
    try:
        inspect.signature(agent).bind({}, {})
    except (TypeError, ValueError):
        return False
    return True


def play(agent_one: Agent, agent_two: Agent, *, seed: int | None = None) -> Played:
    """Plays a game of two agents, called as the contest calls them: first each with `select` None, for
    its deck, then whoever is asked, with `remainingOverageTime` and `step`; the last position goes to
    nobody. An agent that fails, takes more than 600 seconds or answers wrongly loses. `seed` decides
    all chance; without it each game is another one."""
    seats, battle = _Seats((agent_one, agent_two)), None
    try:
        decks = seats.begin()
        try:
            battle = Game(the_host(), *decks, seed=seed)
        except DeckRefused as refused:
            raise _Fault(refused.player, "INVALID", str(refused)) from None
        result = seats.play(battle)
    except _Fault as fault:
        rewards: list[int | None] = [None, None]
        statuses = ["DONE", "DONE"]
        statuses[fault.seat] = fault.status
        rewards[1 - fault.seat] = 0 if battle is None else 1
        return Played(rewards, statuses, f"seat {fault.seat}: {fault}", battle)
    won = {0: [1, -1], 1: [-1, 1]}.get(result, [0, 0])
    return Played(list(won), ["DONE", "DONE"], "", battle)


def use_contest_names() -> None:
    """Lets agents import `kaggle_environments.envs.cabt.cg`, too: it then is `cg`. Does nothing if that
    package is installed."""
    import cg

    parent, name = None, ""
    for part in ("kaggle_environments", "envs", "cabt"):
        name = f"{name}.{part}" if name else part
        module = sys.modules.get(name)
        if module is None:
            try:
                module = __import__(name, fromlist=["_"])
            except ImportError:
                module = types.ModuleType(name, "Stands in for the contest's package, see ptcg.cabt.")
                module.__path__ = []
                sys.modules[name] = module
        if parent is not None:
            setattr(parent, part, module)
        parent = module
    if hasattr(parent, "cg"):
        return
    setattr(parent, "cg", cg)
    for key, module in {"": cg, ".api": api, ".game": one_battle, ".sim": sim}.items():
        sys.modules[f"{name}.cg{key}"] = module
