"""Packs of cards, and the hosts that run their scripts."""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Union

from . import _native as native
from . import arguments as check
from .errors import BadArgument, PackError, PositionError, must
from .finding import cards_folder
from ._native import lib
from .handles import Handle

if TYPE_CHECKING:
    from .bot import Bot
    from .match import Match

class OnFailure(IntEnum):
    """What happens to a match when a card's script fails. The answer is taken back in any case."""

    VOID = 0  #: the match ends without a winner
    WITHHOLD = 1  #: it continues; the option that failed is not offered again at this question
    STOP = 2  #: it stops until Match.go_on


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


@dataclass
class _CommonLimits:
    """Limits on what scripts may use, of one pack or of all."""

    load_bytes: int = 0
    call_bytes: int = 0
    load_instructions: int = 0
    engine_calls: int = 0
    load_ms: int = 0  #: -1: never stopped
    watchdog_ms: int = 0  #: -1: never stopped


@dataclass
class PackScriptLimits(_CommonLimits):
    """Limits on what the scripts of one pack may use. 0: the limit for all packs."""

    instructions: int = 0


@dataclass
class ScriptLimits(_CommonLimits):
    """Limits on what scripts may use; see ptcg_script_limits in ptcg.h. 0: the default for a
    library; the library's limit for a host. Set them for packs from strangers."""

    call_depth: int = 0
    count_instructions: bool = False
    host_bytes: int = 0
    packs: Mapping[str, PackScriptLimits] = field(default_factory=dict)  #: by id
    instructions: int = 0


def _number_for(struct: type[ctypes.Structure], name: str, value: Any) -> int:
    """Returns `value` as a number that fits the member of this name."""
    kind = dict(struct._fields_)[name]
    bits = 8 * ctypes.sizeof(kind)
    is_signed = kind(-1).value < 0
    return check.signed(name, value, bits) if is_signed else check.unsigned(name, value, bits)


def _native_limits(limits: ScriptLimits) -> native.ScriptLimits:
    """Returns the struct, which keeps alive what it points to."""
    check.one_of("the limits of scripts", limits, ScriptLimits)
    made = native.ScriptLimits(size=ctypes.sizeof(native.ScriptLimits))
    for member in fields(limits):
        if member.name != "packs":
            value = getattr(limits, member.name)
            setattr(made, member.name, _number_for(native.ScriptLimits, member.name, value))
    packs = (native.PackScriptLimits * len(limits.packs))()
    for own, (pack, wanted) in zip(packs, limits.packs.items()):
        check.one_of(f"the limits of pack {pack!r}", wanted, PackScriptLimits)
        own.size = ctypes.sizeof(native.PackScriptLimits)
        own.pack = check.text("the id of a pack", pack)
        for member in fields(PackScriptLimits):
            value = getattr(wanted, member.name)
            setattr(own, member.name, _number_for(native.PackScriptLimits, member.name, value))
    made.packs = packs
    made.pack_count = len(packs)
    return made


class Library(Handle):
    """Packs with the decks, rulesets and formats next to them.

    `folders` are packs or folders of packs; with neither folders nor `memory` they are `cards_folder()`,
    the cards that came with this module. `memory` contains packs as files by their names in a
    folder, {"x1/pack.toml": b"..."}. Raises PackError with all problems if there are any. `scripts`
    limits what the scripts of each pack may use, here and in every host without other limits.
    `cache` is a folder that caches the results of reading packs, so that the next library of them
    is made in a tenth of the time. With `lone_faults`, a faulty script only prevents matches with
    its cards from starting. With `leave_out`, a pack with any other problem is left out, with those
    that depend on it. `problems` then has what was wrong. A library never changes; any number of
    threads may use it.
    """

    _free = lib.ptcg_library_free
    _instead = "it never changes, so it can be shared"

    def __init__(
        self,
        folders: Path | Iterable[Path] | None = None,
        *,
        memory: Mapping[str, bytes] | None = None,
        file_bytes: int = 0,
        pack_bytes: int = 0,
        pack_files: int = 0,
        scripts: ScriptLimits | None = None,
        cache: str | os.PathLike[str] | None = None,
        lone_faults: bool = False,
        leave_out: bool = False,
    ) -> None:
        self._handle = ctypes.c_void_p()
        if folders is None:
            folders = [] if memory is not None else [cards_folder()]
        elif isinstance(folders, (str, os.PathLike)):
            folders = [folders]
        size = ctypes.sizeof(native.Source)
        sources = []
        for folder in folders:
            if not isinstance(folder, (str, os.PathLike)):
                raise BadArgument(f"a folder of packs must be a path, not {folder!r}")
            sources.append(native.Source(size=size, folder=os.fsencode(folder)))
        if memory is not None:
            named = [
                (check.text("the name of a file", name), check.data(f"the file {name!r}", content))
                for name, content in memory.items()
            ]
            files = (native.File * len(named))(
                *(native.File(name, content, len(content)) for name, content in named)
            )
            sources.append(native.Source(size=size, files=files, file_count=len(named)))
        limits = native.PackLimits(size=ctypes.sizeof(native.PackLimits))
        limits.file_bytes = check.unsigned("file_bytes", file_bytes, 64)
        limits.pack_bytes = check.unsigned("pack_bytes", pack_bytes, 64)
        limits.pack_files = check.unsigned("pack_files", pack_files, 64)
        if scripts is not None:
            limits.scripts = ctypes.pointer(_native_limits(scripts))
        if cache is not None:
            limits.cache = os.fsencode(cache)
        limits.lone_faults = int(bool(lone_faults))
        limits.leave_out = int(bool(leave_out))
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
        #: What prevents only some matches: a dict for each problem, as in PackError.
        self.problems: list[dict[str, Any]] = problems.json()

    def _list(self, what: int) -> list[dict[str, Any]]:
        out = OutBuffer()
        must(lib.ptcg_library_list(self._handle, what, ctypes.byref(out.raw)))
        listed: list[dict[str, Any]] = out.json()
        return listed

    def packs(self) -> list[dict[str, Any]]:
        """Returns {"id", "name", "version", "hash", "cards"} of each pack."""
        return self._list(0)

    def decks(self) -> list[dict[str, Any]]:
        """Returns {"name", "format"} of each deck."""
        return self._list(1)

    def rulesets(self) -> list[dict[str, Any]]:
        """Returns {"id", "name"} of each ruleset."""
        return self._list(2)

    def formats(self) -> list[dict[str, Any]]:
        """Returns {"id", "name", "ruleset"} of each format."""
        return self._list(3)

    def cards(self) -> list[dict[str, Any]]:
        """Returns {"id", "name"} of each card; its position in the list is its number."""
        return self._list(4)

    def __len__(self) -> int:
        count = ctypes.c_size_t()
        must(lib.ptcg_library_card_count(self._handle, ctypes.byref(count)))
        return count.value

    def find_card(self, card_id: str) -> int:
        """Returns the number of the card that has this ID ("dp3-16") or a print with this ID."""
        card = ctypes.c_uint16()
        must(lib.ptcg_library_find_card(self._handle, check.text("the id", card_id), ctypes.byref(card)))
        return card.value

    def card(self, number: int) -> dict[str, Any]:
        """Returns what is printed on the card with this number."""
        out = OutBuffer()
        card = check.unsigned("the number of a card", number, 16)
        must(lib.ptcg_library_card_json(self._handle, card, ctypes.byref(out.raw)))
        facts: dict[str, Any] = out.json()
        return facts

    def read_deck(self, deck: str) -> list[int]:
        """Returns the card numbers of a deck of the library ("lava-flow") or of a list as text."""
        cards = (ctypes.c_uint16 * 1024)()
        count = ctypes.c_size_t()
        named = check.text("a deck", deck)
        must(lib.ptcg_deck_read(self._handle, named, cards, 1024, ctypes.byref(count)))
        return list(cards[: count.value])

    def check_deck(
        self, deck: str, *, ruleset: str | None = None, format: str | None = None
    ) -> list[dict[str, str]]:
        """Returns {"rule", "message"} for each rule that the deck breaks; empty if it is legal."""
        out = OutBuffer()
        status = lib.ptcg_deck_check(
            self._handle,
            check.text("a deck", deck),
            check.text_or_none("ruleset", ruleset),
            check.text_or_none("format", format),
            ctypes.byref(out.raw),
        )
        if status == 5 and out.raw.length:
            broken: list[dict[str, str]] = out.json()
            if all(problem["rule"] for problem in broken):  # else the list cannot be read
                return broken
        must(status)
        return []

    def languages(self) -> list[str]:
        """Returns the codes of the languages that a Teller can speak: ["en", "es", ...]."""
        out = OutBuffer()
        must(lib.ptcg_library_languages(self._handle, ctypes.byref(out.raw)))
        codes: list[str] = out.json()
        return codes

    def bot(self, name: str, seed: int = 0) -> Bot:
        """Returns the computer player of this name: "greedy", "mcts:iterations=200"; see Bot."""
        from .bot import Bot

        return Bot(self, name, seed)

    def host(self, limits: ScriptLimits | None = None, **some: int) -> Host:
        """Returns a host that runs the scripts of these cards; see Host."""
        return Host(self, limits, **some)


class Host(Handle):
    """Runs the scripts of a library's cards. Only one thread at a time may use it and its matches.

    `limits`, or single limits by name (`watchdog_ms=20`), replace the library's.
    """

    _free = lib.ptcg_host_free
    _instead = "make a new one from its library"

    def __init__(
        self, library: Library, limits: ScriptLimits | None = None, **some: int
    ) -> None:
        self._handle = ctypes.c_void_p()
        self.library = check.one_of("the library of a host", library, Library)
        if limits is not None and some:
            raise BadArgument("pass either ScriptLimits or single limits to a host, not both")
        known = {member.name for member in fields(ScriptLimits)}
        for name in some:
            if name not in known:
                raise BadArgument(f"there is no limit {name!r}; the limits are {', '.join(sorted(known))}")
        made = _native_limits(ScriptLimits(**some) if limits is None else limits)  # type: ignore[arg-type]
        must(
            lib.ptcg_host_create(library._handle, ctypes.byref(made), ctypes.byref(self._handle))
        )

    def usage(self) -> list[dict[str, Any]]:
        """Returns {"pack", "loaded_bytes", "calls"} of each pack: what its scripts have cost here."""
        out = OutBuffer()
        must(lib.ptcg_host_usage_json(self._handle, ctypes.byref(out.raw)))
        used: list[dict[str, Any]] = out.json()
        return used

    def match(
        self,
        deck_one: Deck,
        deck_two: Deck,
        *,
        ruleset: str | None = None,
        format: str | None = None,
        seed: int = 0,
        decision_cap: int = 0,
        on_failure: OnFailure = OnFailure.VOID,
        explicit_chance: bool = False,
        lists_known: bool = False,
        check_decks: bool = True,
        events: bool = True,
    ) -> Match:
        """Starts a match, up to its first question.

        Without a ruleset and a format, the decks must name the same format. `on_failure`: what
        happens to the match when a script fails.
        """
        from .match import Match

        setup = match_setup(
            deck_one,
            deck_two,
            ruleset=ruleset,
            format=format,
            seed=seed,
            decision_cap=decision_cap,
            on_failure=on_failure,
            explicit_chance=explicit_chance,
            lists_known=lists_known,
            check_decks=check_decks,
            events=events,
        )
        handle = ctypes.c_void_p()
        must(lib.ptcg_match_create(self._handle, ctypes.byref(setup), ctypes.byref(handle)))
        return Match(self, handle)

    def load(
        self,
        save: bytes,
        *,
        accept_other_packs: bool = False,
        events: bool = True,
        on_failure: OnFailure = OnFailure.VOID,
    ) -> Match:
        """Returns the match in a save. Raises SaveError with the reason if it cannot be loaded. Its
        `note` says what was lost because the packs differ; it is usually empty."""
        from .match import Match

        handle = ctypes.c_void_p()
        save = check.data("a save", save)
        flags = bool(accept_other_packs) + 8 * (not events)
        policy = check.signed("on_failure", on_failure, 32)
        note = OutBuffer()
        must(
            lib.ptcg_match_load_noted(
                self._handle,
                save,
                len(save),
                flags,
                policy,
                ctypes.byref(handle),
                ctypes.byref(note.raw),
            )
        )
        match = Match(self, handle)
        match.note = note.bytes().decode()
        return match

    def match_from_position(
        self,
        position: str,
        *,
        name: str = "position",
        events: bool = True,
        on_failure: OnFailure = OnFailure.VOID,
    ) -> Match:
        """Returns a match that starts from a position as TOML text. Its `about` has the position's
        {"title", "note", "ruleset", "me"}. Raises PositionError with all problems, which call the
        text by `name`. A position without a seed asks for chance."""
        from .match import Match

        handle = ctypes.c_void_p()
        about, problems = OutBuffer(), OutBuffer()
        status = lib.ptcg_match_from_position(
            self._handle,
            check.text("a position", position),
            check.text("the name", name),
            8 * (not events),
            check.signed("on_failure", on_failure, 32),
            ctypes.byref(handle),
            ctypes.byref(about.raw),
            ctypes.byref(problems.raw),
        )
        if status == 15:
            raise PositionError(lib.ptcg_last_error().decode("utf-8", "replace"), problems.json())
        must(status)
        match = Match(self, handle)
        match._about = about.json()
        return match


def match_setup(
    deck_one: Deck,
    deck_two: Deck,
    *,
    ruleset: str | None = None,
    format: str | None = None,
    seed: int = 0,
    decision_cap: int = 0,
    on_failure: OnFailure = OnFailure.VOID,
    explicit_chance: bool = False,
    lists_known: bool = False,
    check_decks: bool = True,
    events: bool = True,
) -> native.Setup:
    """Returns the struct for these arguments of Host.match, which keeps alive what it points to."""
    setup = native.Setup(size=ctypes.sizeof(native.Setup))
    setup.seed = check.unsigned("the seed", seed, 64)
    for who, deck in enumerate((deck_one, deck_two)):
        if isinstance(deck, str):
            setup.deck[who] = check.text("a deck", deck)
        else:
            cards = check.cards("a deck", deck)
            setup.cards[who] = ctypes.cast(cards, ctypes.POINTER(ctypes.c_uint16))
            setup.card_count[who] = len(cards)
    setup.ruleset = check.text_or_none("ruleset", ruleset)
    setup.format = check.text_or_none("format", format)
    setup.decision_cap = check.unsigned("decision_cap", decision_cap, 32)
    setup.on_failure = check.signed("on_failure", on_failure, 32)
    setup.flags = (
        bool(explicit_chance) + 2 * bool(lists_known) + 4 * (not check_decks) + 8 * (not events)
    )
    return setup


def save_info(save: bytes) -> dict[str, Any]:
    """Returns what a save says without loading it: {"packs": [{"id", "hash"}], "asked"}."""
    out = OutBuffer()
    save = check.data("a save", save)
    must(lib.ptcg_save_info(save, len(save), ctypes.byref(out.raw)))
    info: dict[str, Any] = out.json()
    return info
