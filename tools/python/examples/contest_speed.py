#!/usr/bin/env python3
"""How many games a second ptcg.cabt plays: a mirror of one deck, random agents, one core.

usage: contest_speed.py [GAMES]
"""

import random
import sys
import time

import ptcg.cabt
from ptcg.cabt import api

#: The list that came with the contest: Kyogre, Snover, Mega Abomasnow ex ... and 33 Water Energy.
DECK = [2, 4, 4, 1, 2, 2, 2, 4, 4, 2, 33], (721, 722, 723, 1092, 1121, 1145, 1163, 1219, 1227, 1262, 3)


def deck():
    counts, numbers = DECK
    return [number for count, number in zip(counts, numbers) for _ in range(count)]


def play(games, seen):
    """Plays the games; `seen` takes an observation and returns its question."""
    lots = random.Random(1)
    answers = 0
    host = ptcg.cabt.world.the_host()
    begin = time.process_time()
    for seed in range(games):
        game = ptcg.cabt.Game(host, deck(), deck(), seed=seed)
        while not game.over():
            least, most, options = seen(game)
            game.select(lots.sample(range(options), lots.randint(least, most)))
            answers += 1
    return games / (time.process_time() - begin), answers / games


def from_text(game):
    """Reads the limits and counts the options without parsing the rest."""
    text = game.observation_text()
    least, most = (int(text.split(key, 1)[1].split(b",", 1)[0]) for key in (b'"minCount":', b'"maxCount":'))
    options = text.split(b'"option":', 1)[1].split(b"]", 1)[0]
    return least, most, options.count(b"{")


def from_dict(game):
    select = game.observation()["select"]
    return select["minCount"], select["maxCount"], len(select["option"])


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    names = [card.name for card in api.all_card_data() if card.cardId in DECK[1]]
    print("deck:", ", ".join(names))
    for what, seen in (("JSON text", from_text), ("dicts", from_dict)):
        rate, answers = play(games, seen)
        print(f"{what}: {rate:.0f} games a second, {answers:.0f} answers a game")


main()
