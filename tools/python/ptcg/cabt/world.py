"""The library and host that the functions of the interface use: they have no argument for them."""

from __future__ import annotations

import os
from pathlib import Path

from ..library import Host, Library

_library: Library | None = None
_host: Host | None = None


def cards_folder() -> Path:
    """Returns PTCG_CARDS or, if that is not set, the packs of the checkout or of the installation."""
    named = os.environ.get("PTCG_CARDS")
    if named:
        return Path(named)
    module = Path(__file__).resolve().parents[1]
    for folder in (module.parents[2] / "cards", module.parents[1] / "cards"):
        if (folder / "rulesets").is_dir():
            return folder
    raise FileNotFoundError(
        "the cards were not found next to this module; set PTCG_CARDS to their folder, or call "
        "ptcg.cabt.use_library"
    )


def use_library(library: Library) -> None:
    """Lets the interface's functions use this library. Call it before a battle starts."""
    global _library, _host
    _library = library
    _host = library.host()


def the_host() -> Host:
    """Returns the host of all battles, for one thread at a time."""
    if _host is None:
        use_library(Library(cards_folder()))
    assert _host is not None
    return _host


def the_library() -> Library:
    """Returns the library of all battles."""
    return the_host().library
