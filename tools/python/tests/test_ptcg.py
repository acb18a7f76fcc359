"""Tests of the Python module; ctest runs them with PTCG_LIBRARY and PTCG_CARDS set."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import ptcg

CARDS = Path(os.environ.get("PTCG_CARDS", Path(__file__).parents[3] / "cards"))
LIBRARY = ptcg.Library(CARDS)
HOST = LIBRARY.host()

WALL = b"""id = "x1-1"
name = "Wall"
kind = "pokemon"
stage = "basic"
hp = 60
types = ["fire"]
retreat = 1
"""
PACK = {
    "x1/pack.toml": b'id = "x1"\nname = "X"\nversion = "1"\napi = 2\n',
    "x1/001-wall.toml": WALL,
}


#: The wall card with an attack whose script fails.
FAILING = {
    **PACK,
    "x1/001-wall.toml": WALL + b'\n[[attack]]\nname = "Crack"\ncost = []\ntext = "Fails."\n',
    "x1/001-wall.lua": b'local card = ...\n'
    b'card.attack["Crack"] = { after = function() assert(false, "cracked") end }\n',
}


def failing_match(**wishes: object) -> ptcg.Match:
    """A match whose script has failed."""
    library = ptcg.Library(CARDS, memory=FAILING)
    wall = [library.find_card("x1-1")] * 60
    match = library.host().match(wall, wall, ruleset="sv", check_decks=False, **wishes)
    while True:
        attacks = [i for i, o in enumerate(match.options()) if o.kind_name == "attack"]
        if attacks:
            break
        match.step_by_default()
    try:
        match.step(attacks[0])
    except ptcg.ScriptFailed as error:
        assert "001-wall.lua:2: cracked" in str(error)
        return match
    raise AssertionError("it did not fail")


def start(seed: int = 1, **wishes: object) -> ptcg.Match:
    return HOST.match("powerhouse", "lava-flow", ruleset="dp", seed=seed, **wishes)


def play(match: ptcg.Match, lots: random.Random, answers: int = 100_000) -> ptcg.Decision:
    decision = match.decision()
    while not decision.over and answers > 0:
        pool = [i for i, option in enumerate(match.options()) for _ in range(option.count)]
        most = max(decision.min, min(decision.max, len(pool)))
        decision = match.step(lots.sample(pool, lots.randint(decision.min, most)))
        answers -= 1
    return decision


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


class Matches(unittest.TestCase):
    def test_a_match_to_its_end(self) -> None:
        match = start()
        end = play(match, random.Random(1))
        self.assertTrue(end.over)
        self.assertEqual(end.outcome_name, "won")
        self.assertIn(end.winner, (0, 1))
        self.assertEqual(match.question()["winner"], end.winner)
        with self.assertRaises(ptcg.MatchOver):
            match.step(0)
        with self.assertRaises(ptcg.MatchOver):
            match.options()

    def test_the_same_seed_is_the_same_match(self) -> None:
        one, other = start(5), start(5)
        play(one, random.Random(2))
        play(other, random.Random(2))
        self.assertEqual(one.state_hash(), other.state_hash())

    def test_decks_by_number_are_the_decks(self) -> None:
        decks = [LIBRARY.read_deck(name) for name in ("powerhouse", "lava-flow")]
        match = HOST.match(*decks, ruleset="dp", seed=1)
        self.assertEqual(match.state_hash(), start(1).state_hash())

    def test_an_illegal_answer_changes_nothing(self) -> None:
        match = start()
        before = match.state_hash()
        for wrong in (999, [0, 0, 0], []):
            with self.assertRaises(ptcg.IllegalAnswer):
                match.step(wrong)
        self.assertEqual(match.state_hash(), before)

    def test_question_and_options_agree(self) -> None:
        match = start(3)
        play(match, random.Random(3), 20)
        question, options, decision = match.question(), match.options(), match.decision()
        self.assertEqual(question["purpose"], decision.purpose_name)
        self.assertEqual([o["kind"] for o in question["options"]], [o.kind_name for o in options])

    def test_forks(self) -> None:
        match = start(4)
        lots = random.Random(4)
        play(match, lots, 30)
        before = match.state_hash()
        fork = match.fork()
        elsewhere = match.fork(LIBRARY.host())
        state = lots.getstate()
        play(fork, lots)
        self.assertEqual(match.state_hash(), before)
        self.assertNotEqual(fork.state_hash(), before)
        lots.setstate(state)
        play(elsewhere, lots)
        self.assertEqual(fork.state_hash(), elsewhere.state_hash())
        fork.copy_from(match)
        self.assertEqual(fork.state_hash(), before)
        self.assertEqual((fork.note, fork.about), ("", {}))
        fork.about["mine"] = True
        self.assertEqual(match.about, {})
        for wrong in (None, HOST, "a match"):
            with self.assertRaises(ptcg.BadArgument):
                fork.copy_from(wrong)  # type: ignore[arg-type]
            with self.assertRaises(ptcg.BadArgument):
                fork.restore(wrong)  # type: ignore[arg-type]
        told = match.events()
        play(match, lots, 10)
        match.restore(fork)
        self.assertEqual((match.state_hash(), match.events()), (before, told))

    def test_saves(self) -> None:
        match = start(6)
        play(match, random.Random(6), 30)
        save = match.save()
        self.assertEqual(HOST.load(save).state_hash(), match.state_hash())
        self.assertEqual(HOST.load(save).note, "")
        packs = {pack["id"]: pack["hash"] for pack in LIBRARY.packs()}
        needed = ptcg.save_info(save)["packs"]
        self.assertTrue(needed)
        for pack in needed:
            self.assertEqual(packs[pack["id"]], pack["hash"])
        with self.assertRaises(ptcg.SaveError):
            HOST.load(save[:-1])
        with self.assertRaises(ptcg.SaveError):
            ptcg.Library(memory=PACK).host().load(save)

    def test_questions_by_audience(self) -> None:
        match = start(7)
        asked = match.decision().asked
        self.assertEqual(match.question(ptcg.Audience(1 + asked)), match.question())
        self.assertEqual(set(match.question(ptcg.Audience(2 - asked))), {"schema", "asked", "purpose", "turn"})

    def test_faulty_packs_are_left_out(self) -> None:
        faulty = {"y1/pack.toml": b"id = 1"}
        with self.assertRaises(ptcg.PackError):
            ptcg.Library(memory={**PACK, **faulty})
        library = ptcg.Library(memory={**PACK, **faulty}, leave_out=True)
        self.assertEqual({problem["pack"] for problem in library.problems}, {"y1"})
        self.assertEqual(LIBRARY.problems, [])
        with self.assertRaises(ptcg.DeckError):
            LIBRARY.check_deck("4 What Is This\nx\n", ruleset="dp")

    def test_views_and_events(self) -> None:
        match = start(7)
        play(match, random.Random(7), 30)
        view = match.view(ptcg.Audience.ONE)
        packed = match.packed_view(ptcg.Audience.ONE)
        self.assertEqual(len(bytes(packed)), 732)
        for who in (0, 1):
            self.assertEqual(view["players"][who]["hand"]["count"], packed.player[who].hand)
            active = view["players"][who]["active"]
            self.assertEqual(active["hp"], packed.pokemon[9 * who].hp)
        self.assertEqual(match.view()["players"][0]["hand"]["cards"], [])
        self.assertTrue(view["players"][0]["hand"]["cards"])
        events, until = match.events()
        self.assertEqual(len(events), until)
        self.assertEqual(events[0]["kind"], "match_began")
        later, same = match.events(until)
        self.assertEqual((later, same), ([], until))

    def test_handles_may_go_in_any_order(self) -> None:
        library = ptcg.Library(CARDS)
        match = library.host().match("powerhouse", "lava-flow")
        del library
        gc.collect()
        self.assertTrue(play(match, random.Random(1)).over)

    def test_a_copy_is_a_fork(self) -> None:
        match = start(4)
        play(match, random.Random(4), 20)
        before = match.state_hash()
        for made in (copy.copy(match), copy.deepcopy(match), copy.deepcopy({"of": [match]})["of"][0]):
            self.assertIsNot(made, match)
            self.assertEqual(made.state_hash(), before)
            made.step_by_default()
            self.assertNotEqual(made.state_hash(), before)
            del made
            gc.collect()
        self.assertEqual(match.state_hash(), before)
        twice = copy.deepcopy([match, match])
        self.assertIs(twice[0], twice[1])

    def test_what_cannot_be_copied_or_pickled_says_so(self) -> None:
        match = start(4)
        for thing in (LIBRARY, HOST, ptcg.Batch([match])):
            for what in (copy.copy, copy.deepcopy, pickle.dumps):
                with self.subTest(f"{what.__name__} of {thing!r}"):
                    with self.assertRaises(TypeError) as raised:
                        what(thing)
                    self.assertRegex(str(raised.exception), "cannot be (copied|pickled); ")
        with self.assertRaises(TypeError) as raised:
            pickle.dumps(match)
        self.assertIn("`save` makes bytes of it", str(raised.exception))
        again = HOST.load(match.save())
        self.assertEqual(again.state_hash(), match.state_hash())
        decision = match.decision()
        self.assertEqual(bytes(pickle.loads(pickle.dumps(decision))), bytes(decision))
        self.assertEqual(bytes(copy.copy(decision)), bytes(decision))

    def test_what_is_gone_is_freed_once(self) -> None:
        match = start(4)
        match.__del__()
        with self.assertRaises(AttributeError):
            match.decision()
        del match
        unmade = ptcg.Match.__new__(ptcg.Match)
        del unmade
        gc.collect()

    def test_two_threads_on_one_match(self) -> None:
        match, told, others = start(9), [], []

        def race() -> None:
            for _ in range(300):
                try:
                    match.view()
                    match.fork()
                except ptcg.Busy as error:
                    told.append(str(error))
                except Exception as error:  # noqa: BLE001
                    others.append(error)

        before = match.state_hash()
        threads = [threading.Thread(target=race) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(others, [])
        self.assertEqual(match.state_hash(), before)
        for message in told:
            self.assertIn("another thread is using this host", message)

    def test_explicit_chance(self) -> None:
        match = start(8, explicit_chance=True)
        self.assertEqual(match.decision().asked, ptcg.CHANCE)

    def test_hosts_on_threads(self) -> None:
        hashes: list[int] = []

        def one() -> None:
            match = LIBRARY.host().match("powerhouse", "lava-flow", seed=9)
            play(match, random.Random(9))
            hashes.append(match.state_hash())

        threads = [threading.Thread(target=one) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(hashes), 3)
        self.assertEqual(len(set(hashes)), 1)


    def test_chance_answered_with_cards(self) -> None:
        match = start(1, explicit_chance=True)
        while match.decision().purpose_name != "shuffle":
            self.assertEqual(match.chance_cards(), [])
            match.step_by_default()
        order = sorted(match.chance_cards())
        self.assertEqual(len(order), 60)
        with self.assertRaises(ptcg.IllegalAnswer) as raised:
            match.step_with_cards(order[:59])
        self.assertIn("the answer takes 60 of the 60 cards, not 59", str(raised.exception))
        match.step_with_cards(order)
        hands = [player["hand"] for player in match.view(ptcg.Audience.JUDGE)["players"]]
        drawn = next(hand["cards"] for hand in hands if hand["count"] == 7)
        self.assertEqual(sorted(card["number"] for card in drawn), order[-7:])

    def test_the_host_ends_a_match(self) -> None:
        for end, reason in (
            (ptcg.Match.run_out_of_time, "time"),
            (ptcg.Match.forfeit, "forfeit"),
            (ptcg.Match.concede, "concede"),
        ):
            with self.subTest(reason):
                match = start(1)
                end(match, 0)
                decision = match.decision()
                self.assertEqual((decision.winner, decision.reason_name), (1, reason))
                self.assertEqual(match.question()["reason"], reason)
                with self.assertRaises(ptcg.MatchOver):
                    end(match, 1)

    def test_positions(self) -> None:
        match = start(5)
        play(match, random.Random(5), 40)
        exact = match.position(exact=True, title="Here")
        again = ptcg.Match.from_position(HOST, exact)
        self.assertEqual(again.state_hash(), match.state_hash())
        self.assertEqual(again.about, {"title": "Here", "note": "", "ruleset": "dp", "me": 0})
        self.assertTrue(exact.startswith(match.position(title="Here")))
        with self.assertRaises(ptcg.PositionError) as raised:
            HOST.match_from_position('ruleset = "dp"\nturn = "x"\n', name="mine")
        places = [(p["file"], p["line"], p["column"]) for p in raised.exception.problems]
        self.assertIn(("mine", 2, 8), places)


class Telling(unittest.TestCase):
    def test_what_happened(self) -> None:
        match = start(5)
        mine, theirs = (
            ptcg.Teller(LIBRARY, audience, names=("Ann", "Bob")) for audience in (1, 2)
        )
        told = mine.tell(match)
        self.assertEqual(told["from"], 0)
        self.assertEqual(told["lines"][0]["text"], "Ann against Bob")
        self.assertTrue(told["lines"][0]["heading"])
        draws = [line for line in told["lines"] if line["text"].startswith("You draw")]
        self.assertTrue(draws[0]["cards"])
        for card in draws[0]["cards"]:
            self.assertIn(card["name"], draws[0]["text"])
            self.assertEqual(LIBRARY.find_card(card["id"]), card["number"])
        self.assertIn("Ann draws 7 cards.", [line["text"] for line in theirs.tell(match)["lines"]])
        self.assertEqual(mine.tell(match), {"from": told["next"], "next": told["next"], "lines": []})
        earlier = match.fork()
        play(match, random.Random(1), 9)
        self.assertGreater(mine.tell(match)["next"], told["next"])
        match.restore(earlier)
        mine.catch_up(match)
        play(match, random.Random(2), 9)
        self.assertEqual(mine.tell(match)["from"], told["next"])

    def test_what_is_asked(self) -> None:
        match = start(5)
        asked = match.decision().asked
        tellers = [ptcg.Teller(LIBRARY, audience, names=("Ann", "Bob")) for audience in (1, 2)]
        question = tellers[asked].question(match)
        self.assertEqual(len(question["options"]), len(match.options()))
        other = tellers[1 - asked].question(match)
        name = ("Ann", "Bob")[asked]
        self.assertEqual(other["question"], f"Waiting for {name}.")
        self.assertEqual(other["options"], [])

    def test_battle_log_in_a_language(self) -> None:
        self.assertEqual(LIBRARY.languages(), ["en", "es", "it", "pt"])
        match = start(5)
        play(match, random.Random(5), 40)
        teller = ptcg.Teller(LIBRARY, 1, language="es", log=True, by_name=True, ids=True)
        lines = teller.tell(match)["lines"]
        self.assertEqual(lines[0]["text"], "Preparativos")
        self.assertIn("Turno de Player 1", [line["text"] for line in lines])
        self.assertTrue(any(line["depth"] == 1 and "(dp" in line["text"] for line in lines))
        with self.assertRaises(ptcg.NoSuchName):
            ptcg.Teller(LIBRARY, 1, language="xx")
        for wrong in ({"names": "AB"}, {"names": ("A",)}, {"language": 5}, {"audience": 3}):
            with self.subTest(wrong), self.assertRaises(ptcg.BadArgument):
                ptcg.Teller(LIBRARY, **wrong)
        with self.assertRaises(ptcg.BadArgument):
            teller.tell(None)


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


class LookingAhead(unittest.TestCase):
    def test_a_redrawn_position(self) -> None:
        match = start(11)
        play(match, random.Random(11), 30)
        player = match.decision().asked
        audience = (ptcg.Audience.ONE, ptcg.Audience.TWO)[player]
        before = match.state_hash()
        sample = match.determinize(player, 5)
        self.assertEqual(match.state_hash(), before)
        self.assertEqual(bytes(sample.packed_view(audience)), bytes(match.packed_view(audience)))
        self.assertEqual(sample.action_codes(), match.action_codes())
        judge = ptcg.Audience.JUDGE
        self.assertNotEqual(bytes(sample.packed_view(judge)), bytes(match.packed_view(judge)))
        first = sample.state_hash()
        again = match.determinize(player, 5, into=sample)
        self.assertIs(again, sample)
        self.assertEqual(again.state_hash(), first)
        self.assertNotEqual(match.determinize(player, 6).state_hash(), first)
        self.assertTrue(play(sample, random.Random(1)).over)

    def test_assumptions(self) -> None:
        match = start(12)
        play(match, random.Random(12), 30)
        player = match.decision().asked
        judge = ptcg.Audience.JUDGE
        seen = match.determinize(player, 1, sees_everything=True)
        self.assertEqual(bytes(seen.packed_view(judge)), bytes(match.packed_view(judge)))
        match.determinize(player, 1, real_list=True)
        by_name = match.determinize(player, 1, opponents_deck="mega-abomasnow").state_hash()
        numbers = LIBRARY.read_deck("mega-abomasnow")
        by_number = match.determinize(player, 1, opponents_deck=numbers).state_hash()
        self.assertEqual(by_name, by_number)
        with self.assertRaises(ptcg.NoPosition):
            match.determinize(player, 1, opponents_deck=numbers[:10])
        with self.assertRaises(ptcg.BadArgument):
            match.determinize(2, 1)
        with self.assertRaises(ptcg.BadArgument):
            match.determinize(player, 1, into=match)

    def test_given_cards(self) -> None:
        match = start(11)
        while match.question()["purpose"] != "main_phase":
            match.step([0])
        player = match.decision().asked
        audience = (ptcg.Audience.ONE, ptcg.Audience.TWO)[player]
        table = match.view(ptcg.Audience.JUDGE)["players"]
        mine, other = table[player], table[1 - player]
        card = LIBRARY.read_deck("lava-flow")[0]
        count = {name: len(side[pile]["cards"]) for name, side, pile in (
            ("deck", mine, "deck"), ("prizes", mine, "prizes"), ("opponents_deck", other, "deck"),
            ("opponents_hand", other, "hand"), ("opponents_prizes", other, "prizes"))}
        given = {name: [card] * many for name, many in count.items()}
        made = match.give_cards(player, 5, **given)
        self.assertEqual(bytes(made.packed_view(audience)), bytes(match.packed_view(audience)))
        self.assertEqual(made.state_hash(), match.give_cards(player, 5, **given).state_hash())
        self.assertNotEqual(made.state_hash(), match.give_cards(player, 6, **given).state_hash())
        with self.assertRaisesRegex(ptcg.NoPosition, "cards are given, but there are"):
            match.give_cards(player, 5, **{**given, "deck": [card]})
        self.assertTrue(play(made, random.Random(1)).over)

    def test_codes(self) -> None:
        match = start(13)
        play(match, random.Random(13), 10)
        for option, code in enumerate(match.action_codes()):
            self.assertEqual(match.find_action(code), option)
        with self.assertRaises(ptcg.IllegalAnswer):
            match.find_action(ptcg.ENOUGH_PICKED)


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


class Batches(unittest.TestCase):
    def test_a_batch_is_each_of_its_matches(self) -> None:
        hosts = [LIBRARY.host(), LIBRARY.host()]
        together = [
            hosts[i % 2].match("powerhouse", "lava-flow", ruleset="dp", seed=i) for i in range(8)
        ]
        singles = [start(i) for i in range(8)]
        batch = ptcg.Batch(together, threads=2, views=True)
        lots = random.Random(1)
        while batch.answer_by_lot(lots):
            answers = [
                list(batch.picks[i * batch.picks_stride :][: batch.pick_counts[i]])
                if batch.pick_counts[i] != 0xFFFF
                else None
                for i in range(8)
            ]
            for single, picks in zip(singles, answers):
                if picks is not None:
                    single.step(picks)
            self.assertEqual(batch.step(), 0)
            for i, single in enumerate(singles):
                self.assertEqual(bytes(batch.decisions[i]), bytes(single.decision()))
        self.assertEqual(batch.over(), list(range(8)))
        for one, other in zip(together, singles):
            self.assertEqual(one.state_hash(), other.state_hash())

    def test_refused_answers_are_counted(self) -> None:
        batch = ptcg.Batch([start(1), start(2)])
        batch.answer(0, 999)
        batch.answer(1, 0)
        self.assertEqual(batch.step(), 1)
        self.assertEqual(list(batch.statuses), [6, 0])
        for match, picks in ((0, [0] * 61), (2, 0), (-1, 0), (0, "x"), (0, [70000])):
            with self.assertRaises(ptcg.PtcgError):
                batch.answer(match, picks)

    def test_lots_fall_on_no_option_whose_script_has_failed(self) -> None:
        match = failing_match(on_failure=ptcg.OnFailure.WITHHOLD)
        batch, lots, statuses = ptcg.Batch([match]), random.Random(1), set()
        for _ in range(300):
            batch.answer_by_lot(lots)
            batch.step()
            statuses.add(batch.statuses[0])
        self.assertEqual(statuses, {0, 7})  # the attack fails, but is not picked again at once

    def test_a_match_is_replaced(self) -> None:
        batch = ptcg.Batch([start(1)])
        play(batch.matches[0], random.Random(1))
        batch.step()
        self.assertEqual(batch.over(), [0])
        batch.replace(0, start(2))
        batch.step()
        self.assertEqual(batch.over(), [])


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



class Bots(unittest.TestCase):
    def test_whole_games(self) -> None:
        greedy, lots = LIBRARY.bot("greedy"), LIBRARY.bot("random", seed=7)
        wins = 0
        for seed in range(20):
            match = start(seed)
            decision = match.decision()
            while not decision.over:
                before = match.save()
                picks = (greedy if decision.asked == 0 else lots).choose(match)
                self.assertEqual(match.save(), before)
                decision = match.step(picks)
            wins += decision.winner == 0
        self.assertGreaterEqual(wins, 18)

    def test_the_same_seed_picks_the_same(self) -> None:
        def answers(bot: ptcg.Bot) -> list[list[int]]:
            match = start(3)
            given = []
            while len(given) < 30:
                given.append(bot.choose(match))
                match.step(given[-1])
            return given

        bot = LIBRARY.bot("mcts:iterations=10", seed=5)
        given = answers(bot)
        self.assertNotEqual(answers(bot), given)
        bot.begin(5)
        self.assertEqual(answers(bot), given)
        self.assertEqual(answers(ptcg.Bot(LIBRARY, "mcts:iterations=10", 5)), given)

    def test_mistakes(self) -> None:
        with self.assertRaisesRegex(ptcg.NoSuchName, "did you mean \"greedy\""):
            LIBRARY.bot("gredy")
        with self.assertRaisesRegex(ptcg.NoSuchName, "mcts has no option"):
            LIBRARY.bot("mcts:depth=3")
        with self.assertRaises(ptcg.BadArgument):
            LIBRARY.bot("greedy", seed=-1)
        bot = LIBRARY.bot("greedy")
        with self.assertRaises(ptcg.BadArgument):
            bot.choose("a match")  # type: ignore[arg-type]
        match = start(1)
        match.concede(0)
        with self.assertRaises(ptcg.MatchOver):
            bot.choose(match)
        other = ptcg.Library(CARDS)
        with self.assertRaises(ptcg.Mismatch):
            other.bot("greedy").choose(start(1))
        with self.assertRaises(ptcg.BadArgument):
            bot.choose(start(1, explicit_chance=True))
        with self.assertRaisesRegex(TypeError, "make a new one"):
            copy.copy(bot)


if __name__ == "__main__":
    unittest.main()
