"""Exceptions for failed calls of the library."""

from __future__ import annotations

from typing import Any, NoReturn

from ._native import lib


class PtcgError(Exception):
    """Base class of all ptcg errors. The text says what was wrong, where, and what to do."""


class BadArgument(PtcgError, ValueError):
    """An argument is of the wrong type or out of range; nothing has changed."""


class PackError(PtcgError):
    """Packs have problems. `problems` has one dict for each: file, line, column, message ..."""

    def __init__(self, message: str, problems: list[dict[str, Any]] | None = None) -> None:
        super().__init__(message)
        self.problems = problems or []


class NoSuchName(PtcgError):
    """No deck, ruleset, format or card has that name."""


class DeckError(PtcgError):
    """A deck list cannot be read, or the deck is not legal."""


class IllegalAnswer(PtcgError):
    """The answer is not legal for the open question; nothing has changed."""


class ScriptFailed(PtcgError):
    """The script of a card failed; the answer was taken back."""


class MatchOver(PtcgError):
    """The match is over."""


class SaveError(PtcgError):
    """Not a save, a damaged one, or one of other packs or rules."""


class Mismatch(PtcgError):
    """The matches differ in library or ruleset."""


class MatchStopped(PtcgError):
    """A script failed and the match is stopped (OnFailure.STOP); see Match.go_on."""


class NoPosition(PtcgError):
    """No position was found that is consistent with what the player knows."""


class NoRoom(PtcgError):
    """A question has more options than an environment has room for; make it with more `options`."""


class PositionError(NoPosition):
    """A position as text has problems. `problems` has one dict for each: line, column, message ..."""

    def __init__(self, message: str, problems: list[dict[str, Any]] | None = None) -> None:
        super().__init__(message)
        self.problems = problems or []


class Busy(PtcgError):
    """Another thread is using the host of this match. Each thread needs its own host."""


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
    11: NoRoom,
    14: MatchStopped,
    15: NoPosition,
    16: Busy,
}


def raise_last(status: int) -> NoReturn:
    """Raises the thread's last error as the exception for this status."""
    if status == 12:
        raise MemoryError
    message = lib.ptcg_last_error().decode("utf-8", "replace")
    raise _classes.get(status, PtcgError)(message)


def must(status: int) -> None:
    """Raises unless the status is PTCG_OK."""
    if status:
        raise_last(status)
