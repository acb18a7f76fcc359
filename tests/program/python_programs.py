"""usage: python_programs.py EXAMPLES train|search|rate [PTCG]

Runs the programs that tools/python/README.md ends with, small, and checks that they do what they say:
one learns, one searches, one compares.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

examples = Path(sys.argv[1])


def run(code: int, *command: object) -> str:
    """Runs a command, which must end with this code; returns what it wrote."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    told = done.stdout + done.stderr
    assert done.returncode == code, f"{command}: exit code {done.returncode}\n{told}"
    return told


def program(code: int, name: str, *options: object) -> str:
    return run(code, sys.executable, examples / name, *options)


def interval(told: str, against: str) -> tuple[float, float]:
    """Returns the last interval that was told of games against this bot."""
    found = re.findall(rf"\((\S+) to (\S+)\) of \d+ games against {against}", told)
    assert found, told
    return float(found[-1][0]), float(found[-1][1])


def train() -> None:
    decks = ("--decks", "mega-kangaskhan", "--others", "mega-kangaskhan", "--games", 200)
    with tempfile.TemporaryDirectory() as folder:
        one, same = Path(folder, "one"), Path(folder, "same")
        told = program(0, "self_play.py", *decks, "--batches", 15, "--save", one)
        before, after = (interval(part, "random") for part in (told.split("\n")[0], told))
        assert before[0] < 50 < before[1], told
        assert after[0] > before[1], f"it has not learned\n{told}"
        again = program(0, "self_play.py", *decks, "--play", one)
        assert again in told, f"saved weights play otherwise\n{told}{again}"

        for file in (one, same):
            program(0, "self_play.py", *decks, "--batches", 2, "--save", file)
        assert one.read_bytes() == same.read_bytes(), "the same seed learns something else"

        same.write_text("no weights")
        assert "--save writes them" in program(2, "self_play.py", "--play", same)
    assert "No such file" in program(2, "self_play.py", "--play", "no/such/file")
    assert "no-such-deck" in program(2, "self_play.py", "--others", "no-such-deck")


def search() -> None:
    told = program(0, "search.py", "--guide", "random", "--opponent", "random", "--tries", 4, "--games", 30)
    assert interval(told, "random")[0] > 50, f"it searches no better than chance\n{told}"
    assert "no games were played" in program(2, "search.py", "--games", 0)
    assert "no-such-bot" in program(2, "search.py", "--guide", "no-such-bot")


def rate() -> None:
    arena, agents = (sys.argv[3], "arena"), examples / "agents.py"
    claim = ("--sprt", "50%,60%", "--games", 400, "--json")
    for code, names in ((0, ("bold", "random")), (1, ("random", "bold"))):
        result = json.loads(run(code, *arena, *(f"{agents} {name}:ms=60000" for name in names), *claim))
        assert result["forfeits"] == 0, result
    told = run(0, *arena, f"{agents} timid", "random", "--games", 2)
    assert "name one of its agents, bold, random; not timid" in told, told


{"train": train, "search": search, "rate": rate}[sys.argv[2]]()
