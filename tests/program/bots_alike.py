"""usage: bots_alike.py PTCG CARDS

Checks that a bot picks in Python, and so in C, what it picks in `ptcg arena` with the same seed: plays
the games of a league again, and compares how they end.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import ptcg

BOTS = ("greedy", "random", "mcts:iterations=5:turns=1")


def end_of(host: ptcg.Host, line: dict, first: str, second: str) -> str:
    """Returns how the game of two bots ends, as a league has it."""
    library = host.library
    seats = [library.bot(name, line["seed"]) for name in (first, second)]
    decks = [name.lower().replace(" ", "-") for name in line["decks"]]
    match = host.match(*decks, ruleset=line["ruleset"], seed=line["seed"])
    decision = match.decision()
    while not decision.over:
        decision = match.step(seats[decision.asked].choose(match))
    return "-" if decision.outcome_name != "won" else str(decision.winner + 1)


def main() -> None:
    program, cards = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        league = Path(folder) / "league.jsonl"
        subprocess.run(
            [program, "arena", *BOTS, "--games", "8", "--league", league],
            check=True, stdout=subprocess.DEVNULL,
        )
        lines = [json.loads(line) for line in league.read_text().splitlines()]
    assert len(lines) == 12, len(lines)
    host = ptcg.Library(cards).host()
    for line in lines:
        one, two = line["bots"]
        ends = end_of(host, line, one, two) + end_of(host, line, two, one)
        assert ends == line["ends"], f"{line}: here the games end {ends}"
    print(f"{2 * len(lines)} games end alike")


main()
