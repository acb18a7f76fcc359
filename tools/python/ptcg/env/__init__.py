"""Games for programs that learn, with positions and answers as numbers. Needs numpy.

    import ptcg, ptcg.env

    library = ptcg.Library("cards")
    env = ptcg.env.AecEnv(library, "powerhouse", "lava-flow")       # two agents, as in PettingZoo
    env = ptcg.env.SingleEnv(library, "powerhouse", "lava-flow")    # against a bot, as in Gymnasium
    game = ptcg.env.SpielGame(library, "powerhouse", "lava-flow")   # as in OpenSpiel
    game = ptcg.env.Game(library.host(), "powerhouse", "lava-flow") # what all of them are made of

`ptcg.vector` steps many games at once.
"""

try:
    import numpy  # noqa: F401
except ImportError as error:  # pragma: no cover - depends on the machine
    raise ImportError(
        "ptcg.env and ptcg.vector need numpy: apt install python3-numpy, or pip install numpy"
    ) from error

from . import spaces
from .aec import AecEnv
from .encoding import Encoding, card_features
from .game import Game
from .single import SingleEnv
from .spiel import CHANCE_PLAYER, TERMINAL_PLAYER, SpielGame, SpielState

__all__ = [
    "AecEnv", "CHANCE_PLAYER", "Encoding", "Game", "SingleEnv", "SpielGame", "SpielState",
    "TERMINAL_PLAYER", "card_features", "spaces",
]
