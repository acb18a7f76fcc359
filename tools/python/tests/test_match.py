"""Tests of matches: questions, answers, forks, saves, and what is told of them."""

from __future__ import annotations

import copy
import gc
import pickle
import random
import threading
import unittest

import ptcg
from match_world import CARDS, HOST, LIBRARY, PACK, play, start


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


if __name__ == "__main__":
    unittest.main()
