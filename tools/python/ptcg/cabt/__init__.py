"""The interface of the 2026 contest's agents over this engine, see ../../README.md.

    import ptcg.cabt as game
    observation, started = game.battle_start(deck, deck, seed=1)
    while observation["current"]["result"] < 0:
        observation = game.battle_select(agent(observation))
    game.battle_finish()

`cg` on the path is the same: `from cg.game import battle_start`. Beyond the interface, `Game` is a
battle of its own: any number of them in a process, with seeds, copies and saved games.
"""

from .battles import AnswerRefused, DeckRefused, Game, card, find_card, table
from .contest import Observation, Played, play, use_contest_names
from .game import battle_finish, battle_select, battle_start, visualize_data
from .world import use_library

__all__ = [
    "AnswerRefused", "DeckRefused", "Game", "Observation", "Played", "battle_finish", "battle_select",
    "battle_start", "card", "find_card", "play", "table", "use_contest_names", "use_library",
    "visualize_data",
]
