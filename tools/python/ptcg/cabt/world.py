"""The library and host that the functions of the interface use: they have no argument for them."""

from __future__ import annotations

from ..finding import cards_folder
from ..library import Host, Library

_library: Library | None = None
_host: Host | None = None


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
