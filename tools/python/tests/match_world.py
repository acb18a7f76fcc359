"""What the tests of the Python module start from; ctest runs them with PTCG_LIBRARY and PTCG_CARDS set."""

from __future__ import annotations

import os
import random
from pathlib import Path

import ptcg

CARDS = Path(os.environ.get("PTCG_CARDS", Path(__file__).parents[3] / "cards"))
LIBRARY = ptcg.Library(CARDS)
HOST = LIBRARY.host()

WALL = b"""id = "x1-1"
name = "Wall"
kind = "pokemon"
stage = "basic"
hp = 60
types = ["fire"]
retreat = 1
"""
PACK = {
    "x1/pack.toml": b'id = "x1"\nname = "X"\nversion = "1"\napi = 2\n',
    "x1/001-wall.toml": WALL,
}


#: The wall card with an attack whose script fails.
FAILING = {
    **PACK,
    "x1/001-wall.toml": WALL + b'\n[[attack]]\nname = "Crack"\ncost = []\ntext = "Fails."\n',
    "x1/001-wall.lua": b'local card = ...\n'
    b'card.attack["Crack"] = { after = function() assert(false, "cracked") end }\n',
}


def failing_match(**wishes: object) -> ptcg.Match:
    """A match whose script has failed."""
    library = ptcg.Library(CARDS, memory=FAILING)
    wall = [library.find_card("x1-1")] * 60
    match = library.host().match(wall, wall, ruleset="sv", check_decks=False, **wishes)
    while True:
        attacks = [i for i, o in enumerate(match.options()) if o.kind_name == "attack"]
        if attacks:
            break
        match.step_by_default()
    try:
        match.step(attacks[0])
    except ptcg.ScriptFailed as error:
        assert "001-wall.lua:2: cracked" in str(error)
        return match
    raise AssertionError("it did not fail")


def start(seed: int = 1, **wishes: object) -> ptcg.Match:
    return HOST.match("powerhouse", "lava-flow", ruleset="dp", seed=seed, **wishes)


def play(match: ptcg.Match, lots: random.Random, answers: int = 100_000) -> ptcg.Decision:
    decision = match.decision()
    while not decision.over and answers > 0:
        pool = [i for i, option in enumerate(match.options()) for _ in range(option.count)]
        most = max(decision.min, min(decision.max, len(pool)))
        decision = match.step(lots.sample(pool, lots.randint(decision.min, most)))
        answers -= 1
    return decision
