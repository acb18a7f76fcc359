"""The game for two agents who act in turn: the interface of PettingZoo's AECEnv."""

from __future__ import annotations

from collections.abc import Iterator
import copy as copying
from typing import Any

import numpy as np

from ..errors import BadArgument
from ..library import Deck, Library
from . import spaces as own_spaces
from .encoding import Encoding
from .game import Game, check_render_mode


class AecEnv:
    """Two agents, "player_0" and "player_1", with the methods and attributes of PettingZoo's AECEnv.

    An observation is {"observation": int16 numbers, "action_mask": int8, 1 for each legal action}; see
    `encoding` and FIELDS.md. The info of the agent who acts has the mask, too. The winner's reward is
    1, the loser's -1. A game that reaches `decision_cap` decisions is truncated.

    Without a seed, reset draws one: from the last seed it was given, or at random. Observations are
    copies; with copy=False they are the library's memory, which the next step changes. `spaces` may be
    `gymnasium.spaces`. The other arguments are those of ptcg.env.Game.
    """

    metadata = {"name": "ptcg_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        library: Library,
        deck_one: Deck,
        deck_two: Deck,
        *,
        decision_cap: int = 10_000,
        copy: bool = True,
        render_mode: str | None = None,
        spaces: Any = own_spaces,
        **wishes: Any,
    ) -> None:
        if "bots" in wishes or wishes.get("explicit_chance"):
            raise BadArgument("both agents are yours, and chance comes from the seed")
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = ["player_0", "player_1"]
        self._game = Game(
            library.host(), deck_one, deck_two, decision_cap=decision_cap, **wishes
        )
        self.encoding: Encoding = self._game.encoding
        self._copy = copy
        self._seeds = np.random.default_rng()
        low, high = self.encoding.bounds()
        mask = spaces.Box(0, 1, (self.encoding.actions,), np.int8)
        observation = spaces.Box(low, high, low.shape, np.int16)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents
        }
        self._no_actions = np.zeros(self.encoding.actions, np.int8)
        self.agents: list[str] = []

    # ---- the table ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game behind the environment: to fork it, or for a match in its state."""
        return self._game

    @property
    def unwrapped(self) -> AecEnv:
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # ---- playing ------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. `options` are not used."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game.reset(int(self._seeds.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """The selected agent acts. Once it is terminated or truncated, its action must be None."""
        if not self.agents:
            raise BadArgument("the episode is over, or has not begun; call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._game.state
        steps = state.steps
        try:
            self._game.step(action)  # type: ignore[arg-type]
        except Exception:
            if state.steps != steps:  # it was taken, but the game cannot go on: NoRoom, Stopped
                self.infos[agent] = {}
                self._select()
            raise
        self._cumulative_rewards[agent] = 0.0
        if state.terminated or state.truncated:
            self._end()
        else:
            for name in self.agents:
                self.rewards[name] = 0.0
            self.infos[agent] = {}
            self._select()

    def _end(self) -> None:
        state = self._game.state
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(state.reward[seat])
            self._cumulative_rewards[name] += self.rewards[name]
            self.terminations[name] = bool(state.terminated)
            self.truncations[name] = bool(state.truncated)
            self.infos[name] = {"action_mask": self._no_actions.copy()}
        self.agent_selection = self.possible_agents[1 - self._seat(self.agent_selection)]

    def _was_dead_step(self, action: int | None) -> None:
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for of_agents in (
            self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos
        ):
            del of_agents[agent]  # type: ignore[attr-defined]
        self.agents.remove(agent)
        for name in self.agents:
            self.rewards[name] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """Returns what an agent sees; its mask is all zero unless it acts."""
        seat = self._seat(agent)
        if self._game.state.player == seat:
            numbers, mask = self._game.observation, self._game.mask
            return {
                "observation": numbers.copy() if self._copy else numbers,
                "action_mask": mask.copy() if self._copy else mask,
            }
        return {
            "observation": self._game.observe(seat),
            "action_mask": self._no_actions.copy(),
        }

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, np.ndarray[Any, Any]] | None, float, bool, bool, dict[str, Any]]:
        """Returns observation, reward since its last action, termination, truncation and info of the
        agent who acts."""
        if not self.agents:
            raise BadArgument("the episode is over, or has not begun; call reset first")
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the agent who acts until no agent is left, at most `max_iter` times."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _select(self) -> None:
        """Selects the agent who picks, and tells it the mask."""
        self.agent_selection = self.possible_agents[self._game.state.player]
        mask = self._game.mask
        self.infos[self.agent_selection] = {"action_mask": mask.copy() if self._copy else mask}

    # ---- the rest of the interface --------------------------------------------------------------

    def render(self) -> str | None:
        """Returns the table as everyone sees it, as JSON, if `render_mode` is "ansi"."""
        return self._game.rendered(self.render_mode)

    def state(self) -> np.ndarray[Any, Any]:
        """Returns what both agents together see."""
        return np.concatenate([self._game.observe(0), self._game.observe(1)])

    def __copy__(self) -> AecEnv:
        """Returns an environment that goes on independently, as copy.deepcopy does."""
        return copying.deepcopy(self)

    def close(self) -> None:
        """Does nothing: the memory is freed with the object."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
