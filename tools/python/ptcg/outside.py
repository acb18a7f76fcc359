"""Python functions as bots of `ptcg arena`, `play`, `simulate` and `serve`.

    #!/usr/bin/env python3
    import ptcg.outside

    def modest(ask):
        return list(range(ask["question"]["min"]))

    ptcg.outside.run(modest)

A file like this is a bot: `ptcg arena ./mine.py greedy`. tools/bots/OUTSIDE.md has the lines that
it exchanges with its host.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Union

from . import arguments as check
from .errors import BadArgument

__all__ = ["Agent", "run"]

#: Takes a question: "question", "view", whatever it `wants`, and "game", the line with which the game
#: began ("seat", "deck", "options" ...). Returns the number of an option, or a list of numbers.
Agent = Callable[[dict[str, Any]], Union[int, Sequence[int]]]


def run(*agents: Agent, wants: Iterable[str] = (), options: Iterable[str] = ()) -> None:
    """Answers questions until the host ends the input.

    The program's argument names one of several agents: `ptcg arena "./mine.py modest" "./mine.py bold"`.
    `wants`: what else to send with a question, "events", "codes", "words". `options`: those that may
    follow the bot's name; ask["game"]["options"] has them. What an agent prints goes to the error
    stream. An exception ends the program: it forfeits the game, and the arena shows its last line.
    """
    agent = _wanted(agents, sys.argv[1:])
    ready = {"wants": list(wants), "options": list(options)}
    host, sys.stdout = sys.stdout, sys.stderr
    try:
        for answer in _answers(agent, ready, sys.stdin):
            print(json.dumps(answer), file=host, flush=True)
    finally:
        sys.stdout = host


def _wanted(agents: Sequence[Agent], arguments: Sequence[str]) -> Agent:
    named = {agent.__name__: agent for agent in agents}
    if not named or len(named) < len(agents):
        raise BadArgument("`run` takes one function or more, each with a name of its own")
    if not arguments and len(agents) == 1:
        return agents[0]
    if len(arguments) == 1 and arguments[0] in named:
        return named[arguments[0]]
    given = " ".join(arguments) or "nothing"
    sys.exit(f"{sys.argv[0]}: name one of its agents, {', '.join(named)}; not {given}")


def _answers(agent: Agent, ready: dict[str, Any], lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The lines of a bot, each as soon as the host's line has come that calls for it."""
    game: dict[str, Any] = {}
    for line in lines:
        told = json.loads(line)
        if told["t"] == "hello":
            yield {"t": "ready", "protocol": 1, "name": agent.__name__, "version": "1", **ready}
        elif told["t"] == "game":
            game = told
        elif told["t"] == "ask":
            picks = check.picks(agent({**told, "game": game}))
            yield {"t": "answer", "n": told["n"], "picks": picks}
