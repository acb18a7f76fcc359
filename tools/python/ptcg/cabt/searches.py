"""Searches: trees of games that begin with cards which a player guesses."""

from __future__ import annotations

import random
from collections.abc import Sequence

from .battles import Game, SearchRefused, game_at
from ..errors import MatchOver

#: Numbers of errors that only a search has.
UNKNOWN_ID, RELEASED_ID, OVER, BAD_HANDLE, UNREADABLE = 1, 2, 3, 30, 99


class StepRefused(Exception):
    """A step can't be made, for the reason with number `error`."""

    def __init__(self, message: str, error: int) -> None:
        super().__init__(message)
        self.error = error


def _seed_from(seed: int, number: int) -> int:
    return random.Random(f"{seed} {number}").getrandbits(64)


class Searcher:
    """The searches of one agent. Its functions return JSON text: {"state", "error"}. They raise
    SearchRefused, StepRefused and AnswerRefused."""

    def __init__(self) -> None:
        self._states: dict[int, tuple[Game, int]] = {}  # with the seed of the search
        self._next = 0
        self._battle = ""  # the one of the last search
        self._begun = 0  # searches in it

    def begin(self, token: str, lists: Sequence[Sequence[int]], manual_coin: bool) -> bytes:
        """Begins a search at the question that the text stands for. `lists` in the order of
        `Game.search`."""
        try:
            battle = game_at(token)
        except ValueError as unknown:
            raise SearchRefused(str(unknown), UNREADABLE) from None
        seed = self._next_seed(token, battle)
        numbers = [list(numbers)[:60] for numbers in lists]  # more than a deck has
        try:
            game = battle.search(*numbers, manual_coin=manual_coin, seed=seed)
        except MatchOver:
            raise SearchRefused("the game is over", OVER) from None
        return self._add(game, seed)

    def _next_seed(self, token: str, battle: Game) -> int:
        """Returns the seed of the next search: another one for each, and the same ones again if the
        battle is played again."""
        number = token.partition(".")[0]
        if number != self._battle:
            self._battle, self._begun = number, 0
        self._begun += 1
        return _seed_from(battle.seed, self._begun)

    def step(self, search_id: int, select: Sequence[int]) -> bytes:
        """Answers in a copy of a state, which stays. Each step has its own chance, which its number and
        the seed of the search decide: the same answer in the same state again is another throw."""
        if search_id not in self._states:
            if 0 <= search_id < self._next:
                raise StepRefused(f"the state {search_id} has been released", RELEASED_ID)
            raise StepRefused(f"there is no state {search_id}", UNKNOWN_ID)
        state, seed = self._states[search_id]
        game = state.fork()
        game.renew_chance(_seed_from(seed, self._next))
        game.select(select)
        return self._add(game, seed)

    def release(self, search_id: int) -> None:
        """Forgets a state; those that came from it stay."""
        self._states.pop(search_id, None)

    def end(self) -> None:
        """Forgets all states; their numbers begin again from 0."""
        self._states.clear()
        self._next = 0

    def _add(self, game: Game, search: int) -> bytes:
        number = self._next
        self._next += 1
        self._states[number] = (game, search)
        observed = game.observation_text()
        return b'{"state":{"observation":%s,"searchId":%d},"error":0}' % (observed, number)


def failed(error: int) -> bytes:
    """Returns the text for an error."""
    return b'{"state":{},"error":%d}' % error
