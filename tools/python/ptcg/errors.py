"""What is raised when a call of the library fails."""

from __future__ import annotations

from typing import Any, NoReturn

from ._native import lib


class PtcgError(Exception):
    """Any error of ptcg. Its text says what was wrong, where, and what to do."""


class BadArgument(PtcgError, ValueError):
    """An argument is of the wrong type or out of range; nothing has changed."""


class PackError(PtcgError):
    """Packs have problems. `problems` has one dict each: file, line, column, message ..."""

    def __init__(self, message: str, problems: list[dict[str, Any]] | None = None) -> None:
        super().__init__(message)
        self.problems = problems or []


class NoSuchName(PtcgError):
    """There is no deck, ruleset, format or card of that name."""


class DeckError(PtcgError):
    """A deck list cannot be read, or may not be played."""


class IllegalAnswer(PtcgError):
    """Not a legal answer to the open question; nothing has changed."""


class ScriptFailed(PtcgError):
    """The script of a card failed; the answer was taken back."""


class MatchOver(PtcgError):
    """The match is over."""


class SaveError(PtcgError):
    """No save, a damaged one, or one of other packs or rules."""


class Mismatch(PtcgError):
    """Two matches are not of one library and ruleset."""


class MatchStopped(PtcgError):
    """The match stands still since a script failed (OnFailure.STOP); see Match.go_on."""


class NoPosition(PtcgError):
    """No position was found that agrees with what the player knows."""


class Busy(PtcgError):
    """Another thread is working with the host of this match. Each needs a host of its own."""


_classes: dict[int, type[PtcgError]] = {
    1: BadArgument,
    3: PackError,
    4: NoSuchName,
    5: DeckError,
    6: IllegalAnswer,
    7: ScriptFailed,
    8: MatchOver,
    9: SaveError,
    10: Mismatch,
    14: MatchStopped,
    15: NoPosition,
    16: Busy,
}


def raise_last(status: int) -> NoReturn:
    """Raises the thread's last error as the exception of this status."""
    if status == 12:
        raise MemoryError
    message = lib.ptcg_last_error().decode("utf-8", "replace")
    raise _classes.get(status, PtcgError)(message)


def must(status: int) -> None:
    """Raises unless the status is PTCG_OK."""
    if status:
        raise_last(status)
