"""What the numbers of an observation and of the card features mean."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import arguments as check
from .._native import lib
from ..errors import must
from ..library import Library, OutBuffer


@dataclass(frozen=True)
class Field:
    """A column of a section: its values are from `least` to `most`."""

    name: str
    least: int
    most: int
    meaning: str


@dataclass(frozen=True)
class Section:
    """A block of rows of the same kind, beginning at number `offset` of an observation."""

    name: str
    meaning: str
    rows: int
    offset: int
    fields: tuple[Field, ...]

    @property
    def end(self) -> int:
        """The number after its last one."""
        return self.offset + self.rows * len(self.fields)


class Encoding:
    """Where the numbers of an observation are, with room for a number of options (0: 128).

    `version` changes with the meaning of the numbers, and `hash` does, too. `sections` are by name.
    FIELDS.md in tools/encoding has all fields.
    """

    def __init__(self, options: int = 0) -> None:
        out = OutBuffer()
        must(lib.ptcg_encoding_json(check.unsigned("options", options, 32), ctypes.byref(out.raw)))
        told = out.json()
        self.version: int = told["version"]
        self.hash: str = told["hash"]
        self.options: int = told["options"]  #: the most options of a question
        self.actions: int = told["actions"]  #: one for each option, and "enough"
        self.enough: int = self.actions - 1  #: the action that ends an answer
        self.size: int = told["size"]  #: numbers of an observation
        self.sections: dict[str, Section] = {}
        for section in told["sections"]:
            columns = tuple(Field(**field) for field in section.pop("fields"))
            self.sections[section["name"]] = Section(fields=columns, **section)

    def split(self, observations: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """Returns the sections of one observation, or of an array of them, by name: arrays of
        (..., rows, fields) that share its memory. "global" has no axis for rows."""
        parts = {}
        for name, section in self.sections.items():
            part = observations[..., section.offset : section.end]
            shape = observations.shape[:-1] + (section.rows, len(section.fields))
            part = part.reshape(shape)  # of a slice of the last axis: a view
            parts[name] = part[..., 0, :] if name == "global" else part
        return parts

    def column(self, section: str, field: str) -> int:
        """Returns the number of a field in the rows of its section."""
        names = [column.name for column in self.sections[section].fields]
        return names.index(field)

    def bounds(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Returns the lowest and the highest values of all numbers."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for section in self.sections.values():
            rows = slice(section.offset, section.end)
            low[rows] = np.tile([field.least for field in section.fields], section.rows)
            high[rows] = np.tile([field.most for field in section.fields], section.rows)
        return low, high


def card_features(library: Library) -> tuple[np.ndarray[Any, Any], list[Field]]:
    """Returns a matrix with what is printed on each card, and its columns. A card in an observation
    is the number of a row: row 0 stands for no card, row 1 + n is card n of the library."""
    check.one_of("the library", library, Library)
    out = OutBuffer()
    must(lib.ptcg_card_features_json(library._handle, ctypes.byref(out.raw)))
    told = out.json()
    columns = [Field(**column) for column in told["columns"]]
    numbers = np.zeros((told["rows"], len(columns)), np.int16)
    must(lib.ptcg_card_features(library._handle, numbers.ctypes.data, numbers.size, None))
    return numbers, columns
