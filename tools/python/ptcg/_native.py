"""libptcg.so through ctypes: its structs and functions as ptcg.h declares them."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_int32, c_size_t, c_uint8, c_uint16, c_uint32
from ctypes import c_int16, c_uint64, c_uint, c_void_p

from .finding import find_and_load

NO_CARD = 0xFFFF
NO_ANSWER = 0xFFFF
NOBODY = 0xFF
CHANCE = 2
RUNNING = 0
ENOUGH_PICKED = 0xFFFF_FFFF_FFFF_FFFF


def _fields(kind: type, names: str) -> list[tuple[str, type]]:
    return [(name, kind) for name in names.split()]


class Buffer(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t), ("capacity", c_size_t)]


class File(ctypes.Structure):
    _fields_ = [("name", c_char_p), ("data", c_char_p), ("length", c_size_t)]


class Source(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("folder", c_char_p),
        ("name", c_char_p),
        ("files", POINTER(File)),
        ("file_count", c_size_t),
    ]


class PackScriptLimits(ctypes.Structure):
    _fields_ = (
        [("size", c_size_t), ("pack", c_char_p)]
        + _fields(c_uint64, "load_bytes call_bytes load_instructions")
        + [("engine_calls", c_uint32)]
        + _fields(c_int32, "load_ms watchdog_ms")
        + [("reserved", c_uint32), ("instructions", c_uint64)]
    )


class ScriptLimits(ctypes.Structure):
    _fields_ = (
        [("size", c_size_t)]
        + _fields(c_uint64, "load_bytes call_bytes")
        + _fields(c_uint32, "engine_calls call_depth")
        + _fields(c_int32, "watchdog_ms count_instructions")
        + _fields(c_uint64, "host_bytes load_instructions")
        + [("load_ms", c_int32), ("reserved", c_uint32)]
        + [("packs", POINTER(PackScriptLimits)), ("pack_count", c_size_t)]
        + [("instructions", c_uint64)]
    )


class PackLimits(ctypes.Structure):
    _fields_ = (
        [("size", c_size_t)]
        + _fields(c_uint64, "file_bytes pack_bytes pack_files")
        + [("scripts", POINTER(ScriptLimits))]
        + [("cache", c_char_p), ("lone_faults", c_int32), ("reserved", c_uint32)]
        + [("leave_out", c_int32), ("reserved_2", c_uint32)]
    )


class Setup(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("deck", c_char_p * 2),
        ("cards", POINTER(c_uint16) * 2),
        ("card_count", c_size_t * 2),
        ("ruleset", c_char_p),
        ("format", c_char_p),
        ("seed", c_uint64),
        ("decision_cap", c_uint32),
        ("on_failure", c_int32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]


class Assumptions(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("opponents_deck", c_char_p),
        ("opponents_cards", POINTER(c_uint16)),
        ("opponents_card_count", c_size_t),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]


class CardList(ctypes.Structure):
    _fields_ = [("cards", POINTER(c_uint16)), ("count", c_size_t)]


class GivenCards(ctypes.Structure):
    """Lists by player."""

    _fields_ = [("size", c_size_t)] + [
        (pile, CardList * 2) for pile in ("deck", "hand", "prizes", "face_down")
    ]


class CabtList(ctypes.Structure):
    _fields_ = [("numbers", POINTER(c_int32)), ("count", c_size_t)]


class CabtGuess(ctypes.Structure):
    LISTS = (
        "your_deck", "your_prize", "opponent_deck", "opponent_prize", "opponent_hand", "opponent_active",
    )
    _fields_ = (
        [("size", c_size_t)]
        + [(name, CabtList) for name in LISTS]
        + [("manual_coin", c_int32), ("reserved", c_int32)]
    )


class Decision(ctypes.Structure):
    """The open question, and the status of the match; the members are those of ptcg_decision."""

    _fields_ = (
        _fields(c_uint8, "asked purpose ordered outcome")
        + _fields(c_uint16, "min max option_count source")
        + _fields(c_uint8, "effect origin_attack winner reason")
        + _fields(c_uint16, "turn word_count")
        + [("number", c_uint32), ("secret", c_uint8), ("reserved", c_uint8 * 7)]
    )

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.outcome != RUNNING

    @property
    def stopped(self) -> bool:
        """Whether the match is stopped because a script failed (OnFailure.STOP); see Match.go_on."""
        return self.asked == NOBODY and self.outcome == RUNNING

    @property
    def purpose_name(self) -> str:
        """What the question is for: "main_phase"."""
        return PURPOSES[self.purpose]

    @property
    def outcome_name(self) -> str:
        """"running", "won", "draw", "void" or "decision_cap"."""
        return OUTCOMES[self.outcome]

    @property
    def reason_name(self) -> str:
        """Why it was won: "prizes"."""
        return REASONS[self.reason]

    def __repr__(self) -> str:
        if self.over:
            return f"<Decision: over, {self.outcome_name}, winner {self.winner}>"
        if self.stopped:
            return "<Decision: none, the match stands still>"
        return (
            f"<Decision {self.number}: {self.purpose_name} for {self.asked}, "
            f"{self.min} to {self.max} of {self.option_count} options>"
        )


class Option(ctypes.Structure):
    """One option of a question; the members are those of ptcg_option."""

    _fields_ = _fields(c_uint8, "kind count zone place spot value") + [("card", c_uint16)]

    @property
    def kind_name(self) -> str:
        """"attach", "attack", "end_turn" ..."""
        return OPTION_KINDS[self.kind]

    def __repr__(self) -> str:
        return f"<Option {self.kind_name} card={self.card} spot={self.spot} value={self.value}>"


class Pokemon(ctypes.Structure):
    _fields_ = [
        ("card", c_uint16),
        ("hp", c_int16),
        ("damage", c_uint16),
        ("types", c_uint16),
    ] + _fields(c_uint8, "conditions retreat_cost flags attached_count")


class Piles(ctypes.Structure):
    _fields_ = _fields(c_uint8, "deck hand discard prizes lost_zone beside bench_count turns_taken")


class KnownCard(ctypes.Structure):
    _fields_ = [("card", c_uint16), ("where", c_uint8), ("place", c_uint8)]


class View(ctypes.Structure):
    """What one viewer may know; the members are those of ptcg_view. `bytes(view)` is 732 bytes."""

    _fields_ = (
        _fields(c_uint16, "version size turn stadium")
        + _fields(
            c_uint8,
            "audience turn_player starting_player outcome winner reason energy_attached "
            "supporters_played stadiums_played retreats stadium_owner card_count",
        )
        + [("player", Piles * 2), ("pokemon", Pokemon * 18), ("cards", KnownCard * 120)]
    )


class TellerSetup(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("language", c_char_p),
        ("names", c_char_p * 2),
        ("audience", c_int32),
        ("flags", c_uint32),
    ]


class BatchArgs(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("matches", POINTER(c_void_p)),
        ("count", c_size_t),
        ("picks", POINTER(c_uint16)),
        ("picks_stride", c_size_t),
        ("pick_counts", POINTER(c_uint16)),
        ("decisions", POINTER(Decision)),
        ("options", POINTER(Option)),
        ("options_stride", c_size_t),
        ("views", POINTER(View)),
        ("statuses", POINTER(c_int32)),
        ("threads", c_uint32),
        ("reserved", c_uint32),
    ]


class EnvSetup(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("match", POINTER(Setup)),
        ("bot", c_char_p * 2),
        ("options", c_uint32),
        ("reserved", c_uint32),
    ]


class EnvState(ctypes.Structure):
    """What the last step of an environment did, and who picks now; the members are those of
    ptcg_env_state."""

    _fields_ = (
        [("seed", c_uint64), ("reward", ctypes.c_float * 2)]
        + _fields(c_uint32, "decisions steps length episode")
        + _fields(c_uint16, "legal_count turn")
        + _fields(c_uint8, "player terminated truncated outcome winner reason")
        + [("reserved", c_uint8 * 14)]
    )


class EnvBuffers(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("observation_count", c_size_t),
        ("action_count", c_size_t),
        ("observation", c_void_p),
        ("mask", c_void_p),
        ("legal", c_void_p),
        ("state", POINTER(EnvState)),
    ]


class VectorSetup(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("games", POINTER(EnvSetup)),
        ("count", c_size_t),
        ("threads", c_uint32),
        ("flags", c_uint32),
    ]


class VectorBuffers(ctypes.Structure):
    _fields_ = _fields(c_size_t, "size count observation_count action_count") + _fields(
        c_void_p, "observations masks legal states actions statuses"
    )


class CabtRefusal(ctypes.Structure):
    _fields_ = _fields(c_int32, "player type")


def _declare(library: ctypes.CDLL) -> None:
    text, handle, out = c_char_p, c_void_p, POINTER(c_void_p)
    buffer, size_out = POINTER(Buffer), POINTER(c_size_t)
    numbers = POINTER(c_int32)
    u16_out, u32_out, u64_out = POINTER(c_uint16), POINTER(c_uint32), POINTER(c_uint64)
    functions = {
        "ptcg_library_load": [POINTER(Source), c_size_t, POINTER(PackLimits), out, buffer],
        "ptcg_library_list": [handle, c_int, buffer],
        "ptcg_library_hash": [handle, u64_out],
        "ptcg_library_card_count": [handle, size_out],
        "ptcg_library_find_card": [handle, text, u16_out],
        "ptcg_library_card_json": [handle, c_uint16, buffer],
        "ptcg_deck_read": [handle, text, u16_out, c_size_t, size_out],
        "ptcg_deck_check": [handle, text, text, text, buffer],
        "ptcg_host_create": [handle, POINTER(ScriptLimits), out],
        "ptcg_host_usage_json": [handle, buffer],
        "ptcg_match_create": [handle, POINTER(Setup), out],
        "ptcg_match_decision": [handle, POINTER(Decision)],
        "ptcg_match_options": [handle, POINTER(Option), c_size_t, size_out],
        "ptcg_match_decision_json": [handle, buffer],
        "ptcg_match_decision_json_for": [handle, c_int, buffer],
        "ptcg_match_failure_json": [handle, buffer],
        "ptcg_match_answer": [handle, u16_out, c_size_t],
        "ptcg_match_answer_default": [handle],
        "ptcg_match_concede": [handle, c_int],
        "ptcg_match_run_out_of_time": [handle, c_int],
        "ptcg_match_forfeit": [handle, c_int],
        "ptcg_match_void": [handle],
        "ptcg_match_chance_cards": [handle, u16_out, c_size_t, size_out],
        "ptcg_match_answer_by_cards": [handle, u16_out, c_size_t],
        "ptcg_match_from_position": [handle, text, text, c_uint32, c_int, out, buffer, buffer],
        "ptcg_match_position": [handle, c_int, c_int, text, text, buffer],
        "ptcg_library_languages": [handle, buffer],
        "ptcg_teller_create": [handle, POINTER(TellerSetup), out],
        "ptcg_teller_tell": [handle, handle, buffer],
        "ptcg_teller_catch_up": [handle, handle],
        "ptcg_teller_question": [handle, handle, buffer],
        "ptcg_bot_create": [handle, text, c_uint64, out],
        "ptcg_bot_begin": [handle, c_uint64],
        "ptcg_bot_choose": [handle, handle, u16_out, c_size_t, size_out],
        "ptcg_match_on_failure": [handle, c_int],
        "ptcg_match_withhold_at_most": [handle, c_uint32],
        "ptcg_match_go_on": [handle],
        "ptcg_match_determinize": [handle, c_int, c_uint64, POINTER(Assumptions), handle],
        "ptcg_match_give_cards": [handle, c_int, POINTER(GivenCards), c_uint64, handle],
        "ptcg_match_action_codes": [handle, u64_out, c_size_t, size_out],
        "ptcg_match_find_action": [handle, c_uint64, u16_out],
        "ptcg_match_view": [handle, c_int, POINTER(View)],
        "ptcg_match_view_json": [handle, c_int, buffer],
        "ptcg_match_events_json": [handle, c_int, c_uint32, buffer],
        "ptcg_match_fork": [handle, handle, out],
        "ptcg_match_copy": [handle, handle],
        "ptcg_match_restore": [handle, handle],
        "ptcg_match_save": [handle, buffer],
        "ptcg_match_load": [handle, text, c_size_t, c_uint32, c_int, out],
        "ptcg_match_load_noted": [handle, text, c_size_t, c_uint32, c_int, out, buffer],
        "ptcg_save_info": [text, c_size_t, buffer],
        "ptcg_match_hash": [handle, u64_out],
        "ptcg_batch_step": [POINTER(BatchArgs)],
        "ptcg_encoding_json": [c_uint32, buffer],
        "ptcg_card_features_json": [handle, buffer],
        "ptcg_card_features": [handle, c_void_p, c_size_t, size_out],
        "ptcg_env_create": [handle, POINTER(EnvSetup), out],
        "ptcg_env_get_buffers": [handle, POINTER(EnvBuffers)],
        "ptcg_env_reset": [handle, c_uint64],
        "ptcg_env_step": [handle, c_int32],
        "ptcg_env_observe": [handle, c_int, c_void_p],
        "ptcg_env_observe_match": [handle, handle, c_int, c_void_p],
        "ptcg_env_fork": [handle, out],
        "ptcg_env_copy": [handle, handle],
        "ptcg_env_determinize": [handle, handle, c_int, c_uint64],
        "ptcg_env_match": [handle, out],
        "ptcg_vector_create": [handle, POINTER(VectorSetup), out],
        "ptcg_vector_get_buffers": [handle, POINTER(VectorBuffers)],
        "ptcg_vector_reset": [handle, c_void_p, c_void_p],
        "ptcg_vector_step": [handle],
        "ptcg_cabt_find_card": [handle, c_int, u16_out],
        "ptcg_cabt_table_json": [handle, c_int, c_int, buffer],
        "ptcg_cabt_card_json": [handle, c_int, buffer],
        "ptcg_cabt_start": [handle, numbers, numbers, c_uint64, c_uint32, POINTER(CabtRefusal), out],
        "ptcg_cabt_fork": [handle, out],
        "ptcg_cabt_search": [handle, POINTER(CabtGuess), c_uint64, numbers, out],
        "ptcg_cabt_renew_chance": [handle, c_uint64],
        "ptcg_cabt_observation_json": [handle, buffer],
        "ptcg_cabt_frame_json": [handle, buffer],
        "ptcg_cabt_select": [handle, numbers, c_size_t, numbers],
        "ptcg_cabt_asks_chance": [handle, numbers],
        "ptcg_cabt_answer_chance": [handle, u16_out, c_size_t],
        "ptcg_cabt_match": [handle, out],
        "ptcg_cabt_over": [handle, numbers],
        "ptcg_cabt_replay": [handle, buffer],
        "ptcg_number": [c_int, text],
    }
    for name, arguments in functions.items():
        function = getattr(library, name)
        function.argtypes = arguments
        function.restype = c_int
    for kind in ("library", "host", "match", "teller", "bot", "env", "vector", "cabt"):
        name = f"ptcg_{kind}_free"
        getattr(library, name).argtypes = [handle]
        getattr(library, name).restype = None
    library.ptcg_buffer_free.argtypes = [buffer]
    library.ptcg_buffer_free.restype = None
    library.ptcg_version.restype = c_char_p
    library.ptcg_version_number.restype = c_uint32
    library.ptcg_last_error.restype = c_char_p
    library.ptcg_name.argtypes = [c_int, c_uint]
    library.ptcg_name.restype = c_char_p


lib = find_and_load(_declare)
#: The same library, but a call keeps the interpreter's lock: for functions that never wait and that
#: take less time than releasing the lock and taking it again.
quick = ctypes.PyDLL(lib._name, handle=lib._handle)
for _name in ("ptcg_match_copy", "ptcg_match_restore", "ptcg_match_fork", "ptcg_env_copy"):
    getattr(quick, _name).argtypes = getattr(lib, _name).argtypes
    getattr(quick, _name).restype = getattr(lib, _name).restype


def _names(what: int) -> tuple[str, ...]:
    names: list[str] = []
    while (name := lib.ptcg_name(what, len(names))) is not None:
        names.append(name.decode())
    return tuple(names)


PURPOSES, OPTION_KINDS, EVENT_KINDS, ZONES, CONDITIONS, TYPES, OUTCOMES, REASONS = (
    _names(what) for what in range(8)
)
