#!/usr/bin/env python3
"""Measures random play: decisions per second of processor time, one match at a time and in a batch;
and copies of matches.

    PYTHONPATH=tools/python python3 tools/python/examples/speed.py cards
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import Callable

import ptcg

Start = Callable[[int], ptcg.Match]


def one_at_a_time(start: Start, games: int) -> float:
    lots = random.Random(1)
    decisions = 0
    began = time.process_time()
    for seed in range(games):
        match = start(seed)
        decision = match.decision()
        while not decision.over:
            if decision.min == 1 == decision.max:
                picks: int | list[int] = int(lots.random() * decision.option_count)
            else:
                pool = [i for i, option in enumerate(match.options()) for _ in range(option.count)]
                most = max(decision.min, min(decision.max, len(pool)))
                picks = lots.sample(pool, lots.randint(decision.min, most))
            decision = match.step(picks)
            decisions += 1
    return decisions / (time.process_time() - began)


def batch(start: Start, games: int, views: bool) -> float:
    lots = random.Random(1)
    decisions = 0
    many = ptcg.Batch([start(seed) for seed in range(games)], views=views)
    began = time.process_time()
    while answered := many.answer_by_lot(lots):
        many.step()
        decisions += answered
    return decisions / (time.process_time() - began)


def started(start: Start) -> ptcg.Match:
    match = start(1)
    for _ in range(60):
        match.step_by_default()
    return match


def copies(start: Start, count: int) -> float:
    match = started(start)
    fork = match.fork()
    began = time.process_time()
    for _ in range(count):
        fork.copy_from(match)
    return count / (time.process_time() - began)


def forks(start: Start, count: int) -> float:
    """Each fork replaces the last one, which is freed."""
    match = started(start)
    began = time.process_time()
    for _ in range(count):
        fork = match.fork()
    taken = time.process_time() - began
    if fork.state_hash() != match.state_hash():
        raise SystemExit("a fork is another match")
    return count / taken


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(f"usage: {sys.argv[0]} CARDS")
    library = ptcg.Library(sys.argv[1])
    host = library.host()
    decks = [library.read_deck(name) for name in ("powerhouse", "lava-flow")]

    def start(seed: int) -> ptcg.Match:
        return host.match(*decks, ruleset="dp", seed=seed, events=False)

    for what, measure in (
        ("decisions, one match at a time", lambda: one_at_a_time(start, 300)),
        ("decisions, a batch of 1,000 matches", lambda: batch(start, 1000, views=False)),
        ("decisions, the same with views", lambda: batch(start, 1000, views=True)),
        ("copies into a match at hand", lambda: copies(start, 200_000)),
        ("forks, each ready to play", lambda: forks(start, 50_000)),
    ):
        print(f"{what:<38} {statistics.median(measure() for _ in range(3)):>12,.0f} a second")


if __name__ == "__main__":
    main()
