#!/usr/bin/env python3
"""A bot that plays by OUTSIDE.md: any legal answer, all equally likely.

    ptcg arena tools/bots/examples/random_bot.py random --games 20
    ptcg arena tools/bots/examples/random_bot.py:seed=7 greedy --games 20
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def picks_for(question):
    """An option may be picked as often as its count says."""
    offered = [number for number, option in enumerate(question["options"]) for _ in range(option["count"])]
    most = min(question["max"], len(offered))
    return random.sample(offered, random.randint(question["min"], most))


for line in sys.stdin:
    message = json.loads(line)
    kind = message["t"]
    if kind == "hello":
        say({"t": "ready", "protocol": 1, "name": "random", "version": "1", "wants": [], "options": ["seed"]})
    elif kind == "game":
        random.seed(message["options"].get("seed"))
    elif kind == "ask":
        say({"t": "answer", "n": message["n"], "picks": picks_for(message["question"])})
