"""Converts arguments for the library. ctypes alone would truncate a number to its lowest bits, and
would report anything else only as an error in the third argument."""

from __future__ import annotations

import ctypes
import operator
from typing import Any, TypeVar

from .errors import BadArgument, IllegalAnswer

Wanted = TypeVar("Wanted")


def number(name: str, value: Any, least: int, most: int) -> int:
    """Returns an integer in this range, from any integer type (including numpy's)."""
    try:
        whole = operator.index(value)
    except TypeError:
        raise BadArgument(f"{name} must be a whole number, not {value!r}") from None
    if not least <= whole <= most:
        raise BadArgument(f"{name} must be from {least} to {most}, not {whole}")
    return whole


def unsigned(name: str, value: Any, bits: int) -> int:
    return number(name, value, 0, (1 << bits) - 1)


def signed(name: str, value: Any, bits: int) -> int:
    return number(name, value, -(1 << bits - 1), (1 << bits - 1) - 1)


def text(name: str, value: Any) -> bytes:
    if not isinstance(value, str):
        raise BadArgument(f"{name} must be text, not {value!r}")
    encoded = value.encode("utf-8", "surrogateescape")
    if b"\0" in encoded:
        raise BadArgument(f"{name} must not contain a zero byte: {value!r}")
    return encoded


def text_or_none(name: str, value: Any) -> bytes | None:
    return None if value is None else text(name, value)


def data(name: str, value: Any) -> bytes:
    if not isinstance(value, (bytes, bytearray, memoryview)):
        raise BadArgument(f"{name} must be bytes, not {value!r:.80}")
    return bytes(value)


def one_of(name: str, value: Any, kind: type[Wanted]) -> Wanted:
    """Returns `value` if it is of this class."""
    if not isinstance(value, kind):
        raise BadArgument(f"{name} must be a {kind.__name__}, not {value!r:.80}")
    return value


def cards(name: str, value: Any) -> ctypes.Array[ctypes.c_uint16]:
    """Returns an array of the card numbers of a deck."""
    return card_numbers(name, value, "a name, a list as text or numbers of cards")


def card_numbers(
    name: str, value: Any, wanted: str = "numbers of cards"
) -> ctypes.Array[ctypes.c_uint16]:
    """Returns an array of card numbers. `wanted` is what the message asks for."""
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        raise BadArgument(f"{name} must be {wanted}, not {value!r}")
    numbers = [unsigned(f"a card of {name}", card, 16) for card in value]
    return (ctypes.c_uint16 * len(numbers))(*numbers)


def whole_numbers(name: str, value: Any) -> list[int]:
    """Returns a list of integers of 32 bits."""
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        raise BadArgument(f"{name} must be a list of whole numbers, not {value!r:.80}")
    return [signed(f"a number of {name}", one, 32) for one in value]


def picks(value: Any) -> list[int]:
    """Returns a list of option numbers. Raises IllegalAnswer for a number that no question can have."""
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        value = (value,)
    numbers = []
    for pick in value:
        try:
            whole = operator.index(pick)
        except TypeError:
            raise BadArgument(
                f"an answer must be the number of an option or a list of option numbers, not {pick!r}"
            ) from None
        if not 0 <= whole <= 0xFFFE:
            raise IllegalAnswer(f"option {whole} does not exist; options are counted from 0")
        numbers.append(whole)
    return numbers
