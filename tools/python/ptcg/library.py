"""Packs of cards, and the hosts that run their scripts."""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Union

from . import _native as native
from .errors import PackError, must
from ._native import lib

if TYPE_CHECKING:
    from .match import Match

#: A deck: the name of one of the library's decks, a list as text, or numbers of cards.
Deck = Union[str, Sequence[int]]
Path = Union[str, "os.PathLike[str]"]


class OutBuffer:
    """A ptcg_buffer that frees itself."""

    def __init__(self) -> None:
        self.raw = native.Buffer()

    def __del__(self) -> None:
        lib.ptcg_buffer_free(ctypes.byref(self.raw))

    def bytes(self) -> bytes:
        if not self.raw.length:
            return b""
        return ctypes.string_at(self.raw.data, self.raw.length)

    def json(self) -> Any:
        return json.loads(self.bytes())


def _encoded(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


class Library:
    """Packs with the decks, rulesets and formats beside them.

    `folders` are packs or folders of packs; `memory` has packs as files by their names in a folder,
    {"x1/pack.toml": b"..."}. Raises PackError with all problems if there is any. A library never
    changes; any number of threads may use it.
    """

    def __init__(
        self,
        folders: Path | Iterable[Path] = (),
        *,
        memory: Mapping[str, bytes] | None = None,
        file_bytes: int = 0,
        pack_bytes: int = 0,
        pack_files: int = 0,
    ) -> None:
        self._handle = ctypes.c_void_p()
        if isinstance(folders, (str, os.PathLike)):
            folders = [folders]
        size = ctypes.sizeof(native.Source)
        sources = [native.Source(size=size, folder=os.fsencode(folder)) for folder in folders]
        if memory is not None:
            files = (native.File * len(memory))(
                *(native.File(name.encode(), data, len(data)) for name, data in memory.items())
            )
            sources.append(native.Source(size=size, files=files, file_count=len(memory)))
        limits = native.PackLimits(
            ctypes.sizeof(native.PackLimits), file_bytes, pack_bytes, pack_files
        )
        problems = OutBuffer()
        status = lib.ptcg_library_load(
            (native.Source * len(sources))(*sources),
            len(sources),
            ctypes.byref(limits),
            ctypes.byref(self._handle),
            ctypes.byref(problems.raw),
        )
        if status == 3:
            raise PackError(lib.ptcg_last_error().decode("utf-8", "replace"), problems.json())
        must(status)

    def __del__(self) -> None:
        lib.ptcg_library_free(self._handle)

    def _list(self, what: int) -> list[dict[str, Any]]:
        out = OutBuffer()
        must(lib.ptcg_library_list(self._handle, what, ctypes.byref(out.raw)))
        listed: list[dict[str, Any]] = out.json()
        return listed

    def packs(self) -> list[dict[str, Any]]:
        """{"id", "name", "version", "hash", "cards"} of each pack."""
        return self._list(0)

    def decks(self) -> list[dict[str, Any]]:
        """{"name", "format"} of each deck."""
        return self._list(1)

    def rulesets(self) -> list[dict[str, Any]]:
        """{"id", "name"} of each ruleset."""
        return self._list(2)

    def formats(self) -> list[dict[str, Any]]:
        """{"id", "name", "ruleset"} of each format."""
        return self._list(3)

    def cards(self) -> list[dict[str, Any]]:
        """{"id", "name"} of each card; its place in the list is its number."""
        return self._list(4)

    def __len__(self) -> int:
        count = ctypes.c_size_t()
        must(lib.ptcg_library_card_count(self._handle, ctypes.byref(count)))
        return count.value

    def find_card(self, card_id: str) -> int:
        """The number of the card with this id ("dp3-16"), or of which it is a print."""
        card = ctypes.c_uint16()
        must(lib.ptcg_library_find_card(self._handle, card_id.encode(), ctypes.byref(card)))
        return card.value

    def card(self, number: int) -> dict[str, Any]:
        """What is printed on the card of this number."""
        out = OutBuffer()
        must(lib.ptcg_library_card_json(self._handle, number, ctypes.byref(out.raw)))
        facts: dict[str, Any] = out.json()
        return facts

    def read_deck(self, deck: str) -> list[int]:
        """The cards of a deck of the library ("lava-flow") or of a list as text, by number."""
        cards = (ctypes.c_uint16 * 1024)()
        count = ctypes.c_size_t()
        status = lib.ptcg_deck_read(self._handle, deck.encode(), cards, 1024, ctypes.byref(count))
        must(status)
        return list(cards[: count.value])

    def check_deck(
        self, deck: str, *, ruleset: str | None = None, format: str | None = None
    ) -> list[dict[str, str]]:
        """{"rule", "message"} for each rule the deck breaks; empty if it may be played."""
        out = OutBuffer()
        status = lib.ptcg_deck_check(
            self._handle, deck.encode(), _encoded(ruleset), _encoded(format), ctypes.byref(out.raw)
        )
        if status == 5 and out.raw.length:
            broken: list[dict[str, str]] = out.json()
            return broken
        must(status)
        return []

    def host(self, **limits: int) -> Host:
        """What runs the scripts of these cards; see Host."""
        return Host(self, **limits)


class Host:
    """Runs the scripts of a library's cards. For one thread at a time, with all its matches.

    Limits that are 0 have their default; see ptcg_script_limits in ptcg.h.
    """

    def __init__(
        self,
        library: Library,
        *,
        load_bytes: int = 0,
        call_bytes: int = 0,
        engine_calls: int = 0,
        call_depth: int = 0,
        watchdog_ms: int = 0,
        count_instructions: bool = False,
    ) -> None:
        self._handle = ctypes.c_void_p()
        self.library = library
        limits = native.ScriptLimits(
            ctypes.sizeof(native.ScriptLimits),
            load_bytes,
            call_bytes,
            engine_calls,
            call_depth,
            watchdog_ms,
            int(count_instructions),
        )
        must(
            lib.ptcg_host_create(
                library._handle, ctypes.byref(limits), ctypes.byref(self._handle)
            )
        )

    def __del__(self) -> None:
        lib.ptcg_host_free(self._handle)

    def match(
        self,
        deck_one: Deck,
        deck_two: Deck,
        *,
        ruleset: str | None = None,
        format: str | None = None,
        seed: int = 0,
        decision_cap: int = 0,
        withhold_failures: bool = False,
        explicit_chance: bool = False,
        lists_known: bool = False,
        check_decks: bool = True,
        events: bool = True,
    ) -> Match:
        """Starts a match, up to its first question.

        Without a ruleset and a format, the decks must name one format. `withhold_failures`: the
        match goes on when a script fails; the option that failed is not offered again there.
        """
        from .match import Match

        setup = native.Setup(size=ctypes.sizeof(native.Setup), seed=seed)
        for who, deck in enumerate((deck_one, deck_two)):
            if isinstance(deck, str):
                setup.deck[who] = deck.encode()
            else:
                cards = (ctypes.c_uint16 * len(deck))(*deck)
                setup.cards[who] = ctypes.cast(cards, ctypes.POINTER(ctypes.c_uint16))
                setup.card_count[who] = len(deck)
        setup.ruleset = _encoded(ruleset)
        setup.format = _encoded(format)
        setup.decision_cap = decision_cap
        setup.on_failure = int(withhold_failures)
        setup.flags = (
            int(explicit_chance) + 2 * lists_known + 4 * (not check_decks) + 8 * (not events)
        )
        handle = ctypes.c_void_p()
        must(lib.ptcg_match_create(self._handle, ctypes.byref(setup), ctypes.byref(handle)))
        return Match(self, handle)

    def load(self, save: bytes, *, accept_other_packs: bool = False, events: bool = True) -> Match:
        """The match of a save. Raises SaveError with the reason if it cannot be loaded."""
        from .match import Match

        handle = ctypes.c_void_p()
        flags = int(accept_other_packs) + 8 * (not events)
        must(
            lib.ptcg_match_load(
                self._handle, save, len(save), flags, 0, ctypes.byref(handle)
            )
        )
        return Match(self, handle)
