#!/usr/bin/env python3
"""Trains a small policy by self-play, and tests it with decks and seeds that it did not train with.

    PYTHONPATH=tools/python /usr/bin/python3 tools/python/examples/self_play.py --save policy.npy
    PYTHONPATH=tools/python /usr/bin/python3 tools/python/examples/self_play.py --play policy.npy
"""

from __future__ import annotations

import argparse
import itertools
import time
from typing import Any

import numpy as np

import ptcg
from ptcg.vector import Vector

from policy import Array, Policy
from shares import share_text

DECKS = "archaludon dragapult hops-zacian marnies-grimmsnarl mega-kangaskhan mega-lopunny".split()
OTHERS = "mega-lucario mega-starmie".split()


def play(vector: Vector, policy: Policy, rng: np.random.Generator, memory: list[Any] | None = None) -> Array:
    """Plays all games to their ends, and returns the rewards of both seats. `memory` gets every pick."""
    while vector.legal_counts.any():
        options = policy.look(vector)
        chances = policy.chances(options)
        lots = np.log(chances + 1e-9) + rng.gumbel(size=len(chances))  # the highest wins this often
        picked = lots == options.each(np.maximum, lots)
        if memory is not None:
            memory.append((options, vector.players[options.game], picked - chances))
        actions = np.full(len(vector), -1)
        actions[options.game[picked]] = options.action[picked]
        vector.step(actions)
    winner = vector.states["winner"][:, None]
    return np.where(winner == ptcg.NOBODY, 0, np.where(winner == [0, 1], 1, -1))


def learn(vector: Vector, pairs: int, policy: Policy, rng: np.random.Generator) -> None:
    """Plays a batch of games. Then every pick becomes likelier if its player did better than this seat
    usually does with these decks, and less likely if it did worse: REINFORCE with a baseline."""
    memory: list[Any] = []
    rewards = play(vector, policy, rng, memory).reshape(-1, pairs, 2)
    better = (rewards - rewards.mean(0)).reshape(-1, 2)
    gradient = np.zeros_like(policy.weights)
    for options, player, surprise in memory:
        pull = np.zeros((len(gradient), len(surprise)), np.float32)
        pull[options.case, np.arange(len(surprise))] = surprise * better[options.game, player]
        gradient += pull @ options.facts
    policy.climb(gradient / len(vector))
    vector.reset()


def test(library: ptcg.Library, policy: Policy, decks: list[str], bot: str, games: int, seed: int) -> str:
    """Plays all pairs of the decks in both seats against a bot; returns the policy's share."""
    pairs = list(itertools.product(decks, repeat=2))
    games += -games % (2 * len(pairs))
    bots = [(None, bot)] * len(pairs) + [(bot, None)] * len(pairs)
    vector = Vector(library, pairs, games=games, threads=2, seeds=seed, bots=bots, autoreset=False)
    rewards = play(vector, policy, np.random.default_rng(seed))
    seat = np.arange(games) // len(pairs) % 2
    return f"{share_text((rewards[np.arange(games), seat].sum() + games) / 2, games)} against {bot}"


def train(library: ptcg.Library, wanted: argparse.Namespace) -> Policy:
    """Trains as long as wanted, and tells how it goes with the decks in training."""
    policy, rng = Policy(library), np.random.default_rng(wanted.seed)
    pairs = list(itertools.product(wanted.decks, repeat=2))
    games = len(pairs) * max(4, 300 // len(pairs))
    vector = Vector(library, pairs, games=games, threads=2, seeds=wanted.seed, autoreset=False)
    began, batch, last = time.monotonic(), 0, False
    while not last:
        batch += 1
        learn(vector, len(pairs), policy, rng)
        seconds = time.monotonic() - began
        last = batch == wanted.batches or seconds > 60 * wanted.minutes
        if last or batch % 20 == 0:
            told = test(library, policy, wanted.decks, "random", 100, wanted.seed + batch)
            print(f"{seconds:4.0f} s, {batch * games:6} games: {told}", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    more = parser.add_argument
    more("--minutes", type=float, default=5, help="how long to train (5)")
    more("--batches", type=int, default=0, help="train with so many batches of games at most")
    more("--seed", type=int, default=1, help="the same seed learns the same with each batch")
    more("--decks", nargs="+", default=DECKS, metavar="DECK", help="train with all pairs of these")
    more("--others", nargs="+", default=OTHERS, metavar="DECK", help="test with all pairs of these")
    more("--games", type=int, default=400, help="of the test, at least (400)")
    more("--save", metavar="FILE", help="write the weights to this file, for --play")
    more("--play", metavar="FILE", help="test these weights instead of training")
    wanted = parser.parse_args()
    try:
        library = ptcg.Library(ptcg.cards_folder())
        if wanted.play:
            policy = Policy.load(library, wanted.play)
        else:
            save = open(wanted.save, "wb") if wanted.save else None
            told = test(library, Policy(library), wanted.others, "random", wanted.games, wanted.seed)
            print(f"untrained: {told}", flush=True)
            policy = train(library, wanted)
            if save:
                np.save(save, policy.weights)
                save.close()
        print(f"With {', '.join(wanted.others)}, and other seeds:")
        for bot in ("random", "greedy"):
            told = test(library, policy, wanted.others, bot, wanted.games, wanted.seed + 1_000_000)
            print(told, flush=True)
    except (OSError, ValueError, ptcg.PtcgError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
