"""What the tests of ptcg.env and ptcg.vector share."""

from __future__ import annotations

import os
import unittest
from pathlib import Path

try:
    import numpy  # noqa: F401
except ImportError:
    if os.environ.get("PTCG_NUMPY"):  # where it must be installed
        raise
    raise unittest.SkipTest("numpy is not installed for this Python") from None

import ptcg

CARDS = Path(os.environ.get("PTCG_CARDS", Path(__file__).parents[3] / "cards"))
#: How many times the usual number of games the tests play.
MORE = int(os.environ.get("PTCG_ENV_GAMES", "1"))

_library: list[ptcg.Library] = []


def the_library() -> ptcg.Library:
    if not _library:
        _library.append(ptcg.Library(CARDS))
    return _library[0]


#: Decks of every ruleset.
PAIRS = [
    ("powerhouse", "lava-flow", {"ruleset": "dp"}),
    ("powerhouse", "lava-flow", {"ruleset": "xy"}),
    ("powerhouse", "lava-flow", {"ruleset": "sm"}),
    ("dragapult", "archaludon", {}),
    ("powerhouse", "lava-flow", {"ruleset": "primer", "check_decks": False}),
]
