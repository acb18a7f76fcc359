"""A small policy for self_play.py: what it sees of each option, and how likely it picks it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

import ptcg
from ptcg.vector import Vector, card_features

Array = np.ndarray[Any, Any]
# What it goes by: fields of tools/encoding/FIELDS.md and columns of card_features, each with about how
# large it gets.
GLOBAL = {"turn": 30, "energy_attached": 1, "supporters_played": 1, "retreats": 1, "picks": 3, "max": 5}
PLAYERS = {"deck": 60, "hand": 10, "prizes": 6, "bench": 5}
POKEMON = {"hp": 300, "damage": 300, "retreat_cost": 4, "attached": 4, "evolved": 1, "came_this_turn": 1,
           "asleep": 1, "confused": 1, "paralyzed": 1}
CARD = {"pokemon": 1, "energy": 1, "item": 1, "supporter": 1, "stadium": 1, "tool": 1, "basic": 1,
        "stage-1": 1, "stage-2": 1, "hp": 300, "retreat": 4, "prizes": 3, "provides": 1, "ability_0": 7}
FACTS = 10 + len(CARD) + 3 * len(POKEMON) + len(GLOBAL) + 2 * len(PLAYERS)
# Numbers in the encoding: 0 is "none", and the last kind of option is "enough".
YES, ATTACK = (1 + ptcg.OPTION_KINDS.index(name) for name in ("yes", "attack"))
MAIN_PHASE = 1 + ptcg.PURPOSES.index("main_phase")
KINDS, PURPOSES = len(ptcg.OPTION_KINDS) + 2, len(ptcg.PURPOSES) + 1


class Options(NamedTuple):
    """The options of all open questions, game by game: an entry, or row, for each option."""

    game: Array
    action: Array  # what picks it
    case: Array  # which row of weights judges it
    facts: Array
    first: Array  # one entry for each question: where its options begin ...
    count: Array  # ... and how many it has

    def each(self, reduce: Any, numbers: Array) -> Array:
        """Reduces the numbers of each question to one; returns that for each of its options."""
        return np.repeat(reduce.reduceat(numbers, self.first), self.count)


class Policy:
    """Scores an option by the sum of its facts, each times a weight. There is a row of weights for each
    case: the kind of option in the main phase, and what the question is for everywhere else."""

    def __init__(self, library: ptcg.Library) -> None:
        numbers, columns = card_features(library)
        at = {column.name: number for number, column in enumerate(columns)}

        def printed(*names: str) -> Array:
            return numbers[:, [at[name] for name in names]]

        self.cards = printed(*CARD) / np.array(list(CARD.values()))
        self.damages = printed(*(f"attack_{i}_damage" for i in range(4)))
        self.costs = printed(*(f"attack_{i}_cost" for i in range(4))).max(1)
        self.provides = printed(*(f"provides_{name}" for name in ptcg.TYPES)) > 0
        self.needs = sum(printed(*(f"attack_{i}_cost_{name}" for name in ptcg.TYPES)) for i in range(4)) > 0
        self.weights = np.zeros((KINDS + PURPOSES, FACTS), np.float32)
        self.mean = self.square = np.zeros_like(self.weights)  # of the gradients

    @classmethod
    def load(cls, library: ptcg.Library, file: str) -> Policy:
        """Returns the policy whose weights were saved in this file. Raises OSError or ValueError."""
        policy = cls(library)
        try:
            weights = np.load(file)
        except ValueError:
            weights = np.zeros(0)  # numpy's message says what it is not
        if weights.shape != policy.weights.shape:
            raise ValueError(f"{file} does not have the weights of this policy; --save writes them")
        policy.weights = weights
        return policy

    def look(self, vector: Vector) -> Options:
        """Returns the options of all games that are not over, with their facts."""
        parts, column = vector.encoding.split(vector.observations), vector.encoding.column

        def fields(section: str, names: dict[str, int]) -> Array:
            values = parts[section][..., [column(section, name) for name in names]]
            return values / np.array(list(names.values()), np.float32)

        game, action = np.nonzero(vector.masks)
        row = parts["options"][game, action]
        kind, spot, card, value = (row[:, column("options", n)] for n in ("kind", "spot", "card", "value"))
        pokemon = fields("pokemon", POKEMON)
        its = np.where(spot[:, None] > 0, pokemon[game, spot - 1], 0)  # the Pokémon of the option
        its_card = parts["pokemon"][game, spot - 1, column("pokemon", "card")] * (spot > 0)
        missing = np.maximum(self.costs[its_card] / 4 - its[:, 3], 0)  # Energy for its attacks
        needed = (self.provides[card] & self.needs[its_card]).any(1)
        active, opposing = pokemon[game, 0], pokemon[game, 9]
        damage = self.damages[card, np.minimum(value, 3)] * (kind == ATTACK) / 300
        knocks_out = (kind == ATTACK) & (damage >= opposing[:, 0] - opposing[:, 1])
        facts = np.column_stack([
            np.ones(len(game)), kind == YES, action == vector.encoding.enough, value / 10, spot == 1,
            spot > 9, missing, needed, damage, knocks_out, self.cards[card], its, active, opposing,
            fields("global", GLOBAL)[game], fields("players", PLAYERS).reshape(len(vector), -1)[game],
        ]).astype(np.float32)
        purpose = parts["global"][game, column("global", "purpose")]
        case = np.where(purpose == MAIN_PHASE, kind, KINDS + purpose)
        count = vector.legal_counts[vector.legal_counts > 0].astype(int)
        return Options(game, action, case, facts, np.cumsum(count) - count, count)

    def chances(self, options: Options) -> Array:
        """Returns how likely the policy picks each option: the higher its score, the likelier."""
        scores = np.einsum("ij,ij->i", options.facts, self.weights[options.case])
        powers = np.exp(scores - options.each(np.maximum, scores))
        return powers / options.each(np.add, powers)

    def climb(self, gradient: Array, rate: float = 0.02) -> None:
        """Moves each weight along its gradient, by `rate` where that is steady (Adam)."""
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        self.weights += rate * self.mean / (np.sqrt(self.square) + 1e-6)
