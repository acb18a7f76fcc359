"""Tests of what agents of the contest meet around a battle: who calls them, and what they import."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import unittest
from typing import Any
from unittest import mock

import ptcg
import ptcg.cabt
from cg import api, game, sim
from ptcg.cabt import Game
from test_cabt import CARDS, DECK, OTHER, at_random, guessed


def an_agent(deck: list[int], seen: list[Any] | None = None, fails: dict[int, Any] | None = None) -> Any:
    """An agent that plays at random; `fails`: what it does instead, by the number of its call."""
    lots = random.Random(1)
    calls = [0]

    def agent(observation: Any) -> list[int]:
        calls[0] += 1
        if seen is not None:
            seen.append(observation)
        if fails and calls[0] in fails:
            what = fails[calls[0]]
            if isinstance(what, Exception):
                raise what
            return what  # type: ignore[no-any-return]
        if observation.select is None:
            return deck
        return at_random(observation["select"], lots)

    return agent


class ContestTest(unittest.TestCase):
    def test_agents_are_called_as_there(self) -> None:
        seen: list[Any] = []
        told: list[Any] = []

        class WithSettings:
            def __call__(self, observation: Any, configuration: Any) -> list[int]:
                told.append(configuration.actTimeout)
                return inner(observation)  # type: ignore[no-any-return]

        inner = an_agent(OTHER)
        played = ptcg.cabt.play(an_agent(DECK, seen), WithSettings(), seed=3)
        self.assertEqual(sorted(played.rewards), [-1, 1])
        self.assertEqual((played.statuses, played.reason), (["DONE", "DONE"], ""))
        self.assertEqual(set(told), {0})
        first = seen[0]
        self.assertEqual(
            {**first, "remainingOverageTime": 0, "step": 0},
            dict(
                select=None, logs=[], current=None, search_begin_input=None,
                remainingOverageTime=0, step=0,
            ),
        )
        self.assertEqual(first.remainingOverageTime, 600)
        for observation in seen[1:]:
            self.assertEqual(observation.current["yourIndex"], 0)
            self.assertEqual(observation.current["result"], -1)
            self.assertIsInstance(observation.search_begin_input, str)
        self.assertEqual([o.step for o in seen], sorted(o.step for o in seen))
        self.assertLess(seen[-1].remainingOverageTime, 600)
        with self.assertRaises(AttributeError):
            first.deck
        again = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER), seed=3)
        self.assertEqual(again.game.replay(), played.game.replay())

    def test_who_fails_loses(self) -> None:
        for what, status, reason in (
            (ValueError("mine"), "ERROR", "ValueError: mine"),
            ([99], "INVALID", "seat 1: "),
            ("0", "INVALID", "a list of int, not '0'"),
            (None, "INVALID", "a list of int, not None"),
        ):
            played = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER, fails={4: what}), seed=3)
            self.assertEqual((played.rewards, played.statuses), ([1, None], ["DONE", status]))
            self.assertIn(reason, played.reason)
        for deck in ([1], DECK[:1] * 60, [0] * 60):
            played = ptcg.cabt.play(an_agent(deck), an_agent(OTHER))
            self.assertEqual((played.rewards, played.statuses), ([None, 0], ["INVALID", "DONE"]))
            self.assertIsNone(played.game)

    def test_time_is_counted(self) -> None:
        with mock.patch("ptcg.cabt.contest.SECONDS", 0.0):
            played = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER))
        self.assertEqual((played.rewards, played.statuses), ([None, 0], ["TIMEOUT", "DONE"]))

    def test_agents_import_what_they_did(self) -> None:
        code = (
            "import ptcg.cabt; ptcg.cabt.use_contest_names(); ptcg.cabt.use_contest_names()\n"
            "import kaggle_environments.envs.cabt.cg.api as theirs\n"
            "from kaggle_environments.envs.cabt.cg.game import battle_start\n"
            "from kaggle_environments.envs.cabt import cg as package\n"
            "import cg, cg.api, cg.game\n"
            "print(theirs is cg.api, battle_start is cg.game.battle_start, package is cg)"
        )
        told = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
        )
        self.assertEqual(told.stdout.strip(), "True True True")


class SecretsTest(unittest.TestCase):
    def tearDown(self) -> None:
        api.search_end()
        game.battle_finish()

    def test_no_agent_searches_from_a_question_of_the_other(self) -> None:
        lots = random.Random(4)
        observation, _ = game.battle_start(DECK, OTHER, seed=8)
        while observation["select"]["context"] != api.SelectContext.MAIN:
            observation = game.battle_select(at_random(observation["select"], lots))
        number, answers, mark = observation["search_begin_input"].split(".")
        for made_up in (
            f"{number}.{int(answers) - 1}.{mark}", f"{number}.{int(answers) - 1}", f"{number}.0.",
            "", ".", "..", f"{number}.{answers}.{mark}x", f"{number}.é.{mark}",
        ):
            with self.assertRaisesRegex(ValueError, "error 99"):
                api.search_begin({**observation, "search_begin_input": made_up}, **guessed(observation))
        api.search_begin(observation, **guessed(observation))

    def shown(self, effect: int) -> list[tuple[dict, list[dict], Game]]:
        """The observations at which a player is asked what follows the card, with its new logs."""
        deck = [effect] * 4 + [number for number in DECK if number != effect][: 56]
        host, found = ptcg.Library(CARDS).host(), []
        for seed in range(12):
            battle, lots = Game(host, deck, deck, seed=seed), random.Random(seed)
            for _ in range(60):
                if battle.over():
                    break
                observation = battle.observation()
                select, current = observation["select"], observation["current"]
                mine = [
                    log for log in observation["logs"]
                    if log["type"] == 6 and log["toArea"] == 12
                    and log["playerIndex"] != current["yourIndex"]
                ]
                if mine:
                    found.append((observation, mine, battle.fork()))
                playable = [
                    place for place, option in enumerate(select["option"])
                    if option["type"] == 7
                    and current["players"][current["yourIndex"]]["hand"][option["index"]]["id"] == effect
                ]
                battle.select(playable[:1] or at_random(select, lots))
        return found

    def test_a_card_that_is_shown_is_told_before_the_question_about_it(self) -> None:
        bother_bot, eri = 1131, 1186
        asked = [one for one in self.shown(bother_bot) if one[0]["select"]["type"] == 9]
        self.assertGreater(len(asked), 5)
        for observation, logs, battle in asked:
            self.assertEqual(len(logs), 1)
            other = 1 - observation["current"]["yourIndex"]
            hand = battle.frame()["current"]["players"][other]["hand"]
            self.assertIn((logs[0]["cardId"], logs[0]["serial"]), [(c["id"], c["serial"]) for c in hand])
        hands = [logs for _, logs, _ in self.shown(eri) if len(logs) > 2]
        self.assertGreater(len(hands), 5)

    def test_a_battle_that_does_not_start_ends_no_other(self) -> None:
        game.battle_start(DECK, OTHER, seed=8)
        battle = sim.Battle.battle_ptr
        for decks, error in (((DECK[:-1], OTHER), ValueError), ((DECK, "x"), TypeError)):
            with self.assertRaises(error):
                game.battle_start(*decks)
        self.assertIs(sim.Battle.battle_ptr, battle)
        game.battle_select(at_random(sim.Battle.obs["select"], random.Random(1)))


if __name__ == "__main__":
    unittest.main()
