"""A small policy for self_play.py: what it sees of each option, and how likely it picks it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

import ptcg
from ptcg.vector import Vector, card_features

Array = np.ndarray[Any, Any]
# What it goes by: fields of tools/encoding/FIELDS.md, and columns of card_features.
GLOBAL = "turn energy_attached supporters_played retreats picks max".split()
PLAYERS = "deck hand prizes bench".split()
POKEMON = "hp damage retreat_cost attached evolved came_this_turn asleep confused paralyzed".split()
CARD = ("pokemon energy item supporter stadium tool basic stage-1 stage-2 hp retreat prizes provides "
        "attack_0_cost attack_1_cost ability_0").split()
DAMAGES = [f"attack_{number}_damage" for number in range(4)]
FACTS = 8 + len(CARD) + 3 * len(POKEMON) + len(GLOBAL) + 2 * len(PLAYERS)
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
        cards, columns = card_features(library)
        names = [column.name for column in columns]
        self.cards = cards[:, [names.index(name) for name in CARD]]
        self.damages = cards[:, [names.index(name) for name in DAMAGES]]
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

        def fields(section: str, names: list[str]) -> Array:
            return parts[section][..., [column(section, name) for name in names]]

        game, action = np.nonzero(vector.masks)
        kind, spot, card, value = fields("options", ["kind", "spot", "card", "value"])[game, action].T
        pokemon = fields("pokemon", POKEMON)
        its_pokemon = np.where(spot[:, None] > 0, pokemon[game, spot - 1], 0)
        active, opposing = pokemon[game, 0], pokemon[game, 9]
        damage = self.damages[card, np.minimum(value, 3)] * (kind == ATTACK)
        knocks_out = (kind == ATTACK) & (damage >= opposing[:, 0] - opposing[:, 1])
        facts = np.column_stack([
            np.ones(len(game)), kind == YES, action == vector.encoding.enough, value, spot == 1, spot > 9,
            damage, knocks_out, self.cards[card], its_pokemon, active, opposing,
            fields("global", GLOBAL)[game], fields("players", PLAYERS).reshape(len(vector), -1)[game],
        ])
        facts = np.log1p(np.maximum(facts, 0)).astype(np.float32)  # 300 HP are not 300 times 1 Energy
        purpose = fields("global", ["purpose"])[game, 0]
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
