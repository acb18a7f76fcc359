"""Tests of card libraries: what is in them, what they refuse, and how the module finds its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import ptcg
from match_world import CARDS, FAILING, LIBRARY, PACK, WALL


class Libraries(unittest.TestCase):
    def test_what_is_in_it(self) -> None:
        self.assertIn("lava-flow", [deck["name"] for deck in LIBRARY.decks()])
        self.assertIn("dp", [ruleset["id"] for ruleset in LIBRARY.rulesets()])
        self.assertIn("xy", [format["id"] for format in LIBRARY.formats()])
        self.assertIn("dp3", [pack["id"] for pack in LIBRARY.packs()])
        cards = LIBRARY.cards()
        self.assertEqual(len(cards), len(LIBRARY))
        raikou = LIBRARY.find_card("dp3-16")
        self.assertEqual(cards[raikou], {"id": "dp3-16", "name": "Raikou"})
        self.assertEqual(LIBRARY.card(raikou)["attacks"][0]["name"], "Thunder Climb")

    def test_packs_from_memory(self) -> None:
        library = ptcg.Library(memory=PACK)
        self.assertEqual(library.cards(), [{"id": "x1-1", "name": "Wall"}])
        both = ptcg.Library([CARDS], memory=PACK)
        self.assertEqual(len(both), len(LIBRARY) + 1)

    def test_packs_are_kept_where_wanted(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(2):
                library = ptcg.Library(CARDS, cache=folder)
                self.assertEqual(library.cards(), LIBRARY.cards())
                self.assertTrue(os.listdir(folder))

    def test_a_lone_fault_spoils_its_card_alone(self) -> None:
        wrong = {**FAILING, "x1/001-wall.lua": b"local card ="}
        with self.assertRaises(ptcg.PackError):
            ptcg.Library(CARDS, memory=wrong)
        library = ptcg.Library(CARDS, memory=wrong, lone_faults=True)
        wall = [library.find_card("x1-1")] * 60
        with self.assertRaises(ptcg.DeckError):
            library.host().match(wall, wall, ruleset="sv", check_decks=False)
        library.host().match("powerhouse", "lava-flow")

    def test_problems_are_told(self) -> None:
        with self.assertRaises(ptcg.PackError) as raised:
            ptcg.Library(memory={**PACK, "x1/001-wall.toml": WALL + b"color = 3\n"})
        self.assertEqual(raised.exception.problems[0]["line"], 8)
        self.assertIn('unknown key "color"', str(raised.exception))
        with self.assertRaises(ptcg.PackError):
            ptcg.Library(memory=PACK, file_bytes=10)
        with self.assertRaises(ptcg.PtcgError):
            ptcg.Library([])

    def test_without_folders_it_is_the_cards_that_came_along(self) -> None:
        self.assertEqual(ptcg.Library().packs(), ptcg.Library(ptcg.cards_folder()).packs())

    def test_decks(self) -> None:
        self.assertEqual(len(LIBRARY.read_deck("lava-flow")), 60)
        self.assertEqual(LIBRARY.check_deck("lava-flow"), [])
        broken = LIBRARY.check_deck("5 dp1-126\n", ruleset="dp")
        self.assertTrue(broken and broken[0]["rule"].startswith("DECK-"))
        with self.assertRaises(ptcg.NoSuchName) as raised:
            LIBRARY.read_deck("lava-flaw")
        self.assertIn('did you mean "lava-flow"?', str(raised.exception))
        with self.assertRaises(ptcg.DeckError):
            LIBRARY.read_deck("4 Nobody\n")


class Limits(unittest.TestCase):
    READS = (
        b"local card = ...\n"
        b'card.attack["Crack"] = { after = function(game)\n'
        b"  for _ = 1, 150 do local _ = game.turn end\nend }\n"
    )

    def attack(self, host: ptcg.Host) -> None:
        wall = [host.library.find_card("x1-1")] * 60
        match = host.match(wall, wall, ruleset="sv", check_decks=False)
        while "attack" not in (kinds := [o.kind_name for o in match.options()]):
            match.step_by_default()
        match.step(kinds.index("attack"))

    def load(self, scripts: ptcg.ScriptLimits) -> ptcg.Library:
        memory = {**FAILING, "x1/001-wall.lua": self.READS}
        return ptcg.Library(CARDS, memory=memory, scripts=scripts)

    def test_of_one_pack(self) -> None:
        few = ptcg.PackScriptLimits(engine_calls=50)
        library = self.load(ptcg.ScriptLimits(packs={"x1": few}))
        with self.assertRaises(ptcg.ScriptFailed) as raised:
            self.attack(library.host())
        self.assertIn("more than 50 calls", str(raised.exception))
        more = ptcg.PackScriptLimits(engine_calls=1000)
        self.attack(library.host(ptcg.ScriptLimits(packs={"x1": more})))
        self.attack(self.load(ptcg.ScriptLimits(packs={"dp1": few})).host())

    def test_of_all_packs(self) -> None:
        library = self.load(ptcg.ScriptLimits())
        self.attack(library.host())
        with self.assertRaises(ptcg.ScriptFailed):
            self.attack(library.host(engine_calls=100))
        with self.assertRaises(ptcg.PackError):
            library.host(host_bytes=1000)

    def test_that_cannot_be_meant(self) -> None:
        own = ptcg.PackScriptLimits(engine_calls=50)
        with self.assertRaises(ptcg.NoSuchName) as raised:
            self.load(ptcg.ScriptLimits(packs={"x2": own}))
        self.assertIn('there is no pack "x2"', str(raised.exception))
        for limits in (
            {"call_bytes": -1},
            {"watchdog_ms": -2},
            {"instructions": -1},
            {"engine_calls": 1 << 32},
            {"load_bytes": "much"},
            {"packs": {"dp1": 5}},
            {"packs": {5: own}},
            {"calls": 5},
        ):
            with self.subTest(limits), self.assertRaises(ptcg.BadArgument):
                LIBRARY.host(**limits)
        with self.assertRaises(ptcg.BadArgument):
            LIBRARY.host(ptcg.ScriptLimits(), engine_calls=5)


class Finding(unittest.TestCase):
    def test_a_wrong_library_is_told(self) -> None:
        environment = {**os.environ, "PTCG_LIBRARY": "/nowhere/libptcg.so"}
        run = subprocess.run(
            [sys.executable, "-c", "import ptcg"], env=environment, capture_output=True, text=True
        )
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("/nowhere/libptcg.so is not a libptcg.so of this version", run.stderr)

    def import_copy(self, folder: str, **made: str) -> subprocess.CompletedProcess[str]:
        """Imports a copy of the module in this folder, with these files in it."""
        package = Path(folder) / "ptcg"
        shutil.copytree(Path(ptcg.__file__).parent, package, ignore=shutil.ignore_patterns("__pyc*"))
        for name, text in made.items():
            (package / f"{name}.py").write_text(text)
        environment = {k: v for k, v in os.environ.items() if k != "PTCG_LIBRARY"}
        return subprocess.run(
            [sys.executable, "-c", "import ptcg; print(ptcg._native.lib._name)"],
            env={**environment, "PYTHONPATH": folder}, capture_output=True, text=True, cwd="/",
        )

    def test_a_missing_library_is_told_with_where_it_was_looked_for(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            run = self.import_copy(folder, _installed='LIBRARY_FOLDER = "../lib"\n')
            self.assertNotEqual(run.returncode, 0)
            real = Path(folder).resolve()
            for told in (
                "ImportError: libptcg.so was not found. Looked at:",
                "PTCG_LIBRARY: not set",
                f"next to this module: {real}/ptcg/libptcg.so* does not exist",
                f"installed with it: {real}/lib/libptcg.so.0.1 does not exist",
                "the system's libraries: ",
                "`tools/dev build release ptcg_c` builds it",
                "set PTCG_LIBRARY to its path",
            ):
                self.assertIn(told, run.stderr)

    def test_an_unusable_library_is_passed_over(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "lib" / "libptcg.so.0.1"
            library.parent.mkdir()
            library.write_bytes(b"no library")
            run = self.import_copy(folder, _installed='LIBRARY_FOLDER = "../lib"\n')
            self.assertIn(f"{library.resolve()} is not a libptcg.so of this version", run.stderr)
            library.unlink()
            library.symlink_to(Path(ptcg._native.lib._name).resolve())
            shutil.rmtree(Path(folder) / "ptcg")
            run = self.import_copy(folder, _installed='LIBRARY_FOLDER = "../lib"\n')
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertEqual(run.stdout.strip(), str(Path(folder).resolve() / "lib/libptcg.so.0.1"))


if __name__ == "__main__":
    unittest.main()
