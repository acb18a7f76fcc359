"""Matches: one at a time, and many at once."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, Union

from . import _native as native
from . import arguments as check
from ._native import Decision, Option, View, lib, quick
from .errors import BadArgument, must, raise_last
from .handles import Handle, NotPlainData
from .library import Deck, Host, OnFailure, OutBuffer


class Audience(IntEnum):
    """Who receives a view or events."""

    ONE = 1
    TWO = 2
    SPECTATORS = 4
    JUDGE = 7


Picks = Union[int, Sequence[int]]
_most_options = 256
_script_failed = 7
# Found once, not at each call.
_answer = lib.ptcg_match_answer
_copy, _restore, _fork = quick.ptcg_match_copy, quick.ptcg_match_restore, quick.ptcg_match_fork
_no_handle, _by_reference = ctypes.c_void_p, ctypes.byref
#: Answers of one pick, which are never written to.
_one_pick = tuple((ctypes.c_uint16 * 1)(pick) for pick in range(_most_options))


class Match(Handle):
    """One match, made by Host.match, Host.load or fork. Only one thread at a time may use it and its
    host: a second one gets Busy. A copy (copy.copy, copy.deepcopy) is a fork."""

    _free = lib.ptcg_match_free
    _instead = "`save` makes bytes of it, and Host.load a match of those"

    note = ""  #: what loading lost, see Host.load
    _about: dict[str, Any] | None = None

    def __init__(self, host: Host, handle: ctypes.c_void_p) -> None:
        self.host = host
        self._handle = handle

    @property
    def about(self) -> dict[str, Any]:
        """What a position says of itself, see Host.match_from_position; empty for other matches."""
        if self._about is None:
            self._about = {}
        return self._about

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()

    def decision(self) -> Decision:
        """Returns the open question or, if `over`, how the match ended."""
        decision = Decision()
        must(lib.ptcg_match_decision(self._handle, ctypes.byref(decision)))
        return decision

    def options(self) -> list[Option]:
        """Returns the open question's options. Raises MatchOver or MatchStopped if there is none."""
        options = (Option * _most_options)()
        count = ctypes.c_size_t()
        status = lib.ptcg_match_options(
            self._handle, options, _most_options, ctypes.byref(count)
        )
        if status == 11:
            options = (Option * count.value)()
            status = lib.ptcg_match_options(self._handle, options, count.value, None)
        must(status)
        return options[: count.value]

    def question(self, audience: int = Audience.JUDGE) -> dict[str, Any]:
        """Returns the question and its options in words, with the ID and name of each card; to
        anyone but the asked player and the judge only who is asked, and for what."""
        out = OutBuffer()
        whose = check.signed("the audience", audience, 32)
        must(lib.ptcg_match_decision_json_for(self._handle, whose, ctypes.byref(out.raw)))
        question: dict[str, Any] = out.json()
        return question

    def failure(self) -> dict[str, Any] | None:
        """Returns why a script failed last, for the operator, never for players: {"message", "pack",
        "card", "file", "line", "limit"}; None if none has failed."""
        out = OutBuffer()
        must(lib.ptcg_match_failure_json(self._handle, ctypes.byref(out.raw)))
        failure: dict[str, Any] | None = out.json()
        return failure

    def step(self, picks: Picks) -> Decision:
        """Answers with the numbers of the picked options; returns the next decision.

        Raises IllegalAnswer, MatchOver, MatchStopped, or ScriptFailed if a card's script failed.
        """
        if type(picks) is int and 0 <= picks < _most_options:  # the common case, as fast as possible
            status = _answer(self._handle, _one_pick[picks], 1)
        else:
            numbers = check.picks(picks)
            many = (ctypes.c_uint16 * len(numbers))(*numbers)
            status = _answer(self._handle, many, len(numbers))
        if status:
            raise_last(status)
        return self.decision()

    def chance_cards(self) -> list[int]:
        """Returns the numbers of the cards behind the options of a question for chance about a pile
        (shuffle, random_pick), in their order; an empty list if anything else is asked. Never for
        players."""
        count = ctypes.c_size_t()
        cards = (ctypes.c_uint16 * _most_options)()
        must(
            lib.ptcg_match_chance_cards(self._handle, cards, _most_options, ctypes.byref(count))
        )
        return cards[: count.value]

    def step_with_cards(self, cards: Sequence[int]) -> Decision:
        """Answers such a question with numbers of cards instead of options: for a shuffle the whole
        pile in its new order, the top card last; for random_pick one card. Raises IllegalAnswer if
        these are not the cards of the pile."""
        numbers = check.card_numbers("the answer", cards)
        must(lib.ptcg_match_answer_by_cards(self._handle, numbers, len(numbers)))
        return self.decision()

    def step_by_default(self) -> Decision:
        """Gives the legal answer that commits to the least, for a player whose time is up."""
        must(lib.ptcg_match_answer_default(self._handle))
        return self.decision()

    def concede(self, player: int) -> None:
        """Player 0 or 1 concedes."""
        must(lib.ptcg_match_concede(self._handle, check.signed("the player", player, 32)))

    def run_out_of_time(self, player: int) -> None:
        """The clock of player 0 or 1 ran out: the opponent wins, and the reason is "time"."""
        whose = check.signed("the player", player, 32)
        must(lib.ptcg_match_run_out_of_time(self._handle, whose))

    def forfeit(self, player: int) -> None:
        """The host cannot go on with player 0 or 1, for example a program that gave no legal
        answer: the opponent wins, and the reason is "forfeit".
        """
        must(lib.ptcg_match_forfeit(self._handle, check.signed("the player", player, 32)))

    def make_void(self) -> None:
        """Ends the match without a winner."""
        must(lib.ptcg_match_void(self._handle))

    def on_failure(self, policy: OnFailure) -> None:
        """Sets what happens to the match if a card's script fails from now on."""
        must(lib.ptcg_match_on_failure(self._handle, check.signed("the policy", policy, 32)))

    def withhold_at_most(self, failures: int) -> None:
        """Sets how many failures OnFailure.WITHHOLD withholds in all; the next makes the match void."""
        most = check.unsigned("the number of failures", failures, 32)
        must(lib.ptcg_match_withhold_at_most(self._handle, most))

    def go_on(self) -> Decision:
        """Resumes a stopped match; its question is asked again."""
        must(lib.ptcg_match_go_on(self._handle))
        return self.decision()

    def view(self, audience: int = Audience.SPECTATORS) -> dict[str, Any]:
        """Returns what the audience may know about the table, in words. If a card text failed, the
        view has printed numbers and "faulty": True."""
        out = OutBuffer()
        whose = check.signed("the audience", audience, 32)
        status = lib.ptcg_match_view_json(self._handle, whose, ctypes.byref(out.raw))
        if status != _script_failed:
            must(status)
        view: dict[str, Any] = out.json()
        return view

    def packed_view(self, audience: int = Audience.SPECTATORS) -> View:
        """Returns the same as 732 bytes of plain numbers, printed ones if a card text failed."""
        view = View()
        whose = check.signed("the audience", audience, 32)
        status = lib.ptcg_match_view(self._handle, whose, ctypes.byref(view))
        if status != _script_failed:
            must(status)
        return view

    def events(
        self, since: int = 0, audience: int = Audience.SPECTATORS
    ) -> tuple[list[dict[str, Any]], int]:
        """Returns the events from number `since` on, and the number to ask for next time."""
        out = OutBuffer()
        whose = check.signed("the audience", audience, 32)
        first = check.unsigned("the number of an event", since, 32)
        must(lib.ptcg_match_events_json(self._handle, whose, first, ctypes.byref(out.raw)))
        told = out.json()
        return told["events"], told["next"]

    def fork(self, host: Host | None = None) -> Match:
        """Returns a match in the same state as this one, on the same host or another."""
        host = self.host if host is None else check.one_of("the host", host, Host)
        handle = _no_handle()
        status = _fork(self._handle, host._handle, _by_reference(handle))
        if status:
            raise_last(status)
        return Match(host, handle)

    def copy_from(self, other: Match) -> None:
        """Takes on the state of `other`: a fork that allocates nothing."""
        if type(other) is not Match:
            check.one_of("the match to copy", other, Match)
        status = _copy(self._handle, other._handle)
        if status:
            raise_last(status)

    def restore(self, earlier: Match) -> None:
        """Goes back to the state of `earlier`, a fork of this match made then; keeps the events up to
        there."""
        if type(earlier) is not Match:
            check.one_of("the earlier match", earlier, Match)
        status = _restore(self._handle, earlier._handle)
        if status:
            raise_last(status)

    @staticmethod
    def from_position(host: Host, position: str, **wishes: Any) -> Match:
        """Returns a match that starts from a position as text; see Host.match_from_position."""
        return check.one_of("the host", host, Host).match_from_position(position, **wishes)

    def position(
        self, *, exact: bool = False, me: int = 0, title: str = "", note: str = ""
    ) -> str:
        """Returns the match as TOML text: the table as a person writes it, from the seat of `me`; with
        `exact`, followed by a save. It has all hidden cards."""
        out = OutBuffer()
        must(
            lib.ptcg_match_position(
                self._handle,
                int(bool(exact)),
                check.signed("the player", me, 32),
                check.text("the title", title),
                check.text("the note", note),
                ctypes.byref(out.raw),
            )
        )
        return out.bytes().decode()

    def save(self) -> bytes:
        """Returns the match as bytes; see Host.load. Never send it to a player: it has all hidden
        cards and future coins."""
        out = OutBuffer()
        must(lib.ptcg_match_save(self._handle, ctypes.byref(out.raw)))
        return out.bytes()

    def determinize(
        self,
        player: int,
        seed: int,
        *,
        into: Match | None = None,
        opponents_deck: Deck | None = None,
        real_list: bool = False,
        sees_everything: bool = False,
    ) -> Match:
        """Returns a match that `player` could be in, given everything it may know about this one. The
        same seed gives the same match.

        Cards that it has seen stay where they are; all others, and future chance, are drawn again.
        `into` is an existing match to use instead of making one. The opponent's cards are drawn
        from `opponents_deck`, or from its real list, or by default from a list like the player's
        own. Raises NoPosition if the assumed deck contradicts what is known, or if an effect in
        progress has used hidden cards in a visible way.
        """
        into = self.fork() if into is None else check.one_of("into", into, Match)
        given = native.Assumptions(size=ctypes.sizeof(native.Assumptions))
        if isinstance(opponents_deck, str):
            given.opponents_deck = check.text("opponents_deck", opponents_deck)
        elif opponents_deck is not None:
            cards = check.cards("opponents_deck", opponents_deck)
            given.opponents_cards = ctypes.cast(cards, ctypes.POINTER(ctypes.c_uint16))
            given.opponents_card_count = len(cards)
        given.flags = bool(real_list) + 2 * bool(sees_everything)
        must(
            lib.ptcg_match_determinize(
                self._handle,
                check.signed("the player", player, 32),
                check.unsigned("the seed", seed, 64),
                ctypes.byref(given),
                into._handle,
            )
        )
        return into

    def give_cards(
        self,
        player: int,
        seed: int,
        *,
        into: Match | None = None,
        deck: Sequence[int] = (),
        prizes: Sequence[int] = (),
        opponents_deck: Sequence[int] = (),
        opponents_hand: Sequence[int] = (),
        opponents_prizes: Sequence[int] = (),
        opponents_face_down: Sequence[int] = (),
    ) -> Match:
        """Returns this match with other hidden cards: those that `player` guesses. Chance comes from
        `seed`. Nothing of the real hidden cards is in it.

        Each list has the numbers of all cards of its pile, in its order: the top card of a deck is
        the last. It may be left out if the player knows them all. `opponents_face_down` is for setup:
        the Active Pokémon, then the Bench. `into` is an existing match to use instead of making one.
        Raises NoPosition if a list has more or fewer cards than its pile or contradicts what the player
        knows, or if an effect in progress has used hidden cards in a visible way.
        """
        into = self.fork() if into is None else check.one_of("into", into, Match)
        whose = check.signed("the player", player, 32)
        given = native.GivenCards(size=ctypes.sizeof(native.GivenCards))

        def fill(pile: Any, name: str, cards: Sequence[int]) -> None:
            numbers = check.cards(name, cards)
            pile.cards = ctypes.cast(numbers, ctypes.POINTER(ctypes.c_uint16))
            pile.count = len(numbers)

        if whose in (0, 1):  # else the call refuses it
            fill(given.deck[whose], "deck", deck)
            fill(given.prizes[whose], "prizes", prizes)
            fill(given.deck[1 - whose], "opponents_deck", opponents_deck)
            fill(given.hand[1 - whose], "opponents_hand", opponents_hand)
            fill(given.prizes[1 - whose], "opponents_prizes", opponents_prizes)
            fill(given.face_down[1 - whose], "opponents_face_down", opponents_face_down)
        seed = check.unsigned("the seed", seed, 64)
        must(
            lib.ptcg_match_give_cards(self._handle, whose, ctypes.byref(given), seed, into._handle)
        )
        return into

    def action_codes(self) -> list[int]:
        """Returns a code for each option that says what picking it does. It is the same in every
        position and copy of a library that offers the same, whatever the order of the options."""
        count = ctypes.c_size_t()
        codes = (ctypes.c_uint64 * _most_options)()
        status = lib.ptcg_match_action_codes(
            self._handle, codes, _most_options, ctypes.byref(count)
        )
        if status == 11:
            codes = (ctypes.c_uint64 * count.value)()
            status = lib.ptcg_match_action_codes(self._handle, codes, count.value, None)
        must(status)
        return codes[: count.value]

    def find_action(self, code: int) -> int:
        """Returns the number of the option with this code. Raises IllegalAnswer if it is not offered."""
        option = ctypes.c_uint16()
        wanted = check.unsigned("an action code", code, 64)
        must(lib.ptcg_match_find_action(self._handle, wanted, ctypes.byref(option)))
        return option.value

    def state_hash(self) -> int:
        """Returns a hash of the whole state: equal states of one library have equal hashes."""
        value = ctypes.c_uint64()
        must(lib.ptcg_match_hash(self._handle, ctypes.byref(value)))
        return value.value


class Batch(NotPlainData):
    """Many matches, stepped in one call.

    After `step`, `decisions[i]` is the open question or result of match i, its options begin at
    `options[i * options_stride]` and, with `views`, `views[i]` is what the asked player sees. They
    are ctypes arrays that remain the same objects, so numpy.frombuffer can use them without copying.

    Up to `threads` threads work on the matches of different hosts.
    """

    _instead = "make a new one from forks of its matches"

    #: The members of Decision and Option for numpy.dtype.
    DECISION_DTYPE = [(n, t._type_) for n, t in Decision._fields_[:-1]] + [("reserved", "I", 2)]
    OPTION_DTYPE = [(n, t._type_) for n, t in Option._fields_]

    def __init__(
        self,
        matches: Iterable[Match],
        *,
        threads: int = 1,
        most_picks: int = 60,
        options_stride: int = 128,
        views: bool = False,
    ) -> None:
        self.matches = [check.one_of("a member of a batch", match, Match) for match in matches]
        count = len(self.matches)
        self.options_stride = options_stride = check.number("options_stride", options_stride, 0, 65535)
        self.picks_stride = most_picks = check.number("most_picks", most_picks, 1, 65534)
        self.decisions = (Decision * count)()
        self.options = (Option * (count * options_stride))()
        self.views = (View * count)() if views else None
        self.statuses = (ctypes.c_int32 * count)()
        self.picks = (ctypes.c_uint16 * (count * most_picks))()
        self.pick_counts = (ctypes.c_uint16 * count)(*[native.NO_ANSWER] * count)
        self._handles = (ctypes.c_void_p * count)(*[m._handle.value for m in self.matches])
        self._args = native.BatchArgs(
            size=ctypes.sizeof(native.BatchArgs),
            matches=self._handles,
            count=count,
            picks=self.picks,
            picks_stride=most_picks,
            pick_counts=self.pick_counts,
            decisions=self.decisions,
            options=self.options,
            options_stride=options_stride,
            views=self.views,
            statuses=self.statuses,
            threads=check.unsigned("threads", threads, 32),
        )
        # Reading plain numbers is several times faster than reading struct members.
        self._numbers = memoryview(self.decisions).cast("B").cast("H")
        self._option_bytes = memoryview(self.options).cast("B")
        self._picks = memoryview(self.picks).cast("B").cast("H")
        self._pick_counts = memoryview(self.pick_counts).cast("B").cast("H")
        self.step()

    def __len__(self) -> int:
        return len(self.matches)

    def replace(self, i: int, match: Match) -> None:
        """Replaces match i with another; the next `step` reports its status."""
        i = check.number("the number of a match", i, 0, len(self) - 1)
        self.matches[i] = check.one_of("a match of a batch", match, Match)
        self._handles[i] = match._handle.value
        self.pick_counts[i] = native.NO_ANSWER

    def answer(self, i: int, picks: Picks) -> None:
        """Sets the answer of match i for the next step."""
        i = check.number("the number of a match", i, 0, len(self) - 1)
        numbers = check.picks(picks)
        if len(numbers) > self.picks_stride:
            raise BadArgument(f"{len(numbers)} picks, but there is only room for {self.picks_stride}")
        begin = i * self.picks_stride
        for at, pick in enumerate(numbers, begin):
            self._picks[at] = pick
        self._pick_counts[i] = len(numbers)

    def step(self) -> int:
        """Gives all answers. Matches without one do not change. Returns how many answers failed: see
        `statuses`, which has a ptcg_status number for each match, 0 on success."""
        status = lib.ptcg_batch_step(ctypes.byref(self._args))
        if status in (1, 2, 16):  # nothing was done
            must(status)
        ctypes.memset(self.pick_counts, 0xFF, ctypes.sizeof(self.pick_counts))
        if status in (12, 13):
            must(status)
        return 0 if status == 0 else sum(1 for s in self.statuses if s)

    def over(self) -> list[int]:
        """Returns the numbers of the matches that are over."""
        numbers = memoryview(self.decisions).cast("B")
        return [i for i in range(len(self)) if numbers[32 * i + 3] != native.RUNNING]

    def answer_by_lot(self, lots: random.Random) -> int:
        """Draws a legal answer for each match with an open question; returns for how many."""
        numbers, picks, counts, stride = self._numbers, self._picks, self._pick_counts, self.picks_stride
        option_bytes, options_stride = self._option_bytes, self.options_stride
        draw = lots.random
        answered = 0
        for i in range(len(self)):
            base = 16 * i
            options = numbers[base + 4]
            if options == 0:
                if self.decisions[i].asked == native.NOBODY:
                    continue
                counts[i] = 0
            elif numbers[base + 2] == 1 == numbers[base + 3]:
                pick = int(draw() * options)
                if pick < options_stride and not option_bytes[8 * (i * options_stride + pick) + 1]:
                    pick = self._some(i, 1, 1, options, lots)[0]  # its script has failed
                picks[i * stride] = pick
                counts[i] = 1
            else:
                self.answer(i, self._some(i, numbers[base + 2], numbers[base + 3], options, lots))
            answered += 1
        return answered

    def _some(self, i: int, least: int, most: int, options: int, lots: random.Random) -> list[int]:
        if options > self.options_stride:
            raise BadArgument(f"{options} options, but `options_stride` is {self.options_stride}")
        first = 8 * i * self.options_stride
        pool = [n for n in range(options) for _ in range(self._option_bytes[first + 8 * n + 1])]
        return lots.sample(pool, lots.randint(least, max(least, min(most, len(pool)))))
