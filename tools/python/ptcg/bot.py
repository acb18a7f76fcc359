"""The computer players."""

from __future__ import annotations

import ctypes

from . import arguments as check
from ._native import lib
from .errors import must
from .handles import Handle
from .library import Library
from .match import Match


class Bot(Handle):
    """A computer player: "random", "greedy", or "mcts" with its options ("mcts:iterations=200",
    "mcts:ms=500"), as in `ptcg arena`.

        bot = library.bot("mcts:iterations=200", seed=5)
        while not match.decision().over:
            match.step(bot.choose(match))

    It sees only what the asked player may know, and both deck lists ("mcts-open" also sees the hidden
    cards, for measuring). The same seed gives the same picks, unless the bot has a time limit: those of
    `ptcg arena` in a game with this seed. One bot can answer for both players, or for one of them. Only
    one thread at a time may use it.

    Raises NoSuchName if no bot has this name, or these options.
    """

    _free = lib.ptcg_bot_free
    _instead = "make a new one from its library"

    def __init__(self, library: Library, name: str, seed: int = 0) -> None:
        self._handle = ctypes.c_void_p()
        self.library = check.one_of("the library of a bot", library, Library)
        self.name = name
        must(
            lib.ptcg_bot_create(
                library._handle,
                check.text("the name of a bot", name),
                check.unsigned("the seed", seed, 64),
                ctypes.byref(self._handle),
            )
        )

    def begin(self, seed: int) -> None:
        """Begins another game, as a new bot with this seed would."""
        must(lib.ptcg_bot_begin(self._handle, check.unsigned("the seed", seed, 64)))

    def choose(self, match: Match) -> list[int]:
        """Returns a legal answer to the open question, for Match.step. The match is not changed.

        Raises MatchOver or MatchStopped if no question is open, BadArgument if chance is asked, and
        Mismatch if the match is one of another library.
        """
        check.one_of("the match", match, Match)
        room = match.decision().max
        picks = (ctypes.c_uint16 * room)()
        count = ctypes.c_size_t()
        must(
            lib.ptcg_bot_choose(
                self._handle, match._handle, picks, room, ctypes.byref(count)
            )
        )
        return picks[: count.value]
