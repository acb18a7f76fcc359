"""Finds libptcg.so: next to this module, where it was installed or built with it, or in the system's
libraries; and the cards that belong to it."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path

#: The version of ptcg.h this module was written for: major and minor.
HEADER_VERSION = (0, 1)

_here = Path(__file__).resolve().parent
#: The checkout that contains this module, if there is one.
_checkout = _here.parent.parent.parent
#: The builds of a checkout that a plain Python can load, best first. Sanitizer builds are excluded.
_presets = ("release", "profiled", "dev", "clang")


def _installed() -> Path | None:
    """Returns the folder where the library was installed with this module, or None."""
    try:
        from ._installed import LIBRARY_FOLDER  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    return (_here / LIBRARY_FOLDER).resolve()


def _places() -> Iterator[tuple[str, Path]]:
    """Yields a description of each place, and a pattern of the files that may be there."""
    yield "next to this module", _here / "libptcg.so*"
    installed = _installed()
    if installed is not None:
        yield "installed with it", installed / "libptcg.so.{}.{}".format(*HEADER_VERSION)
    elif (_checkout / "tools" / "python" / "ptcg").is_dir():
        for preset in _presets:
            yield "built in its checkout", _checkout / "build" / preset / "libptcg.so"


Declare = Callable[[ctypes.CDLL], None]


def _load(path: str, declare: Declare) -> ctypes.CDLL:
    """Loads the library. Raises ImportError if it is not a library of this version."""
    try:
        library = ctypes.CDLL(path)
        declare(library)
    except (OSError, AttributeError) as error:
        raise ImportError(f"{path} is not a libptcg.so of this version: {error}") from error
    number = library.ptcg_version_number()
    if (number // 1_000_000, number // 1000 % 1000) != HEADER_VERSION:
        raise ImportError(
            f"{path} has version {library.ptcg_version().decode()}; this module needs "
            f"{HEADER_VERSION[0]}.{HEADER_VERSION[1]}"
        )
    return library


def find_and_load(declare: Declare) -> ctypes.CDLL:
    """Returns the library after `declare` has declared its functions to ctypes.

    Raises ImportError, with all places that were searched and what to do, if there is none.
    """
    named = os.environ.get("PTCG_LIBRARY")
    if named:
        return _load(named, declare)  # this one or none
    looked = ["PTCG_LIBRARY: not set"]
    for what, pattern in _places():
        files = sorted(pattern.parent.glob(pattern.name))
        if not files:
            looked.append(f"{what}: {pattern} does not exist")
        for file in files:
            try:
                return _load(str(file), declare)
            except ImportError as error:
                looked.append(f"{what}: {error}")
    of_system = ctypes.util.find_library("ptcg")
    if of_system is None:
        looked.append("the system's libraries: no ptcg library")
    else:
        try:
            return _load(of_system, declare)
        except ImportError as error:
            looked.append(f"the system's libraries: {error}")
    raise ImportError(
        "libptcg.so was not found. Looked at:\n    "
        + "\n    ".join(looked)
        + "\nIn a checkout of ptcg, `tools/dev build release ptcg_c` builds it and "
        "`tools/dev install PREFIX` installs it with this module; or set PTCG_LIBRARY to its path."
    )


def cards_folder() -> Path:
    """Returns the cards that came with this module, for Library: those that PTCG_CARDS names or, if it
    is not set, those next to the module (in a wheel), of the installation or of the checkout.

    Raises FileNotFoundError, with the places, if there are none.
    """
    named = os.environ.get("PTCG_CARDS")
    if named:
        return Path(named)
    places = [_here / "cards", _here.parent.parent / "cards", _checkout / "cards"]
    for folder in places:
        if (folder / "rulesets").is_dir():
            return folder
    raise FileNotFoundError(
        "the cards were not found at "
        + ", ".join(str(folder) for folder in places)
        + "; set PTCG_CARDS to their folder"
    )
