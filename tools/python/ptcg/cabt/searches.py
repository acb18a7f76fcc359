"""Searches: trees of games that begin with cards which a player guesses."""

from __future__ import annotations

import random
from collections.abc import Sequence

from .battles import AnswerRefused, Game, SearchRefused, game_at
from ..errors import MatchOver

#: Numbers of errors that only a search has.
UNKNOWN_ID, RELEASED_ID, OVER, BAD_HANDLE, UNREADABLE = 1, 2, 3, 30, 99


class Searcher:
    """The searches of one agent. Its functions return JSON text: {"state", "error"}."""

    def __init__(self) -> None:
        self._states: dict[int, Game] = {}
        self._next = 0
        self._battle = ""  # the one of the last search
        self._begun = 0  # searches in it

    def begin(self, token: str, lists: Sequence[Sequence[int]], manual_coin: bool) -> bytes:
        """Begins a search at the question that the text stands for. `lists` in the order of
        `Game.search`."""
        try:
            battle = game_at(token)
        except ValueError:
            return failed(UNREADABLE)
        seed = self._next_seed(token, battle)
        try:
            numbers = [list(numbers)[:60] for numbers in lists]  # more than a deck has
            game = battle.search(*numbers, manual_coin=manual_coin, seed=seed)
        except SearchRefused as refused:
            return failed(refused.error)
        except MatchOver:
            return failed(OVER)
        return self._add(game)

    def _next_seed(self, token: str, battle: Game) -> int:
        """Returns the seed of the next search: another one for each, and the same ones again if the
        battle is played again."""
        number = token.partition(".")[0]
        if number != self._battle:
            self._battle, self._begun = number, 0
        self._begun += 1
        return random.Random(f"{battle.seed} {self._begun}").getrandbits(64)

    def step(self, search_id: int, select: Sequence[int]) -> bytes:
        """Answers in a copy of a state, which stays."""
        state = self._states.get(search_id)
        if state is None:
            return failed(RELEASED_ID if 0 <= search_id < self._next else UNKNOWN_ID)
        game = state.fork()
        try:
            game.select(select)
        except AnswerRefused as refused:
            return failed(refused.error)
        return self._add(game)

    def release(self, search_id: int) -> None:
        """Forgets a state; those that came from it stay."""
        self._states.pop(search_id, None)

    def end(self) -> None:
        """Forgets all states; their numbers begin again from 0."""
        self._states.clear()
        self._next = 0

    def _add(self, game: Game) -> bytes:
        number = self._next
        self._next += 1
        self._states[number] = game
        observed = game.observation_text()
        return b'{"state":{"observation":%s,"searchId":%d},"error":0}' % (observed, number)


def failed(error: int) -> bytes:
    """Returns the text for an error."""
    return b'{"state":{},"error":%d}' % error
