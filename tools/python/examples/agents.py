#!/usr/bin/env python3
"""Two agents to be compared by `ptcg arena`, which seats each in both seats of the same tables.

    export PYTHONPATH=tools/python
    ptcg arena "tools/python/examples/agents.py bold" "tools/python/examples/agents.py random" --sprt 50%,60%
"""

from __future__ import annotations

import random as lots
from typing import Any

import ptcg.outside

#: What to do in a turn, best first. An attack ends the turn, so it comes late.
ORDER = "bench evolve attach use play attack use_stadium end_turn retreat".split()


def offered(question: dict[str, Any]) -> list[int]:
    """The numbers of the options, each as often as it may be picked."""
    return [number for number, option in enumerate(question["options"]) for _ in range(option["count"])]


def random(ask: dict[str, Any]) -> list[int]:
    """Any legal answer, all equally likely."""
    question = ask["question"]
    pool = offered(question)
    most = min(question["max"], len(pool))
    return lots.sample(pool, lots.randint(question["min"], most))


def bold(ask: dict[str, Any]) -> int | list[int]:
    """Develops, then attacks with the last attack that it can pay for; leaves the rest to luck."""
    question = ask["question"]
    if question["purpose"] != "main_phase":
        return random(ask)
    kinds = [option["kind"] for option in question["options"]]
    return min(reversed(offered(question)), key=lambda number: ORDER.index(kinds[number]))


if __name__ == "__main__":
    lots.seed(1)  # one thread then plays the same games every time
    ptcg.outside.run(bold, random)
