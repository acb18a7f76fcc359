"""The game with the verbs of OpenSpiel: a Game that makes States."""

from __future__ import annotations

import hashlib
import json
from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np

from ..errors import BadArgument, IllegalAnswer
from ..library import Deck, Host, Library
from .encoding import Encoding
from .game import Game

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
_chance_seat = 2

PlayerAction = namedtuple("PlayerAction", ["player", "action"])
#: The members of pyspiel's GameType.
GameType = namedtuple(
    "GameType",
    "short_name long_name dynamics chance_mode information utility reward_model max_num_players "
    "min_num_players provides_information_state_string provides_information_state_tensor "
    "provides_observation_string provides_observation_tensor parameter_specification",
)


class SpielGame:
    """A game of two decks, with the methods of pyspiel.Game.

    Chance is explicit: coins, shuffles and random picks are chance nodes, one pick a node, each
    outcome equally likely. With `seed`, chance comes from it instead, there are no chance nodes, and
    every initial state is the same. The other arguments are those of ptcg.env.Game.
    """

    def __init__(
        self,
        library: Library,
        deck_one: Deck,
        deck_two: Deck,
        *,
        seed: int | None = None,
        decision_cap: int = 10_000,
        **wishes: Any,
    ) -> None:
        if "bots" in wishes or "explicit_chance" in wishes:
            raise BadArgument("both players are yours; `seed` decides whether chance is explicit")
        self._host: Host = library.host()
        self._decks = deck_one, deck_two
        self._seed = seed
        self._cap = decision_cap
        self._root = Game(
            self._host,
            deck_one,
            deck_two,
            seed=seed or 0,
            explicit_chance=seed is None,
            decision_cap=decision_cap,
            **wishes,
        )
        self.encoding: Encoding = self._root.encoding

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._root.fork(), [], [b"", b""])

    def get_type(self) -> GameType:
        return GameType(
            short_name="ptcg",
            long_name="ptcg",
            dynamics="sequential",
            chance_mode="explicit_stochastic" if self._seed is None else "deterministic",
            information="imperfect_information",
            utility="zero_sum",
            reward_model="terminal",
            max_num_players=2,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )

    def get_parameters(self) -> dict[str, Any]:
        return {"seed": self._seed, "decision_cap": self._cap, "options": self.encoding.options}

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return self.encoding.actions

    def policy_tensor_shape(self) -> list[int]:
        return [self.num_distinct_actions()]

    def max_chance_outcomes(self) -> int:
        return self.encoding.actions if self._seed is None else 0

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def max_game_length(self) -> int:
        """Returns a bound on the actions of the players in a game: an answer has at most 65."""
        return 65 * self._cap

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoding.size]

    def observation_tensor_size(self) -> int:
        return self.encoding.size

    def information_state_tensor_shape(self) -> list[int]:
        return [self.encoding.size + _digest_numbers]

    def information_state_tensor_size(self) -> int:
        return self.encoding.size + _digest_numbers

    def deserialize_state(self, text: str) -> SpielState:
        """Returns the state that `serialize` wrote. Raises NoRoom for one whose last action raised it."""
        state = self.new_initial_state()
        for action in json.loads(text)["history"]:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return "ptcg()" if self._seed is None else f"ptcg(seed={self._seed})"


_digest_bytes = 16
_digest_numbers = _digest_bytes // 2


class SpielState:
    """A state of the game, with the methods of pyspiel.State."""

    def __init__(
        self,
        game: SpielGame,
        position: Game,
        history: list[tuple[int, int]],
        seen: list[bytes],
        is_drawn: bool = False,
    ) -> None:
        self._game = game
        self._position = position
        self._history = history
        self._seen = seen  # of each player: a digest of what it saw and did
        self._is_drawn = is_drawn  # resampled: its history does not lead to it

    # ---- whose turn it is, and what may be done ----------------------------------------------------

    def current_player(self) -> int:
        player = self._position.state.player
        if player < _chance_seat:
            return player
        return CHANCE_PLAYER if player == _chance_seat else TERMINAL_PLAYER

    def is_terminal(self) -> bool:
        return self._position.over

    def is_chance_node(self) -> bool:
        return self._position.asks_chance

    def is_player_node(self) -> bool:
        return self._position.state.player < _chance_seat

    def is_simultaneous_node(self) -> bool:
        return False

    def is_mean_field_node(self) -> bool:
        return False

    def is_initial_state(self) -> bool:
        return not self._history

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the legal actions in ascending order: of the current player, or of `player`, who has
        none if it is not its turn. At a chance node, the outcomes."""
        if player is not None and player != self.current_player():
            return []
        return self._position.legal_actions()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return [0] * self._game.num_distinct_actions()
        mask: list[int] = self._position.mask.tolist()
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns (outcome, probability) pairs at a chance node."""
        if not self.is_chance_node():
            raise BadArgument("this is not a chance node")
        outcomes = self._position.legal_actions()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Returns an action in words. Both forms of OpenSpiel: with and without the player."""
        if action is None:
            player, action = self.current_player(), player
        if action == self._game.encoding.enough:
            return "enough"
        question = self._position.match().question()
        options = question.get("options", [])
        if not 0 <= action < len(options):
            raise IllegalAnswer(f"action {action} is not an option of this question")
        option = options[action]
        words = [option["kind"]]
        if "card" in option:
            words.append(option["card"]["name"])
        for name in ("attack", "ability", "word"):
            if name in option:
                words.append(str(option[name]))
        if "spot" in option:
            words.append(f"at {option['spot']['player']}:{option['spot']['place']}")
        return f"{action}: {' '.join(words)}"

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """Returns the action that `action_to_string` gave."""
        wanted = player if text is None else text
        for action in self.legal_actions():
            if self.action_to_string(action) == wanted:
                return action
        raise IllegalAnswer(f"no legal action is {wanted!r}")

    # ---- playing -------------------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        before = self._position.observation.tobytes() if player >= 0 else b""
        state = self._position.state
        steps = state.steps
        try:
            self._position.step(action)
        finally:
            if state.steps != steps:  # also if it was taken, but the game cannot go on: NoRoom
                if player >= 0:
                    self._seen[player] = _digest(self._seen[player], before, int(action))
                self._history.append((player, int(action)))

    def clone(self) -> SpielState:
        return self._with(self._position.fork(), self._is_drawn)

    def _with(self, position: Game, is_drawn: bool) -> SpielState:
        return SpielState(self._game, position, self._history[:], self._seen[:], is_drawn)

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()

    def child(self, action: int) -> SpielState:
        """Returns the state after an action; this one is unchanged."""
        child = self.clone()
        child.apply_action(action)
        return child

    # ---- results -------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Returns 1 for the winner and -1 for the loser once the game is over; else zeros."""
        return [float(reward) for reward in self._position.state.reward]

    def rewards(self) -> list[float]:
        """Returns the rewards of the last action: only the end of the game gives any."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    # ---- what a player knows ---------------------------------------------------------------------

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Returns what a player sees now, as numbers (FIELDS.md)."""
        return self._observed(self._who(player)).astype(np.float64).tolist()

    def observation_string(self, player: int | None = None) -> str:
        """Returns what a player sees now, in words."""
        seat = self._who(player)
        match = self._position.match()
        asked = match.question(1 << seat)
        return json.dumps({"table": match.view(1 << seat), "question": asked}, ensure_ascii=False)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Returns what a player sees now, then a digest of all that it saw and did at its own earlier
        picks: eight numbers of 16 bits."""
        seat = self._who(player)
        past = np.frombuffer(self._past(seat), np.uint16)
        return np.concatenate([self._observed(seat), past], dtype=np.float64).tolist()

    def information_state_string(self, player: int | None = None) -> str:
        """Returns a digest of what a player sees now and of all that it saw and did at its own
        earlier picks: equal strings mean that it cannot tell the states apart. What happens between
        two of its picks counts as far as the next observation shows it."""
        seat = self._who(player)
        return _digest(self._past(seat), self._observed(seat).tobytes(), -1).hex()

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """Returns a state that `player` cannot tell from this one: what is hidden from it, and future
        chance, are drawn again. `probability_sampler` returns numbers from 0 to 1. Raises NoPosition
        if an effect in progress has used hidden cards in a visible way, or if the other player is in
        the middle of an answer. The new state keeps this history and can't be serialized."""
        seed = min(int(probability_sampler() * 2**53), 2**53 - 1)
        return self._with(self._position.determinize(player, seed), True)

    def _past(self, seat: int) -> bytes:
        return self._seen[seat] or bytes(_digest_bytes)

    def _observed(self, seat: int) -> np.ndarray[Any, Any]:
        if self._position.state.player == seat:
            return self._position.observation
        return self._position.observe(seat)

    def _who(self, player: int | None) -> int:
        who = self.current_player() if player is None else player
        if who not in (0, 1):
            raise BadArgument(f"there is no player {who} to observe for; pass 0 or 1")
        return who

    # ---- history -------------------------------------------------------------------------------

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[PlayerAction]:
        return [PlayerAction(*taken) for taken in self._history]

    def history_str(self) -> str:
        return ", ".join(str(action) for _, action in self._history)

    def move_number(self) -> int:
        return len(self._history)

    def serialize(self) -> str:
        """Returns the state as text, for `deserialize_state` of the same game."""
        if self._is_drawn:
            raise BadArgument("a resampled state has no history that leads to it; serialize the original")
        return json.dumps({"history": self.history()})

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    @property
    def position(self) -> Game:
        """The ptcg.env.Game behind the state."""
        return self._position

    def __str__(self) -> str:
        state = self._position.state
        if self.is_terminal():
            return f"after {len(self._history)} actions: over, returns {self.returns()}"
        return f"after {len(self._history)} actions: turn {state.turn}, player {self.current_player()}"

    __repr__ = __str__


def _digest(past: bytes, observation: bytes, action: int) -> bytes:
    made = hashlib.blake2b(past, digest_size=_digest_bytes)
    made.update(observation)
    made.update(action.to_bytes(4, "little", signed=True))
    return made.digest()
