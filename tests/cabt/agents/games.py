#!/usr/bin/env python3
"""Lets the agents here play each other, as the contest's environment does, and checks what they are told.

usage: games.py [--games N]   (PTCG_LIBRARY, PYTHONPATH and PTCG_CARDS as for the Python module)
"""

import argparse
import sys

import by_rules
import by_search
import ptcg.cabt
from cg import api, game

DECKS = ["dragapult", "mega-lucario", "mega-abomasnow", "marnies-grimmsnarl"]


def deck_named(name):
    library = ptcg.cabt.world.the_library()
    numbers = {ptcg.cabt.find_card(library, number): number for number in range(1, api.POOL_SIZE + 1)}
    return [numbers[card] for card in library.read_deck(name)]


def play(agents, seed):
    """Plays one game; returns the seat that has won, or 2."""
    nothing = {"select": None, "logs": [], "current": None, "search_begin_input": None}
    decks = [agent(dict(nothing)) for agent in agents]
    obs, started = game.battle_start(*decks, seed=seed)
    assert started.errorPlayer == -1, started.errorType
    answers = 0
    while obs["current"]["result"] < 0:
        seat = obs["current"]["yourIndex"]
        assert obs["current"]["players"][1 - seat]["hand"] is None
        obs = game.battle_select(agents[seat](obs))
        answers += 1
        assert answers < 5000, "the game does not end"
    assert obs["logs"][-1]["type"] == api.LogType.RESULT
    return obs["current"]["result"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=64)
    args = parser.parse_args()
    won = [0, 0, 0]
    for number in range(args.games):
        deck = deck_named(DECKS[number % len(DECKS)])
        agents = [by_search.make(deck), by_rules.make(deck)]
        first = number % 2
        seat = play(agents if first == 0 else agents[::-1], seed=number)
        won[seat if seat == 2 else seat ^ first] += 1
    print(f"{args.games} games: {won[0]} won by search, {won[1]} by rules, {won[2]} drawn")
    sys.exit(won[0] <= won[1])


if __name__ == "__main__":
    main()
