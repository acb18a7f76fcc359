"""What happened and what is asked, in words."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from . import _native as native
from . import arguments as check
from ._native import lib
from .errors import BadArgument, must
from .handles import Handle
from .library import Library, OutBuffer
from .match import Audience, Match


class Teller(Handle):
    """Tells one audience of a match what happens and what is asked, in sentences.

    It remembers where it stopped. `names` are the players'. With `log`, it tells in sections, "Setup"
    and "Ann's Turn", and counts several cards drawn before it names them to those who know them. With
    `by_name`, the viewer is called by name, too, instead of "you". With `ids`, names of cards have
    their IDs before them.
    """

    _free = lib.ptcg_teller_free
    _instead = "make a new one from its library"

    def __init__(
        self,
        library: Library,
        audience: int = Audience.SPECTATORS,
        *,
        names: Sequence[str] = ("Player 1", "Player 2"),
        language: str = "en",
        log: bool = False,
        by_name: bool = False,
        ids: bool = False,
    ) -> None:
        self._handle = ctypes.c_void_p()
        self.library = check.one_of("the library of a teller", library, Library)
        if isinstance(names, str) or len(names) != 2:
            raise BadArgument(f"names must be those of two players, not {names!r}")
        setup = native.TellerSetup(size=ctypes.sizeof(native.TellerSetup))
        setup.language = check.text("the language", language)
        for who, name in enumerate(names):
            setup.names[who] = check.text("the name of a player", name)
        setup.audience = check.signed("the audience", audience, 32)
        setup.flags = bool(log) + 2 * bool(by_name) + 4 * bool(ids)
        must(
            lib.ptcg_teller_create(
                library._handle, ctypes.byref(setup), ctypes.byref(self._handle)
            )
        )

    def tell(self, match: Match) -> dict[str, Any]:
        """Returns what happened since the last call: {"from", "next", "lines": [{"text", "heading",
        "depth", "event", "cards", "spots"}, ...]}, as ptcg_teller_tell in ptcg.h describes it."""
        return self._say(lib.ptcg_teller_tell, match)

    def catch_up(self, match: Match) -> None:
        """Goes on from the present position: after Match.restore, before the next answer."""
        check.one_of("the match", match, Match)
        must(lib.ptcg_teller_catch_up(self._handle, match._handle))

    def question(self, match: Match) -> dict[str, Any]:
        """Returns the open question in words: {"asked", "question", "picks", "options"}. Everyone but
        the asked player only reads whom the match waits for."""
        return self._say(lib.ptcg_teller_question, match)

    def _say(self, function: Any, match: Match) -> dict[str, Any]:
        check.one_of("the match", match, Match)
        out = OutBuffer()
        must(function(self._handle, match._handle, ctypes.byref(out.raw)))
        said: dict[str, Any] = out.json()
        return said
