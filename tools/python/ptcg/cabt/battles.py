"""Battles of the contest's interface, and its numbers of cards."""

from __future__ import annotations

import ctypes
import hashlib
import itertools
import json
import operator
import secrets
import weakref
from collections.abc import Sequence
from typing import Any

from .. import _native as native
from .. import arguments as check
from .._native import lib
from ..errors import BadArgument, must
from ..handles import Handle
from ..library import Host, Library, OutBuffer
from ..match import Audience, Match


def find_card(library: Library, number: int) -> int:
    """Returns the library's number of the card with this number in the pool. Raises NoSuchName."""
    card = ctypes.c_uint16()
    pool_number = check.signed("a number of the pool", number, 32)
    must(lib.ptcg_cabt_find_card(library._handle, pool_number, ctypes.byref(card)))
    return card.value


def card(library: Library, number: int) -> dict[str, Any]:
    """Returns what the interface calls the card with this number: {"cardId", "name", "attacks"}. Its
    other facts are those of `library.card(find_card(library, number))`."""
    out = OutBuffer()
    pool_number = check.signed("a number of the pool", number, 32)
    must(lib.ptcg_cabt_card_json(library._handle, pool_number, ctypes.byref(out.raw)))
    called: dict[str, Any] = out.json()
    return called


def table(match: Match, audience: int = Audience.JUDGE, *, actions: int = 1) -> dict[str, Any]:
    """Returns the table of a match as that interface describes it ("current"), for a player or the
    judge. `actions` is its "turnActionCount"."""
    out = OutBuffer()
    whose = check.signed("the audience", audience, 32)
    count = check.signed("actions", actions, 32)
    must(lib.ptcg_cabt_table_json(match._handle, whose, count, ctypes.byref(out.raw)))
    shown: dict[str, Any] = out.json()
    return shown


class DeckRefused(Exception):
    """A deck is refused: of seat `player`, for the reason with number `type`."""

    def __init__(self, message: str, player: int, type: int) -> None:
        super().__init__(message)
        self.player = player
        self.type = type


class AnswerRefused(Exception):
    """An answer is refused, for the reason with number `error`; nothing has changed."""

    def __init__(self, message: str, error: int) -> None:
        super().__init__(message)
        self.error = error


class SearchRefused(Exception):
    """A search can't begin, for the reason with number `error`."""

    def __init__(self, message: str, error: int) -> None:
        super().__init__(message)
        self.error = error


#: Stands for whole numbers that ctypes would cut to 32 bits: no card and no option has it.
_BEYOND = -1


def _numbers(values: Sequence[int], what: str = "a number") -> ctypes.Array[ctypes.c_int32]:
    """Raises TypeError for anything but whole numbers: `what` they are is told."""
    whole = []
    for place, value in enumerate(values):
        if not hasattr(value, "__index__"):
            raise TypeError(f"{what} must be a whole number; the one in place {place} is {value!r:.80}")
        number = operator.index(value)
        whole.append(number if abs(number) < 1 << 31 else _BEYOND)
    return (ctypes.c_int32 * len(whole))(*whole)


def _seed_or_fresh(seed: int | None) -> int:
    """Returns the seed, or one from the system's generator."""
    return secrets.randbits(64) if seed is None else check.unsigned("the seed", seed, 64)


_count = itertools.count()
_secret = secrets.token_bytes(16)
_battles: weakref.WeakValueDictionary[int, Game] = weakref.WeakValueDictionary()


def _mark(number: str, answers: str) -> str:
    """Returns what a token ends with: nobody can make up that of a question of the other player."""
    told = f"{number}.{answers}".encode("utf-8", "replace")
    return hashlib.blake2b(told, key=_secret, digest_size=8).hexdigest()


def game_at(token: str) -> Game:
    """Returns a game of this process at the question for which `Game.token` gave the text; not to be
    changed. Raises ValueError."""
    number, answers, *mark = token.split(".") if token.count(".") == 2 else ("", "")
    known = mark == [_mark(number, answers)]
    battle = _battles.get(int(number)) if known else None
    if battle is None or int(answers) > len(battle._selected):
        raise ValueError(
            f"search_begin_input {token!r} stands for no question of this process: its battle must be "
            "in progress (not after battle_finish), and have been started in the same process"
        )
    return battle if int(answers) == len(battle._selected) else battle._again(int(answers))


class Game(Handle):
    """One battle, with copies (`fork`, copy.copy) and any number of others beside it.

    `seed` decides all chance: without it each battle is another one. The member `seed` is the one
    that was used, which plays the battle again. `explicit_chance`: coins, shuffles and picks are
    asked, see `asks_chance`. Only one thread at a time may use it and its host. Raises DeckRefused.
    """

    _free = lib.ptcg_cabt_free
    _instead = "`fork` makes a copy"

    def __init__(
        self,
        host: Host,
        deck_one: Sequence[int],
        deck_two: Sequence[int],
        *,
        seed: int | None = None,
        explicit_chance: bool = False,
        _handle: ctypes.c_void_p | None = None,
        _out: OutBuffer | None = None,
    ) -> None:
        self.host = host
        self.seed = _seed_or_fresh(seed)
        self._out = _out or OutBuffer()  # copies share it: each call empties it
        self._error = ctypes.c_int32()
        for deck in (deck_one, deck_two):
            if isinstance(deck, (str, bytes)) or not hasattr(deck, "__len__"):
                raise TypeError(f"a deck is a list of 60 numbers of the pool, not {deck!r:.80}")
        self._start = (list(deck_one), list(deck_two), self.seed)
        self._is_search = False
        self._selected: list[list[int]] = []
        self._number = next(_count)
        _battles[self._number] = self
        if _handle is not None:
            self._handle = _handle
            return
        if len(deck_one) != 60 or len(deck_two) != 60:
            raise ValueError("a deck has 60 cards")
        self._handle = ctypes.c_void_p()
        refusal = native.CabtRefusal()
        status = lib.ptcg_cabt_start(
            host._handle,
            _numbers(deck_one, "a card of the first deck"),
            _numbers(deck_two, "a card of the second deck"),
            self.seed,
            int(bool(explicit_chance)),
            ctypes.byref(refusal),
            ctypes.byref(self._handle),
        )
        if refusal.player >= 0:
            reason = lib.ptcg_last_error().decode("utf-8", "replace")
            raise DeckRefused(reason, refusal.player, refusal.type)
        must(status)

    def fork(self) -> Game:
        """Returns a copy that goes on independently."""
        handle = ctypes.c_void_p()
        must(lib.ptcg_cabt_fork(self._handle, ctypes.byref(handle)))
        deck_one, deck_two, seed = self._start
        copy = Game(self.host, deck_one, deck_two, seed=seed, _handle=handle, _out=self._out)
        copy._start = self._start
        copy._is_search = self._is_search
        copy._selected = list(self._selected)
        return copy

    def __copy__(self) -> Game:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.fork()

    def token(self) -> str:
        """Returns a text that stands for the open question, see `game_at`."""
        number, answers = str(self._number), str(len(self._selected))
        return f"{number}.{answers}.{_mark(number, answers)}"

    def search(
        self,
        your_deck: Sequence[int],
        your_prize: Sequence[int],
        opponent_deck: Sequence[int],
        opponent_prize: Sequence[int],
        opponent_hand: Sequence[int],
        opponent_active: Sequence[int] = (),
        manual_coin: bool = False,
        *,
        seed: int | None = None,
    ) -> Game:
        """Returns a game from which the asked player searches: a copy whose hidden cards are the guessed
        ones, and whose chance comes from `seed`, without which each search has its own. Raises
        SearchRefused."""
        guess = native.CabtGuess(size=ctypes.sizeof(native.CabtGuess))
        lists = (
            your_deck, your_prize, opponent_deck, opponent_prize, opponent_hand, opponent_active,
        )
        for name, numbers in zip(native.CabtGuess.LISTS, lists):
            entry = getattr(guess, name)
            entry.numbers = ctypes.cast(
                _numbers(numbers, f"a card of {name}"), ctypes.POINTER(ctypes.c_int32)
            )
            entry.count = len(numbers)
        guess.manual_coin = bool(manual_coin)
        handle, seed = ctypes.c_void_p(), _seed_or_fresh(seed)
        status = lib.ptcg_cabt_search(
            self._handle, ctypes.byref(guess), seed, ctypes.byref(self._error), ctypes.byref(handle)
        )
        if self._error.value:
            reason = lib.ptcg_last_error().decode("utf-8", "replace")
            raise SearchRefused(reason, self._error.value)
        must(status)
        search = Game(self.host, *self._start[:2], seed=seed, _handle=handle, _out=self._out)
        search._is_search = True
        return search

    def renew_chance(self, seed: int) -> None:
        """Lets all that chance brings in a search from the next answer on come from `seed`. Raises
        BadArgument for a game that is not a search."""
        must(lib.ptcg_cabt_renew_chance(self._handle, check.unsigned("the seed", seed, 64)))

    def observation_text(self) -> bytes:
        """Returns what the asked player observes, as JSON. Reading empties its "logs"."""
        must(lib.ptcg_cabt_observation_json(self._handle, ctypes.byref(self._out.raw)))
        return self._out.bytes()

    def observation(self) -> dict[str, Any]:
        """Returns what the asked player observes. Reading empties its "logs"."""
        seen: dict[str, Any] = json.loads(self.observation_text())
        return seen

    def frame(self) -> dict[str, Any]:
        """Returns the observation without secrets, with names. Never for agents."""
        out = OutBuffer()
        must(lib.ptcg_cabt_frame_json(self._handle, ctypes.byref(out.raw)))
        shown: dict[str, Any] = out.json()
        return shown

    def select(self, positions: Sequence[int]) -> None:
        """Answers with positions of options. Raises AnswerRefused."""
        numbers = _numbers(positions, "a position of an option")
        status = lib.ptcg_cabt_select(
            self._handle, numbers, len(numbers), ctypes.byref(self._error)
        )
        if self._error.value:
            reason = lib.ptcg_last_error().decode("utf-8", "replace")
            raise AnswerRefused(reason, self._error.value)
        must(status)
        self._selected.append(list(positions))

    def _again(self, answers: int) -> Game:
        if self._is_search:
            raise BadArgument("a search is not a game that was played; ask the game that was searched")
        deck_one, deck_two, seed = self._start
        again = Game(self.host, deck_one, deck_two, seed=seed)
        for positions in self._selected[:answers]:
            again.select(positions)
        return again

    def frames(self) -> list[dict[str, Any]]:
        """Returns all frames of the game, played once more: each is `frame` with "selected", the answer
        to the frame before. Never for agents, and not for games with explicit chance. Raises
        BadArgument for a search."""
        again = self._again(0)
        frames = [{**again.frame(), "selected": None, "ver": 2}]
        for positions in self._selected:
            again.select(positions)
            frames.append({**again.frame(), "selected": positions, "ver": 2})
        return frames

    def over(self) -> bool:
        """Returns whether the game is over."""
        over = ctypes.c_int32()
        must(lib.ptcg_cabt_over(self._handle, ctypes.byref(over)))
        return bool(over.value)

    def asks_chance(self) -> bool:
        """Returns whether chance is asked; `match` has the question."""
        asks = ctypes.c_int32()
        must(lib.ptcg_cabt_asks_chance(self._handle, ctypes.byref(asks)))
        return bool(asks.value)

    def answer_chance(self, picks: Sequence[int]) -> None:
        """Answers a question to chance with numbers of options of `match`."""
        numbers = check.picks(picks)
        many = (ctypes.c_uint16 * len(numbers))(*numbers)
        must(lib.ptcg_cabt_answer_chance(self._handle, many, len(numbers)))

    def replay(self) -> str:
        """Returns the game so far as a saved game, which `ptcg replay` opens."""
        out = OutBuffer()
        must(lib.ptcg_cabt_replay(self._handle, ctypes.byref(out.raw)))
        return out.bytes().decode()

    def match(self) -> Match:
        """Returns a match in the state of the game, for everything else that ptcg can do."""
        handle = ctypes.c_void_p()
        must(lib.ptcg_cabt_match(self._handle, ctypes.byref(handle)))
        return Match(self.host, handle)
