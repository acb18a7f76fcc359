#!/usr/bin/env python3
"""Plays games between pairs of decks with random answers, and prints the results.

    PYTHONPATH=tools/python python3 tools/python/examples/thousand_games.py cards
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

import ptcg

PAIRS = [("powerhouse", "lava-flow"), ("mega-abomasnow", "mega-abomasnow")]


def play(hosts: list[ptcg.Host], decks: tuple[str, str], games: int, seed: int) -> tuple[Counter, int]:
    """Plays all games in parallel, one step of each at a time."""
    numbers = [hosts[0].library.read_deck(deck) for deck in decks]
    known = {deck["name"]: deck["format"] for deck in hosts[0].library.decks()}
    batch = ptcg.Batch(
        (
            hosts[game % len(hosts)].match(
                *numbers, format=known[decks[0]], seed=seed + game, events=False
            )
            for game in range(games)
        ),
        threads=len(hosts),
    )
    lots = random.Random(seed)
    decisions = 0
    while answered := batch.answer_by_lot(lots):
        if refused := batch.step():
            raise SystemExit(f"{refused} answers were refused: {list(batch.statuses)}")
        decisions += answered
    results: Counter = Counter(turns=sum(decision.turn for decision in batch.decisions))
    for decision in batch.decisions:
        results[decision.winner] += 1
    return results, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("cards", help="a folder of packs with decks and formats")
    parser.add_argument("--games", type=int, default=1000, help="for each pair (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    wanted = parser.parse_args()

    library = ptcg.Library(wanted.cards)
    hosts = [library.host() for _ in range(max(1, wanted.threads))]
    print(f"{'decks':<34} {'games':>6} {'first':>6} {'second':>6} {'neither':>7} "
          f"{'turns':>6} {'decisions/s':>11}")
    for decks in PAIRS:
        began = time.perf_counter()
        results, decisions = play(hosts, decks, wanted.games, wanted.seed)
        seconds = time.perf_counter() - began
        print(
            f"{' - '.join(decks):<34} {wanted.games:>6} {results[0]:>6} {results[1]:>6} "
            f"{results[ptcg.NOBODY]:>7} {results['turns'] / wanted.games:>6.1f} "
            f"{decisions / seconds:>11,.0f}"
        )


if __name__ == "__main__":
    main()
