"""Many games stepped at once, in threads of the library. Needs numpy."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from .env import Encoding, card_features  # also says what to do if numpy is missing

import numpy as np

from . import _native as native
from . import arguments as check
from ._native import lib
from .env.game import env_setup, memory
from .errors import BadArgument, IllegalAnswer, must
from .handles import Handle
from .library import Deck, Library

__all__ = ["STATE_DTYPE", "Vector", "card_features"]

#: ptcg_env_state for numpy.
STATE_DTYPE = np.dtype(
    [("seed", "u8"), ("reward", "f4", 2)]
    + [(name, "u4") for name in ("decisions", "steps", "length", "episode")]
    + [("legal_count", "u2"), ("turn", "u2")]
    + [(n, "u1") for n in ("player", "terminated", "truncated", "outcome", "winner", "reason")]
    + [("reserved", "u1", 14)]
)
Pair = tuple[Deck, Deck]
Array = np.ndarray[Any, Any]


def _pairs_of(name: str, values: Any) -> list[tuple[Any, Any]]:
    """Returns what is a list of pairs."""
    is_list = hasattr(values, "__len__") and not isinstance(values, (str, bytes))
    if not is_list or not len(values) or any(
        isinstance(pair, str) or not hasattr(pair, "__len__") or len(pair) != 2 for pair in values
    ):
        raise BadArgument(f"{name} must be two, or a list of pairs, not {values!r:.80}")
    return [(one, two) for one, two in values]


class Vector(Handle):
    """`games` games of two decks, or of a list of pairs of decks: game i has pair i modulo their
    number. `step` takes an action for each; a game that ends begins again by itself.

        vector = Vector(library, "powerhouse", "lava-flow", games=1024, threads=2)
        while True:
            observations, rewards, terminated, truncated, infos = vector.step(vector.draw(rng))

    The arrays are the library's memory, without copies: they are always the same objects, and the
    next step changes them. One entry, or row, for each game:

        observations  int16, for the player who picks; `encoding.split` gives its sections
        masks         int8, 1 for each legal action
        legal         uint16, the legal actions in order, `legal_counts` of them
        players       who picks: 0 or 1
        rewards       float32, of the last step for seats 0 and 1
        terminated, truncated  whether the last step ended a game, by the rules or otherwise. Then
                      `states` has its "length", "outcome", "winner", "reason"; the observation, mask
                      and player are those of the next game
        states        all numbers of STATE_DTYPE
        actions       what `step` takes, if it is called without actions; -1: the game waits

    `seeds`: one number for all, or one for each game. Each game goes on with seeds made from its
    own. `bots` play their seats, as in ptcg.env.Game. What happens does not depend on `threads`; in a
    forked process there is one. With autoreset=False a game that has ended waits for `reset`. A game
    whose question has too many options waits, too; until then each `step` raises NoRoom. Other
    arguments are those of Host.match.
    """

    _free = lib.ptcg_vector_free
    _instead = "make a new one with the same seeds"

    def __init__(
        self,
        library: Library,
        deck_one: Deck | Sequence[Pair],
        deck_two: Deck | None = None,
        *,
        games: int,
        seeds: int | Sequence[int] = 0,
        threads: int = 1,
        bots: tuple[str | None, str | None] | Sequence[tuple[str | None, str | None]] = (None, None),
        options: int = 0,
        autoreset: bool = True,
        events: bool = False,
        **wishes: Any,
    ) -> None:
        check.one_of("the library", library, Library)
        if wishes.pop("explicit_chance", False):
            raise BadArgument("chance comes from the seeds in a vector; ptcg.env.Game can be asked")
        count = check.number("games", games, 1, 1 << 24)
        pairs = _pairs_of("decks", deck_one if deck_two is None else [(deck_one, deck_two)])
        is_one = isinstance(bots, (tuple, list)) and all(
            bot is None or isinstance(bot, str) for bot in bots
        )
        seats = _pairs_of("bots", [bots] if is_one else bots)
        plans = [
            env_setup(*pairs[i % len(pairs)], seats[i % len(seats)], options, events=events, **wishes)
            for i in range(min(count, len(pairs) * len(seats)))
        ]
        setups = (native.EnvSetup * count)()
        matches = (native.Setup * count)()
        own_seeds = self._seeds_of(seeds, count)
        for i in range(count):
            plan = plans[i % len(plans)]
            setups[i] = plan
            matches[i] = plan.match.contents
            matches[i].seed = own_seeds[i]
            setups[i].match = ctypes.pointer(matches[i])
        setup = native.VectorSetup(
            size=ctypes.sizeof(native.VectorSetup),
            games=setups,
            count=count,
            threads=check.unsigned("threads", threads, 32),
            flags=0 if autoreset else 1,
        )
        self._handle = ctypes.c_void_p()
        must(
            lib.ptcg_vector_create(
                library._handle, ctypes.byref(setup), ctypes.byref(self._handle)
            )
        )
        self.library = library
        self.encoding = Encoding(options)
        self._show_arrays()

    @staticmethod
    def _seeds_of(seeds: int | Sequence[int], count: int) -> Sequence[int]:
        if isinstance(seeds, (int, np.integer)):
            drawn = np.random.default_rng(int(seeds)).integers(1 << 63, size=count)
            return [int(seed) for seed in drawn]
        if not hasattr(seeds, "__len__"):
            raise BadArgument(f"seeds must be one whole number, or a list of them, not {seeds!r}")
        if len(seeds) != count:
            raise BadArgument(f"there are {len(seeds)} seeds for {count} games")
        return [check.unsigned("a seed", seed, 64) for seed in seeds]

    def _show_arrays(self) -> None:
        at = native.VectorBuffers(size=ctypes.sizeof(native.VectorBuffers))
        must(lib.ptcg_vector_get_buffers(self._handle, ctypes.byref(at)))

        def array(address: int, dtype: Any, *shape: int) -> Array:
            size = int(np.prod(shape)) * np.dtype(dtype).itemsize
            block = memory(address, size, ctypes.c_uint8)
            block._vector = self  # an array must not outlive the memory
            return np.frombuffer(block, dtype).reshape(shape)

        games, size, actions = at.count, at.observation_count, at.action_count
        self.observations = array(at.observations, np.int16, games, size)
        self.masks = array(at.masks, np.int8, games, actions)
        self.legal = array(at.legal, np.uint16, games, actions)
        self.states = array(at.states, STATE_DTYPE, games)
        self.actions = array(at.actions, np.int32, games)
        self.statuses = array(at.statuses, np.int32, games)
        self.players = self.states["player"]
        self.legal_counts = self.states["legal_count"]
        self.rewards = self.states["reward"]
        self.terminated = self.states["terminated"].view(np.bool_)
        self.truncated = self.states["truncated"].view(np.bool_)
        self._rows = np.arange(games)

    def __len__(self) -> int:
        return len(self._rows)

    def reset(
        self, seeds: int | Sequence[int] | None = None, which: Array | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begins other games: those for which `which` is true, or all. Without seeds, the next of each
        game. Returns observations and infos."""
        wanted = None
        if seeds is not None:
            wanted = np.array(self._seeds_of(seeds, len(self)), np.uint64)
        chosen = None if which is None else self._one_each("which", which, "biu").astype(np.uint8)
        if chosen is not None and not np.isin(which, (0, 1)).all():
            raise BadArgument("`which` must be true for the games that begin, and false for others")
        must(
            lib.ptcg_vector_reset(
                self._handle,
                None if wanted is None else wanted.ctypes.data,
                None if chosen is None else chosen.ctypes.data,
            )
        )
        return self.observations, {}

    def step(
        self, actions: Any = None
    ) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Takes an action of each game; returns observations, rewards, terminated, truncated and infos.
        Raises IllegalAnswer, which names the first game whose action is not legal; the others have
        taken their steps. `statuses` has the ptcg_status of each."""
        if actions is not None:
            wanted = self._one_each("actions", actions, "iu")
            self.actions[:] = wanted
            # What 32 bits have cut would be another action; -2 is none.
            self.actions[self.actions != wanted] = -2
        try:
            must(lib.ptcg_vector_step(self._handle))
        except IllegalAnswer:
            game = int(np.flatnonzero(self.statuses)[0])
            if actions is None or self.actions[game] == wanted[game]:
                raise
            raise IllegalAnswer(f"game {game}: there is no action {wanted[game]}") from None
        return self.observations, self.rewards, self.terminated, self.truncated, {}

    def _one_each(self, name: str, values: Any, kinds: str) -> Array:
        """Returns an array with an entry for each game. `kinds`: of numbers, as numpy names them."""
        array = np.asarray(values)
        if array.dtype.kind not in kinds:
            raise BadArgument(f"{name} must be whole numbers, not {array.dtype}")
        if array.shape != (len(self),):
            raise BadArgument(
                f"{name} must have {len(self)} entries, one for each game; the shape is {array.shape}"
            )
        return array

    def draw(self, rng: np.random.Generator) -> Array:
        """Draws a legal action for each game, each equally likely; -1 for a game that is over."""
        counts = self.legal_counts
        drawn = self.legal[self._rows, (rng.random(len(self)) * counts).astype(np.intp)]
        return np.where(counts > 0, drawn, -1)
