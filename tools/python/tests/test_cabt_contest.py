"""Tests of what agents of the contest meet around a battle: who calls them, and what they import."""

from __future__ import annotations

import os
import pathlib
import random
import subprocess
import sys
import tempfile
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


class Unshown:
    def __repr__(self) -> str:
        raise RuntimeError("mine")


class ContestTest(unittest.TestCase):
    def test_agents_are_called_as_in_the_contest(self) -> None:
        seen: list[Any] = []
        others: list[Any] = []
        told: list[Any] = []

        class WithSettings:
            def __call__(self, observation: Any, configuration: Any) -> list[int]:
                told.append(configuration)
                return inner(observation)  # type: ignore[no-any-return]

        inner = an_agent(OTHER, others)
        played = ptcg.cabt.play(an_agent(DECK, seen), WithSettings(), seed=3)
        assert played.game is not None
        result = played.game.observation()["current"]["result"]
        self.assertEqual(played.rewards, [1, -1] if result == 0 else [-1, 1])
        self.assertEqual((played.statuses, played.reason), (["DONE", "DONE"], ""))
        self.assertEqual(told[-1], {"episodeSteps": 10_000_000, "actTimeout": 0, "runTimeout": 2000})
        self.assertEqual(told[-1].episodeSteps, 10_000_000)
        first = seen[0]
        self.assertEqual(
            first,
            dict(
                select=None, logs=[], current=None, search_begin_input=None,
                remainingOverageTime=600, step=0,
            ),
        )
        for seat, asked in enumerate((seen, others)):
            for observation in asked[1:]:
                self.assertEqual(observation.current.yourIndex, seat)
                self.assertEqual(observation.current.result, -1)
                self.assertGreater(observation.select.maxCount, 0)
                self.assertIsInstance(observation.select.option[0].type, int)
        steps = sorted(observation.step for observation in seen + others)
        self.assertEqual(steps, [0, *range(len(steps) - 1)])
        self.assertLess(seen[-1].remainingOverageTime, 600)
        with self.assertRaises(AttributeError):
            first.deck
        again = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER), seed=3)
        assert again.game is not None
        self.assertEqual(again.game.replay(), played.game.replay())

    def test_both_sides_win_and_lose(self) -> None:
        rewards = set()
        for seed in range(12):
            played = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER), seed=seed)
            assert played.game is not None
            result = played.game.observation()["current"]["result"]
            self.assertEqual(played.rewards, {0: [1, -1], 1: [-1, 1], 2: [0, 0]}[result])
            rewards.add(tuple(played.rewards))
        self.assertLessEqual({(1, -1), (-1, 1)}, rewards)

    def test_each_agent_has_its_searches(self) -> None:
        found: dict[int, Any] = {}

        def searching(deck: list[int]) -> Any:
            lots = random.Random(1)

            def agent(observation: Any) -> list[int]:
                if observation.select is None:
                    return deck
                if observation.select.context == api.SelectContext.MAIN:
                    mine = observation.current.yourIndex
                    if mine not in found and 1 - mine in found:
                        with self.assertRaisesRegex(ValueError, "there is no state 0"):
                            api.search_step(0, [0])
                    state = api.search_begin(observation, **guessed(observation))
                    found.setdefault(mine, state.searchId)
                    hand = state.observation.current.players[mine].hand
                    self.assertEqual(
                        [card.serial for card in hand],
                        [card.serial for card in observation.current.players[mine].hand],
                    )
                return at_random(observation["select"], lots)

            return agent

        before = api._searcher
        played = ptcg.cabt.play(searching(DECK), searching(OTHER), seed=3)
        self.assertEqual((played.statuses, played.reason), (["DONE", "DONE"], ""))
        self.assertEqual(found, {0: 0, 1: 0})
        self.assertIs(api._searcher, before)
        self.assertFalse(before._states)

    def test_who_fails_loses(self) -> None:
        for what, status, reason in (
            (ValueError("mine"), "ERROR", "ValueError: mine"),
            ([99], "INVALID", ", not [99]"),
            ("0", "INVALID", "seat 1: the question takes 1 to 1 options, not '0'"),
            (None, "INVALID", "seat 1: the question takes 1 to 1 options, not None"),
            ([0.0], "INVALID", "a list of int, not [0.0]"),
            (Unshown(), "INVALID", ", not a Unshown"),
        ):
            played = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER, fails={4: what}), seed=3)
            self.assertEqual((played.rewards, played.statuses), ([1, None], ["DONE", status]))
            self.assertIn(reason, played.reason)
        for deck in ([1], DECK[:1] * 60, [0] * 60, [1 << 40] * 60, None, "deck", [1.0] * 60):
            played = ptcg.cabt.play(an_agent(deck), an_agent(OTHER))  # type: ignore[arg-type]
            self.assertEqual((played.rewards, played.statuses), ([None, 0], ["INVALID", "DONE"]))
            self.assertIsNone(played.game)

    def test_both_are_asked_for_their_decks(self) -> None:
        played = ptcg.cabt.play(an_agent([1]), an_agent([2]))
        self.assertEqual((played.rewards, played.statuses), ([None, None], ["INVALID", "INVALID"]))
        failing = an_agent(DECK, fails={1: ValueError("mine")})
        played = ptcg.cabt.play(failing, an_agent([]))
        self.assertEqual((played.rewards, played.statuses), ([None, None], ["ERROR", "INVALID"]))
        self.assertIn("seat 0: ValueError: mine; seat 1: a deck is a list of 60", played.reason)

    def test_an_agent_may_write_into_what_it_is_given(self) -> None:
        def agent(observation: Any) -> list[int]:
            if observation.select is None:
                return DECK
            observation.current.yourIndex = 1 - observation.current.yourIndex
            del observation.current["result"]
            observation.select.option.clear()
            return [99]

        for seat in (0, 1):
            agents = (agent, an_agent(OTHER)) if seat == 0 else (an_agent(OTHER), agent)
            played = ptcg.cabt.play(*agents, seed=3)
            self.assertEqual(played.rewards, [None, 1] if seat == 0 else [1, None])
            self.assertIn(f"seat {seat}: ", played.reason)

    def test_arguments_are_those_of_the_contest(self) -> None:
        counts = []

        class Agent:
            def act(self, *told: Any) -> list[int]:
                counts.append(len(told))
                return []

            def method(self, observation: Any, configuration: Any) -> list[int]:
                return self.act(observation, configuration)

            def __call__(self, *told: Any) -> list[int]:
                return self.act(*told)

        mine = Agent()

        def one(observation: Any) -> list[int]:
            return mine.act(observation)

        def two(observation: Any, configuration: Any) -> list[int]:
            return mine.act(observation, configuration)

        for agent, count in ((one, 1), (two, 2), (mine, 2), (mine.act, 1), (mine.method, 2)):
            counts.clear()
            ptcg.cabt.play(agent, an_agent(DECK))
            self.assertEqual(counts, [count])

    def test_anything_but_a_list_is_no_choice(self) -> None:
        none_needed = []

        def agent(observation: Any) -> Any:
            if observation.select is None:
                return DECK
            if observation.select.minCount == 0:
                none_needed.append(observation.step)
                return None
            return list(range(observation.select.minCount))

        for seed in range(4):
            self.assertEqual(ptcg.cabt.play(agent, an_agent(DECK), seed=seed).reason, "")
        self.assertTrue(none_needed)

    def test_time_is_counted(self) -> None:
        with mock.patch("ptcg.cabt.contest.SECONDS", 0.0):
            played = ptcg.cabt.play(an_agent(DECK), an_agent(OTHER))
        self.assertEqual((played.rewards, played.statuses), ([None, None], ["TIMEOUT", "TIMEOUT"]))
        clock = [0.0]
        calls = [0]
        agent = an_agent(OTHER)

        def slow(observation: Any) -> list[int]:
            calls[0] += 1
            clock[0] += 150  # seconds
            return agent(observation)  # type: ignore[no-any-return]

        with mock.patch("ptcg.cabt.contest.time.monotonic", lambda: clock[0]):
            played = ptcg.cabt.play(an_agent(DECK), slow, seed=3)
        self.assertEqual((played.rewards, played.statuses), ([1, None], ["DONE", "TIMEOUT"]))
        self.assertEqual(calls[0], 5)

        def fails_late(observation: Any) -> list[int]:
            clock[0] += 700
            raise ValueError("mine")

        with mock.patch("ptcg.cabt.contest.time.monotonic", lambda: clock[0]):
            played = ptcg.cabt.play(fails_late, an_agent(DECK))
        self.assertEqual(played.statuses, ["TIMEOUT", "DONE"])

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

    def test_a_package_that_is_there_stays(self) -> None:
        for contents, told in (
            ("", "theirs"), ("import absent", "ModuleNotFoundError: No module named 'absent'"),
        ):
            with tempfile.TemporaryDirectory() as folder:
                package = pathlib.Path(folder, "kaggle_environments", "envs", "cabt", "cg")
                package.mkdir(parents=True)
                (package / "api.py").write_text("whose = 'theirs'")
                for part in list(package.parents)[:3]:
                    (part / "__init__.py").touch()
                (package / "__init__.py").write_text(contents)
                code = (
                    "import ptcg.cabt\n"
                    "try:\n"
                    "    ptcg.cabt.use_contest_names()\n"
                    "    import kaggle_environments.envs.cabt.cg.api as api\n"
                    "    print(api.whose)\n"
                    "except Exception as error:\n"
                    "    print(f'{type(error).__name__}: {error}')"
                )
                paths = os.pathsep.join((folder, os.environ.get("PYTHONPATH", "")))
                printed = subprocess.run(
                    [sys.executable, "-c", code], capture_output=True, text=True, check=True,
                    env={**os.environ, "PYTHONPATH": paths},
                )
                self.assertEqual(printed.stdout.strip(), told)


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

    def test_a_card_that_is_shown_and_moves_at_once_is_told(self) -> None:
        perrin, hand, deck = 1183, 2, 1
        cards = [perrin] * 4 + [number for number in DECK if number != perrin][:56]
        host, moves = ptcg.Library(CARDS).host(), []
        for seed in range(12):
            battle, lots = Game(host, cards, cards, seed=seed), random.Random(seed)
            while not battle.over():
                observation = battle.observation()
                logs, select = observation["logs"], observation["select"]
                mine = observation["current"]["yourIndex"]
                if any(
                    log["type"] == api.LogType.PLAY and log["cardId"] == perrin
                    and log["playerIndex"] != mine for log in logs
                ):
                    moves += [
                        log for log in logs
                        if log.get("fromArea") == hand and log.get("toArea") == deck
                    ]
                battle.select(at_random(select, lots))
        self.assertGreater(len(moves), 5)
        for log in moves:
            self.assertEqual(log["type"], api.LogType.MOVE_CARD)
            self.assertGreater(log["cardId"], 0)

    def test_a_start_that_raises_ends_no_other_battle(self) -> None:
        game.battle_start(DECK, OTHER, seed=8)
        battle = sim.Battle.battle_ptr
        for decks, error in (((DECK[:-1], OTHER), ValueError), ((DECK, "x"), TypeError)):
            with self.assertRaises(error):
                game.battle_start(*decks)
        self.assertIs(sim.Battle.battle_ptr, battle)
        game.battle_select(at_random(sim.Battle.obs["select"], random.Random(1)))
        observation, started = game.battle_start(DECK, [0] * 60)
        self.assertEqual((observation, started.errorPlayer, sim.Battle.battle_ptr), (None, 1, None))


if __name__ == "__main__":
    unittest.main()
