"""A game between two agents as the contest's environment plays it: who is called when, with what."""

from __future__ import annotations

import importlib
import json
import sys
import time
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import api, game as one_battle, sim
from .battles import AnswerRefused, DeckRefused, Game
from .searches import Searcher
from .world import the_host

#: Of each seat in a game.
SECONDS = 600.0
CONFIGURATION = {"episodeSteps": 10_000_000, "actTimeout": 0, "runTimeout": 2000}
Agent = Callable[..., list[int]]


class Observation(dict[str, Any]):
    """A dict whose members are attributes, too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


@dataclass
class Played:
    """How a game of two agents ended."""

    #: 1 for the winner, -1 for the loser, 0 for both in a draw; None for a seat that was at fault.
    rewards: list[int | None]
    #: "DONE"; of a seat at fault "INVALID" (deck or answer), "ERROR" (an exception) or "TIMEOUT".
    statuses: list[str]
    #: What was wrong; empty if nothing was.
    reason: str
    #: The battle, to save it (`game.replay()`) or look at it; None if none began.
    game: Game | None


class _Fault(Exception):
    """What an agent did wrong."""

    def __init__(self, status: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status


class _Seat:
    """An agent with the time that it has left and its searches."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        # As the contest decides what an agent takes: a method counts `self`, too.
        self._takes = getattr(getattr(agent, "__code__", None), "co_argcount", 2)
        self._left = SECONDS
        self._searcher = Searcher()
        self._answer: Any = None

    def ask(self, observation: Observation, step: int) -> list[int]:
        """Returns what the agent answers; anything but a list counts as an empty one, as in the contest.
        Raises _Fault if it fails or its time is over; it is not interrupted."""
        observation.update(remainingOverageTime=self._left, step=step)
        arguments = (observation, Observation(CONFIGURATION))[: self._takes]
        failure: Exception | None = None
        begun = time.monotonic()
        try:
            with api.searches_of(self._searcher):
                answer = self._agent(*arguments)
        except Exception as error:
            failure = error
        self._left -= time.monotonic() - begun
        if self._left < 0:
            raise _Fault("TIMEOUT", f"took more than {SECONDS:.0f} seconds") from failure
        if failure is not None:
            raise _Fault("ERROR", f"{type(failure).__name__}: {failure}") from failure
        self._answer = answer
        if not isinstance(answer, list):
            return []
        if not all(isinstance(number, int) for number in answer):
            raise self.was_wrong("an answer is a list of int")
        return answer

    def was_wrong(self, reason: str) -> _Fault:
        """Returns the fault of having given the last answer."""
        try:
            shown = f"{self._answer!r:.80}"
        except Exception:
            shown = f"a {type(self._answer).__name__}"
        return _Fault("INVALID", f"{reason}, not {shown}")

    def deck(self) -> list[int]:
        """Returns the deck that the agent names when it is first called. Raises _Fault."""
        nothing = {"select": None, "logs": [], "current": None, "search_begin_input": None}
        deck = self.ask(Observation(nothing), 0)
        if len(deck) != 60:
            raise self.was_wrong("a deck is a list of 60 cards")
        return deck


def _begin(seats: list[_Seat], seed: int | None) -> Game | dict[int, _Fault]:
    """Asks both for their decks, whatever the first one does. Returns a battle, or who was at fault."""
    decks, faults = [], {}
    for number, seat in enumerate(seats):
        try:
            decks.append(seat.deck())
        except _Fault as fault:
            faults[number] = fault
    if faults:
        return faults
    try:
        return Game(the_host(), *decks, seed=seed)
    except DeckRefused as refused:
        return {refused.player: _Fault("INVALID", str(refused))}


def _play(seats: list[_Seat], battle: Game) -> int | dict[int, _Fault]:
    """Returns the result of the battle, 0 or 1 for the winner and 2 for a draw, or who was at fault."""
    step = 0
    while True:
        observation: Observation = json.loads(battle.observation_text(), object_hook=Observation)
        current = observation.current
        if current.result >= 0:
            return int(current.result)
        step += 1
        observation.search_begin_input = battle.token()
        asked = int(current.yourIndex)  # the agent may write into what it is given
        try:
            battle.select(seats[asked].ask(observation, step))
        except _Fault as fault:
            return {asked: fault}
        except AnswerRefused as refused:
            return {asked: seats[asked].was_wrong(str(refused))}


def play(agent_one: Agent, agent_two: Agent, *, seed: int | None = None) -> Played:
    """Plays a game of two agents, called as the contest calls them: first each with `select` None, for
    its deck, then whoever is asked, with `remainingOverageTime` and `step`; the last position goes to
    nobody. Returns how it ended: an agent that fails, takes more than 600 seconds or answers wrongly
    loses. `seed` decides all chance; without it each game is another one."""
    seats = [_Seat(agent_one), _Seat(agent_two)]
    begun = _begin(seats, seed)
    battle = None if isinstance(begun, dict) else begun
    ended = begun if isinstance(begun, dict) else _play(seats, begun)
    if isinstance(ended, int):
        won: list[int | None] = {0: [1, -1], 1: [-1, 1]}.get(ended, [0, 0])
        return Played(won, ["DONE", "DONE"], "", battle)
    unharmed = 0 if battle is None else 1
    return Played(
        [None if seat in ended else unharmed for seat in (0, 1)],
        [ended[seat].status if seat in ended else "DONE" for seat in (0, 1)],
        "; ".join(f"seat {seat}: {fault}" for seat, fault in ended.items()),
        battle,
    )


def use_contest_names() -> None:
    """Lets agents import `kaggle_environments.envs.cabt.cg`, too: it then is `cg`. Does nothing if there
    is such a package; raises what importing it raises."""
    import cg

    wanted = "kaggle_environments.envs.cabt.cg"
    try:
        importlib.import_module(wanted)
        return
    except ModuleNotFoundError as missing:
        if not missing.name or not f"{wanted}.".startswith(f"{missing.name}."):
            raise  # the package is there, and something that it needs is not
    parts = wanted.split(".")
    for count in range(1, len(parts)):
        name = ".".join(parts[:count])
        if name not in sys.modules:
            stand_in = types.ModuleType(name, "Stands in for the contest's package, see ptcg.cabt.")
            stand_in.__path__ = []
            sys.modules[name] = stand_in
    for key, module in {"": cg, ".api": api, ".game": one_battle, ".sim": sim}.items():
        sys.modules[f"{wanted}{key}"] = module
    for count in range(1, len(parts)):
        parent = sys.modules[".".join(parts[:count])]
        setattr(parent, parts[count], sys.modules[".".join(parts[: count + 1])])
