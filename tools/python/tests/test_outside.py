"""Tests of ptcg.outside: what a bot written with it says to its host."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

BOT = """
import ptcg.outside

def first(ask):
    print("thinking")
    return 0

def echo(ask):
    return [int(ask["game"]["options"]["pick"]), len(ask["view"])]

def wrong(ask):
    return "second"

"""
HELLO = {"t": "hello", "protocol": 1, "host": "ptcg"}
GAME = {"t": "game", "seat": 0, "options": {"pick": "7"}}
ASK = {"t": "ask", "n": 3, "question": {"min": 1}, "view": {"turn": 1}, "unknown": True}


class Outside(unittest.TestCase):
    def play(self, run: str, *arguments: str) -> tuple[int, list[dict], str]:
        """Starts the bot, sends it a game's lines; returns its exit code, lines and errors."""
        with tempfile.TemporaryDirectory() as folder:
            bot = Path(folder, "bot.py")
            bot.write_text(BOT + run)
            done = subprocess.run(
                [sys.executable, bot, *arguments], capture_output=True, text=True,
                input="".join(json.dumps(line) + "\n" for line in (HELLO, GAME, ASK, {"t": "over"})),
            )
        return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr

    def test_one_agent(self) -> None:
        code, lines, errors = self.play("ptcg.outside.run(first, wants=['words'], options=['pick'])")
        self.assertEqual(code, 0, errors)
        self.assertEqual(lines, [
            {"t": "ready", "protocol": 1, "name": "first", "version": "1", "wants": ["words"], "options": ["pick"]},
            {"t": "answer", "n": 3, "picks": [0]},
        ])
        self.assertEqual(errors, "thinking\n")

    def test_agent_by_name(self) -> None:
        code, lines, errors = self.play("ptcg.outside.run(first, echo)", "echo")
        self.assertEqual((code, lines[0]["name"], lines[1]["picks"]), (0, "echo", [7, 1]), errors)

    def test_no_such_agent(self) -> None:
        for arguments in ((), ("third",), ("first", "echo")):
            code, lines, errors = self.play("ptcg.outside.run(first, echo)", *arguments)
            self.assertEqual((code, lines), (1, []))
            self.assertIn("name one of its agents, first, echo; not ", errors)
            self.assertEqual(errors.count("\n"), 1)

    def test_agents_need_names(self) -> None:
        for run in ("ptcg.outside.run()", "ptcg.outside.run(first, first)"):
            code, _, errors = self.play(run)
            self.assertEqual(code, 1)
            self.assertIn("BadArgument: `run` takes one function or more", errors)

    def test_wrong_answer(self) -> None:
        code, lines, errors = self.play("ptcg.outside.run(wrong)")
        self.assertEqual((code, len(lines)), (1, 1))
        self.assertIn("an answer must be the number of an option", errors.splitlines()[-1])


if __name__ == "__main__":
    unittest.main()
