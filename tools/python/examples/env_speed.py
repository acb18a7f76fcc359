#!/usr/bin/env python3
"""Measures random play through ptcg.env and ptcg.vector: steps per second, with encoded observations
and masks. A step is one pick. Per second of processor time for one game at a time, of real time for
vectors.

    PYTHONPATH=tools/python /usr/bin/python3 tools/python/examples/env_speed.py cards
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from typing import Any, Callable

import numpy as np

import ptcg
import ptcg.env
from ptcg.vector import Vector

#: What plays, by its name here.
POWERHOUSE = [("powerhouse", "lava-flow")]


def standard_pairs(library: ptcg.Library) -> list[tuple[str, str]]:
    """Pairs of all decks of the format standard."""
    names = [deck["name"] for deck in library.decks() if deck["format"] == "standard"]
    return [(one, other) for one in names for other in names]


def one_game(library: ptcg.Library, pairs: list[tuple[str, str]], steps: int) -> float:
    host = library.host()
    games = [ptcg.env.Game(host, *pair) for pair in pairs[:8]]
    draw = random.Random(1).random
    taken = 0
    began = time.process_time()
    while taken < steps:
        for game in games:
            game.reset(taken)
            step, legal, state = game.step, game.legal, game.state
            while count := state.legal_count:
                step(legal[int(draw() * count)])
                taken += 1
    return taken / (time.process_time() - began)


def aec(library: ptcg.Library, pairs: list[tuple[str, str]], steps: int) -> float:
    env = ptcg.env.AecEnv(library, *pairs[0])
    game, draw, taken = env.game, random.Random(1).random, 0
    began = time.process_time()
    while taken < steps:
        env.reset(seed=taken)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(game.legal[int(draw() * game.state.legal_count)])
                taken += 1
    return taken / (time.process_time() - began)


def single(library: ptcg.Library, pairs: list[tuple[str, str]], steps: int) -> float:
    env = ptcg.env.SingleEnv(library, *pairs[0], opponent="random")
    draw, taken = random.Random(1).random, 0
    began = time.process_time()
    while taken < steps:
        env.reset(seed=taken)
        done = False
        while not done:
            game = env.game
            action = game.legal[int(draw() * game.state.legal_count)]
            observation, reward, terminated, truncated, info = env.step(action)
            done = terminated or truncated
            taken += 1
    return taken / (time.process_time() - began)


def resident() -> int:
    """Returns this process's memory in bytes."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def vector(
    library: ptcg.Library, pairs: list[tuple[str, str]], steps: int, games: int, threads: int
) -> tuple[float, float]:
    """Returns steps a second, and the bytes of a game."""
    Vector(library, pairs, games=threads, threads=threads)  # what is loaded once
    before = resident()
    many = Vector(library, pairs, games=games, threads=threads)
    rng = np.random.default_rng(1)
    for _ in range(20):
        many.step(many.draw(rng))
    each = (resident() - before) / games
    rounds = max(steps // games, 1)
    began = time.perf_counter()
    for _ in range(rounds):
        many.step(many.draw(rng))
    return rounds * games / (time.perf_counter() - began), each


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards")
    parser.add_argument("--steps", type=int, default=300_000, help="of each measurement")
    parser.add_argument("--games", type=int, default=1024, help="of a vector")
    parser.add_argument("--threads", type=int, default=2, help="of a vector")
    parser.add_argument("--runs", type=int, default=3, help="the median of this many is told")
    wanted = parser.parse_args()
    library = ptcg.Library(wanted.cards)
    for name, pairs in (("powerhouse", POWERHOUSE), ("standard", standard_pairs(library))):
        measures: tuple[tuple[str, Callable[..., Any]], ...] = (
            ("Game, one core", one_game), ("AecEnv, one core", aec), ("SingleEnv, one core", single)
        )
        for what, measure in measures:
            rates = [measure(library, pairs, wanted.steps) for _ in range(wanted.runs)]
            print(f"{name:<12}{what:<42}{statistics.median(rates):>12,.0f} steps a second")
        runs = [
            vector(library, pairs, 4 * wanted.steps, wanted.games, wanted.threads)
            for _ in range(wanted.runs)
        ]
        what = f"Vector, {wanted.games} games, {wanted.threads} threads"
        print(f"{name:<12}{what:<42}{statistics.median(rate for rate, _ in runs):>12,.0f} steps a second")
        print(f"{name:<12}{'memory of a game in it':<42}{statistics.median(b for _, b in runs) / 1000:>12.1f} kB")


if __name__ == "__main__":
    main()
