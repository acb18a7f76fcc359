"""The interface of the 2026 contest's agents, see ../../README.md."""

from __future__ import annotations

import ctypes
from typing import Any

from .. import arguments as check
from .._native import lib
from ..errors import must
from ..library import Library, OutBuffer
from ..match import Audience, Match


def find_card(library: Library, number: int) -> int:
    """Returns the library's number of the card with this number in the pool. Raises NoSuchName."""
    card = ctypes.c_uint16()
    pool_number = check.signed("a number of the pool", number, 32)
    must(lib.ptcg_cabt_find_card(library._handle, pool_number, ctypes.byref(card)))
    return card.value


def table(match: Match, audience: int = Audience.JUDGE, *, actions: int = 1) -> dict[str, Any]:
    """Returns the table of a match as that interface describes it ("current"), for a player or the
    judge. `actions` is its "turnActionCount"."""
    out = OutBuffer()
    whose = check.signed("the audience", audience, 32)
    count = check.signed("actions", actions, 32)
    must(lib.ptcg_cabt_table_json(match._handle, whose, count, ctypes.byref(out.raw)))
    shown: dict[str, Any] = out.json()
    return shown
