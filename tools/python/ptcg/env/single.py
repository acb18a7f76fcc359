"""The game for one agent against an opponent: the interface of Gymnasium's Env."""

from __future__ import annotations

import copy as copying
from typing import Any, Callable, Union

import numpy as np

from ..errors import BadArgument
from ..library import Deck, Library
from . import spaces as own_spaces
from .game import Game, check_render_mode

Observation = dict[str, np.ndarray[Any, Any]]
#: A bot's name, or a function from an observation to an action.
Opponent = Union[str, Callable[[Observation], int]]


class SingleEnv:
    """One agent against `opponent`, with the methods and attributes of Gymnasium's Env.

    The first deck is the agent's. `seat`: 0 or 1; None draws it for each game. Observations, masks and
    the other arguments are those of AecEnv. The reward is 1 for a win, -1 for a loss, else 0.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}
    spec: Any = None

    def __init__(
        self,
        library: Library,
        deck: Deck,
        opponents_deck: Deck,
        *,
        opponent: Opponent = "random",
        seat: int | None = 0,
        decision_cap: int = 10_000,
        copy: bool = True,
        render_mode: str | None = None,
        spaces: Any = own_spaces,
        **wishes: Any,
    ) -> None:
        if "bots" in wishes or wishes.get("explicit_chance"):
            raise BadArgument("`opponent` is the other seat's, and chance comes from the seed")
        if seat not in (0, 1, None):
            raise BadArgument(f"seat must be 0, 1 or None, not {seat!r}")
        self.render_mode = check_render_mode(render_mode)
        self._copy = copy
        self._wanted_seat = seat
        self._policy = None if isinstance(opponent, str) else opponent
        bot = opponent if isinstance(opponent, str) else None
        host = library.host()
        decks = (deck, opponents_deck), (opponents_deck, deck)
        bots = (None, bot), (bot, None)
        #: By the agent's seat.
        self._games = {
            at: Game(host, *decks[at], bots=bots[at], decision_cap=decision_cap, **wishes)
            for at in ((0, 1) if seat is None else (seat,))
        }
        self._seat = next(iter(self._games))
        self._np_random: np.random.Generator | None = None
        self._np_random_seed: int | None = None
        self.encoding = self.game.encoding
        low, high = self.encoding.bounds()
        self.action_space = spaces.Discrete(self.encoding.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, low.shape, np.int16),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self._is_open = False

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._games[self._seat]

    @property
    def np_random(self) -> np.random.Generator:
        if self._np_random is None:
            self._seed(np.random.SeedSequence().entropy)  # type: ignore[arg-type]
        assert self._np_random is not None
        return self._np_random

    @np_random.setter
    def np_random(self, value: np.random.Generator) -> None:
        self._np_random = value
        self._np_random_seed = -1  # unknown

    @property
    def np_random_seed(self) -> int:
        """What `np_random` was made from; -1 if it was set instead."""
        if self._np_random_seed is None:
            self._seed(np.random.SeedSequence().entropy)  # type: ignore[arg-type]
        assert self._np_random_seed is not None
        return self._np_random_seed

    def _seed(self, seed: int) -> None:
        self._np_random, self._np_random_seed = np.random.default_rng(seed), seed

    @property
    def unwrapped(self) -> SingleEnv:
        return self

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game; returns the first observation and info. A seed decides this game and those
        after it. `options` are not used."""
        self._is_open = False  # until it is known that the agent is asked
        if seed is not None:
            self._seed(seed)
        while True:
            drawn = int(self.np_random.integers(1 << 63))
            if self._wanted_seat is None:
                self._seat = int(self.np_random.integers(2))
            self.game.reset(drawn)
            self._let_opponent_act()
            if not self.game.over:  # else the game ended before the agent was asked anything
                break
        self._is_open = True
        return self._observation(), self._info()

    def step(
        self, action: int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action; returns observation, reward, terminated, truncated and info."""
        if not self._is_open:
            raise BadArgument("the episode is over, or has not begun; call reset first")
        self.game.step(action)
        self._is_open = False  # if the opponent fails, its seat must not be the agent's
        self._let_opponent_act()
        state = self.game.state
        self._is_open = not self.game.over
        reward = float(state.reward[self._seat])
        return (
            self._observation(), reward, bool(state.terminated), bool(state.truncated), self._info()
        )

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Returns which actions are legal, as booleans: what MaskablePPO of sb3-contrib asks for."""
        return self.game.mask.astype(bool)

    def _let_opponent_act(self) -> None:
        game, theirs = self.game, 1 - self._seat
        while self._policy is not None and game.state.player == theirs:
            seen = {"observation": game.observation.copy(), "action_mask": game.mask.copy()}
            game.step(self._policy(seen))

    def _observation(self) -> Observation:
        game = self.game
        numbers, mask = game.observation, game.mask
        if game.over:  # it may be what the opponent saw
            numbers = game.observe(self._seat)
        if not self._copy:
            return {"observation": numbers, "action_mask": mask}
        return {"observation": numbers.copy(), "action_mask": mask.copy()}

    def _info(self) -> dict[str, Any]:
        state, mask = self.game.state, self.game.mask
        return {
            "action_mask": mask.copy() if self._copy else mask,
            "seat": self._seat,
            "turn": state.turn,
        }

    def render(self) -> str | None:
        """Returns the table as the agent sees it, as JSON, if `render_mode` is "ansi"."""
        return self.game.rendered(self.render_mode, 1 << self._seat)

    def __copy__(self) -> SingleEnv:
        """Returns an environment that goes on independently, as copy.deepcopy does."""
        return copying.deepcopy(self)

    def close(self) -> None:
        """Does nothing: the memory is freed with the object."""

    def __enter__(self) -> SingleEnv:
        return self

    def __exit__(self, *args: Any) -> bool:
        self.close()
        return False

    def __str__(self) -> str:
        return f"<{type(self).__name__} instance>"
