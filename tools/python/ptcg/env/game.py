"""One game, step by step: what the environments are made of, and the fastest way to play from Python."""

from __future__ import annotations

import ctypes
import json
from functools import cached_property
from typing import Any

import numpy as np

from .. import _native as native
from .. import arguments as check
from .._native import CHANCE, NOBODY, EnvState, lib, quick
from ..errors import BadArgument, must, raise_last
from ..handles import Handle, NotPlainData
from ..library import Deck, Host, match_setup
from ..match import Match
from .encoding import Encoding

_step = lib.ptcg_env_step
_copy = quick.ptcg_env_copy
Array = np.ndarray[Any, Any]


def memory(address: int, count: int, kind: Any) -> Any:
    """Returns the library's memory as a ctypes array."""
    return (kind * count).from_address(address)


def check_render_mode(mode: str | None) -> str | None:
    """Returns the mode, which is None or "ansi"."""
    if mode not in (None, "ansi"):
        raise BadArgument(f"the only render mode is \"ansi\", not {mode!r}")
    return mode


def env_setup(
    deck_one: Deck,
    deck_two: Deck,
    bots: tuple[str | None, str | None],
    options: int,
    **wishes: Any,
) -> native.EnvSetup:
    """Returns the struct for these arguments, which keeps alive what it points to."""
    if not isinstance(bots, (tuple, list)) or len(bots) != 2:
        raise BadArgument(f"bots must be two names, None for a seat of your own, not {bots!r:.80}")
    setup = native.EnvSetup(size=ctypes.sizeof(native.EnvSetup))
    setup.match = ctypes.pointer(match_setup(deck_one, deck_two, **wishes))
    for seat, bot in enumerate(bots):
        setup.bot[seat] = check.text_or_none("the name of a bot", bot)
    setup.options = check.unsigned("options", options, 32)
    return setup


class _Memory(Handle):
    """The environment in the library, which lives as long as a Game or an array of its memory."""

    _free = lib.ptcg_env_free
    _instead = "fork the game"

    def __init__(self, handle: ctypes.c_void_p) -> None:
        self._handle = handle


class Game(NotPlainData):
    """One game after the other, as numbers.

    A step is one pick: an action is the number of an option, or `encoding.enough`, which ends an
    answer of several picks. `bots` play their seats: "random", "greedy", "mcts:iterations=200"; None:
    the seat is yours. `options`: the most options of a question that there is room for; NoRoom is
    raised if one has more. The other arguments are those of Host.match.

    These arrays are the library's memory: they are always the same objects, and the next step
    changes them. Copy what you keep.

        observation  int16, for the player who picks; FIELDS.md has the fields
        mask         int8, 1 for each legal action
        state        who picks (`player`), how many actions are legal (`legal_count`, 0: the game is
                     over), `reward` of the last step by seat, `terminated`, `truncated`, `winner` ...
    """

    _instead = "`seed` and the actions taken make it again; `fork` copies it"

    def __init__(
        self,
        host: Host,
        deck_one: Deck,
        deck_two: Deck,
        *,
        bots: tuple[str | None, str | None] = (None, None),
        options: int = 0,
        events: bool = False,
        **wishes: Any,
    ) -> None:
        check.one_of("the host", host, Host)
        setup = env_setup(deck_one, deck_two, bots, options, events=events, **wishes)
        handle = ctypes.c_void_p()
        must(lib.ptcg_env_create(host._handle, ctypes.byref(setup), ctypes.byref(handle)))
        self._take(host, handle, Encoding(options))

    def _take(self, host: Host, handle: ctypes.c_void_p, encoding: Encoding) -> None:
        self._memory = _Memory(handle)
        self._handle = handle
        self.host = host
        self.encoding = encoding

    # Made when they are first used: a fork that only steps needs none of them.

    @cached_property
    def _buffers(self) -> native.EnvBuffers:
        buffers = native.EnvBuffers(size=ctypes.sizeof(native.EnvBuffers))
        must(lib.ptcg_env_get_buffers(self._handle, ctypes.byref(buffers)))
        return buffers

    def _block(self, address: int, count: int, kind: Any) -> Any:
        block = memory(address, count, kind)
        block._memory = self._memory  # an array must not outlive the memory
        return block

    @cached_property
    def observation(self) -> Array:
        at = self._buffers
        return np.frombuffer(
            self._block(at.observation, at.observation_count, ctypes.c_int16), np.int16
        )

    @cached_property
    def mask(self) -> Array:
        at = self._buffers
        return np.frombuffer(self._block(at.mask, at.action_count, ctypes.c_int8), np.int8)

    @cached_property
    def state(self) -> EnvState:
        state: EnvState = self._buffers.state.contents
        state._memory = self._memory
        return state

    @cached_property
    def legal(self) -> memoryview:
        """The legal actions, in order: the first `state.legal_count` numbers."""
        at = self._buffers
        block = self._block(at.legal, at.action_count, ctypes.c_uint16)
        return memoryview(block).cast("B").cast("H")

    def __copy__(self) -> Game:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.fork()

    @property
    def player(self) -> int:
        """Who picks: 0 or 1, 2 for chance (with explicit_chance), NOBODY (255) if the game is over."""
        return self.state.player

    @property
    def over(self) -> bool:
        return self.state.player == NOBODY

    @property
    def asks_chance(self) -> bool:
        return self.state.player == CHANCE

    def legal_actions(self) -> list[int]:
        """Returns the legal actions in ascending order; none if the game is over."""
        return self.legal[: self.state.legal_count].tolist()

    def reset(self, seed: int) -> None:
        """Begins another game. The same seed gives the same game."""
        must(lib.ptcg_env_reset(self._handle, check.unsigned("the seed", seed, 64)))

    def step(self, action: int) -> None:
        """Takes an action; bots then answer. Raises IllegalAnswer if it is not legal, MatchOver, or
        NoRoom if the next question has too many options."""
        if type(action) is not int or not -1 <= action <= 0xFFFF:
            action = check.number("an action", action, 0, self.encoding.enough)
        status = _step(self._handle, action)
        if status:
            must(status)

    def observe(
        self, seat: int, out: Array | None = None, *, of: Match | None = None
    ) -> Array:
        """Returns what a seat observes, whoever picks; with `of`, what it would observe in that match
        of the same library, such as one with other hidden cards. `out`: an array that an earlier
        call returned, to write into."""
        if out is None:
            out = np.zeros(self.encoding.size, np.int16)
        elif (
            not isinstance(out, np.ndarray)
            or out.dtype != np.int16
            or out.size != self.encoding.size
            or not (out.flags.c_contiguous and out.flags.writeable and out.flags.aligned)
        ):
            raise BadArgument("`out` must be an array that observe returned")
        whose = check.signed("the seat", seat, 32)
        if of is None:
            must(lib.ptcg_env_observe(self._handle, whose, out.ctypes.data))
        else:
            handle = check.one_of("`of`", of, Match)._handle
            must(lib.ptcg_env_observe_match(self._handle, handle, whose, out.ctypes.data))
        return out

    def fork(self) -> Game:
        """Returns a copy that goes on independently, on the same host."""
        handle = ctypes.c_void_p()
        must(lib.ptcg_env_fork(self._handle, ctypes.byref(handle)))
        fork = Game.__new__(type(self))
        fork._take(self.host, handle, self.encoding)
        return fork

    def copy_from(self, other: Game) -> None:
        """Takes on the game of `other`, which has the same decks, rules and bots."""
        check.one_of("the game to copy", other, Game)
        status = _copy(self._handle, other._handle)
        if status:
            raise_last(status)

    def determinize(self, seat: int, seed: int, *, into: Game | None = None) -> Game:
        """Returns a game that a seat could be in, given all that it may know and both deck lists: what
        is hidden from it, and future chance, are drawn again. It observes the same. `into`: a copy to
        use instead of making one. Raises NoPosition if an effect in progress has used hidden cards in
        a visible way, or if the other seat has begun an answer, and MatchOver."""
        into = self.fork() if into is None else check.one_of("into", into, Game)
        who = check.signed("the seat", seat, 32)
        drawn_from = check.unsigned("the seed", seed, 64)
        must(lib.ptcg_env_determinize(into._handle, self._handle, who, drawn_from))
        return into

    def rendered(self, mode: str | None, *audience: int) -> str | None:
        """Returns the table as the audience sees it (Match.view), as JSON; None without a mode."""
        if mode is None:
            return None
        return json.dumps(self.match().view(*audience), ensure_ascii=False)

    def match(self) -> Match:
        """Returns a match in the state of the game, for everything else: views, saves, options."""
        handle = ctypes.c_void_p()
        must(lib.ptcg_env_match(self._handle, ctypes.byref(handle)))
        return Match(self.host, handle)
