"""ptcg: a scriptable rules engine for the Pokémon Trading Card Game, through libptcg.so.

    library = ptcg.Library("cards")
    match = library.host().match("powerhouse", "lava-flow", seed=1)
    decision = match.decision()
    while not decision.over:
        decision = match.step(0) if decision.min == 1 else match.step_by_default()

The environment variable PTCG_LIBRARY names the library. If it is not set, the library is looked for
next to this module, where it was installed with it or built in its checkout, and in the system's
libraries.
"""

from ._native import (
    CHANCE,
    CONDITIONS,
    ENOUGH_PICKED,
    EVENT_KINDS,
    NO_CARD,
    NOBODY,
    OPTION_KINDS,
    OUTCOMES,
    PURPOSES,
    REASONS,
    TYPES,
    ZONES,
    Decision,
    Option,
    View,
    lib as _lib,
)
from .bot import Bot
from .errors import (
    BadArgument,
    Busy,
    DeckError,
    IllegalAnswer,
    MatchOver,
    MatchStopped,
    Mismatch,
    NoPosition,
    NoRoom,
    NoSuchName,
    PackError,
    PositionError,
    PtcgError,
    SaveError,
    ScriptFailed,
)
from .finding import cards_folder
from .library import Host, Library, OnFailure, PackScriptLimits, ScriptLimits, save_info
from .match import Audience, Batch, Match
from .teller import Teller

#: The version of the library that was loaded.
__version__: str = _lib.ptcg_version().decode()

__all__ = [
    "Audience", "BadArgument", "Batch", "Bot", "Busy", "CHANCE", "CONDITIONS", "Decision",
    "DeckError", "ENOUGH_PICKED", "EVENT_KINDS", "Host", "IllegalAnswer", "Library", "Match", "MatchOver",
    "MatchStopped", "Mismatch", "NOBODY", "NO_CARD", "NoPosition", "NoRoom", "NoSuchName", "OPTION_KINDS",
    "OUTCOMES", "OnFailure", "Option", "PURPOSES", "PackError", "PackScriptLimits", "PositionError", "PtcgError",
    "REASONS", "SaveError", "ScriptFailed", "ScriptLimits", "TYPES", "Teller", "View", "ZONES",
    "__version__", "cards_folder", "save_info",
]
