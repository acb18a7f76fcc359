"""Tests for programs that play: looking ahead, batches of matches, built-in bots."""

from __future__ import annotations

import copy
import random
import unittest

import ptcg
from match_world import CARDS, LIBRARY, failing_match, play, start


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
