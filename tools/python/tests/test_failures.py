"""Tests of what goes wrong: scripts that fail, and arguments that cannot be meant."""

from __future__ import annotations

import random
import unittest

import ptcg
from match_world import CARDS, HOST, LIBRARY, failing_match, start


class Failures(unittest.TestCase):
    def test_void(self) -> None:
        match = failing_match()
        self.assertEqual(match.decision().outcome_name, "void")
        self.assertTrue(match.question()["script_failed"])
        failure = match.failure()
        assert failure is not None
        self.assertIn("cracked", failure["message"])
        self.assertEqual((failure["pack"], failure["card"], failure["line"]), ("x1", "x1-1", 2))
        self.assertIsNone(start(1).failure())

    def test_withhold_at_most(self) -> None:
        match = failing_match(on_failure=ptcg.OnFailure.WITHHOLD)
        match.withhold_at_most(1)
        match.step_by_default()
        while not match.decision().over:
            attacks = [i for i, o in enumerate(match.options()) if o.kind_name == "attack"]
            try:
                match.step(attacks[0]) if attacks else match.step_by_default()
            except ptcg.ScriptFailed:
                break
        self.assertEqual(match.decision().outcome_name, "void")

    def test_withhold(self) -> None:
        match = failing_match(on_failure=ptcg.OnFailure.WITHHOLD)
        self.assertFalse(match.decision().over)
        self.assertIn(0, [option.count for option in match.options()])

    def test_stop(self) -> None:
        match = failing_match(on_failure=ptcg.OnFailure.STOP)
        decision = match.decision()
        self.assertTrue(decision.stopped)
        self.assertFalse(decision.over)
        self.assertNotIn("cracked", str(match.question()))
        for ask in (match.options, match.step_by_default, lambda: match.step(0)):
            with self.assertRaises(ptcg.MatchStopped):
                ask()
        batch = ptcg.Batch([match])
        self.assertEqual(batch.over(), [])
        self.assertEqual(batch.answer_by_lot(random.Random(1)), 0)
        loaded = match.host.load(match.save(), on_failure=ptcg.OnFailure.STOP)
        self.assertFalse(loaded.decision().stopped)
        before = match.state_hash()
        self.assertFalse(match.go_on().stopped)
        self.assertEqual(match.state_hash(), before)
        match.on_failure(ptcg.OnFailure.VOID)
        attack = [o.kind_name for o in match.options()].index("attack")
        with self.assertRaises(ptcg.ScriptFailed):
            match.step(attack)
        self.assertEqual(match.decision().outcome_name, "void")
        with self.assertRaises(ptcg.MatchOver):
            match.go_on()


class BadArguments(unittest.TestCase):
    """Whatever the arguments, the error is one of ptcg's and says what was wrong; nothing changes."""

    def refused(self, call: object, *arguments: object, **named: object) -> str:
        with self.assertRaises(ptcg.PtcgError) as raised:
            call(*arguments, **named)  # type: ignore[operator]
        return str(raised.exception)

    def test_answers(self) -> None:
        match = start(1)
        before = match.state_hash()
        self.assertEqual(
            self.refused(match.step, -1), "option -1 does not exist; options are counted from 0"
        )
        # Its lowest 16 bits are the number of an existing option.
        self.assertIn("option 65536 does not exist", self.refused(match.step, 65536))
        self.assertIn("option 131072 does not exist", self.refused(match.step, [131072]))
        for wrong in ("0", None, 0.0, [None], ["0"], {0: 1}.values, b"0"):
            with self.subTest(wrong), self.assertRaises(ptcg.BadArgument) as raised:
                match.step(wrong)
            self.assertIn("number of an option", str(raised.exception))
        self.assertIn("needs 1 pick, the answer has 0", self.refused(match.step, ()))
        self.assertEqual(match.state_hash(), before)
        match.step(range(1))  # any iterable of integers is accepted

    def test_matches(self) -> None:
        match = start(1)
        for call, arguments in (
            (match.concede, (2,)),
            (match.concede, ("one",)),
            (match.run_out_of_time, (2,)),
            (match.forfeit, (2,)),
            (match.step_with_cards, (5,)),
            (match.step_with_cards, ("12",)),
            (match.step_with_cards, ([70000],)),
            (HOST.match_from_position, (5,)),
            (match.view, (3,)),
            (match.view, (None,)),
            (match.packed_view, (1 << 40,)),
            (match.events, (-1,)),
            (match.fork, (LIBRARY,)),
            (match.copy_from, (None,)),
            (match.on_failure, (7,)),
            (match.determinize, (0, -1)),
            (match.determinize, (0, 1 << 64)),
            (match.find_action, (-1,)),
            (HOST.load, ("text",)),
            (HOST.match, ("powerhouse", 5)),
            (HOST.match, ("powerhouse", [-1] * 60)),
            (HOST.match, ("powerhouse", [70000] * 60)),
            (HOST.match, ("powerhouse", "lava\0flow")),
            (LIBRARY.card, (-1,)),
            (LIBRARY.card, ("dp3-16",)),
            (LIBRARY.find_card, (16,)),
            (LIBRARY.read_deck, (None,)),
            (LIBRARY.check_deck, (b"lava-flow",)),
            (ptcg.Host, (None,)),
            (ptcg.Library, ([5],)),
            (ptcg.Batch, ([None],)),
        ):
            with self.subTest(f"{call.__qualname__}{arguments!r:.60}"):
                self.assertRaises(ptcg.BadArgument, call, *arguments)
        for wish in ({"seed": -1}, {"seed": 1 << 64}, {"seed": 0.5}, {"decision_cap": -1},
                     {"on_failure": 5}, {"ruleset": 5}):
            with self.subTest(wish), self.assertRaises(ptcg.BadArgument):
                HOST.match("powerhouse", "lava-flow", **{"ruleset": "dp", **wish})
        with self.assertRaises(ptcg.BadArgument):
            ptcg.Library(memory={"x1/pack.toml": "text"})
        with self.assertRaises(ptcg.BadArgument):
            ptcg.Library(CARDS, file_bytes=-1)


if __name__ == "__main__":
    unittest.main()
