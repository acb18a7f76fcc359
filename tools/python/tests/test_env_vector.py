"""Tests of ptcg.vector."""

from __future__ import annotations

import gc
import unittest
from typing import Any

from env_world import MORE, PAIRS, the_library

import numpy as np

import ptcg
from ptcg.env import Game
from ptcg.vector import STATE_DTYPE, Vector

DECKS = [(one, two) for one, two, rules in PAIRS if not rules]


class VectorTest(unittest.TestCase):
    def vector(self, games: int = 6, **wishes: Any) -> Vector:
        return Vector(the_library(), "powerhouse", "lava-flow", games=games, **wishes)

    def test_a_vector_is_its_games_step_by_step(self) -> None:
        seeds = [11, 12, 13, 14, 15]
        for bots in ((None, None), (None, "greedy"), ("random", None)):
            vector = self.vector(5, seeds=seeds, bots=bots, threads=2)
            host = the_library().host()
            singles = [
                Game(host, "powerhouse", "lava-flow", seed=seed, bots=bots) for seed in seeds
            ]
            rng = np.random.default_rng(1)
            ended = 0
            for _ in range(600 * MORE):
                for i, game in enumerate(singles):
                    np.testing.assert_array_equal(vector.observations[i], game.observation)
                    np.testing.assert_array_equal(vector.masks[i], game.mask)
                    self.assertEqual(vector.players[i], game.player)
                    self.assertEqual(vector.states["seed"][i], game.state.seed)
                actions = vector.draw(rng)
                vector.step(actions)
                for i, game in enumerate(singles):
                    game.step(int(actions[i]))
                    self.assertEqual(vector.terminated[i], game.state.terminated)
                    self.assertEqual(vector.truncated[i], game.state.truncated)
                    np.testing.assert_array_equal(vector.rewards[i], list(game.state.reward))
                    if game.over:
                        ended += 1
                        self.assertEqual(vector.states["length"][i], game.state.length)
                        self.assertEqual(vector.states["winner"][i], game.state.winner)
                        game.reset(int(vector.states["seed"][i]))
            self.assertGreater(ended, 5)

    def test_threads_change_nothing(self) -> None:
        results = []
        for threads in (1, 2, 3):
            vector = Vector(
                the_library(),
                [("powerhouse", "lava-flow"), ("lava-flow", "powerhouse")],
                games=7,
                threads=threads,
                ruleset="dp",
                bots=[(None, None), (None, "random"), ("greedy", None)],
            )
            rng = np.random.default_rng(2)
            told = []
            for _ in range(400):
                vector.step(vector.draw(rng))
                told.append(vector.states.tobytes())
            results.append((told, vector.observations.tobytes(), vector.masks.tobytes()))
        self.assertEqual(results[0], results[1])
        self.assertEqual(results[0], results[2])

    def test_arrays_never_move_and_are_not_copies(self) -> None:
        vector = self.vector(3)
        rng = np.random.default_rng(1)
        before = vector.observations.copy()
        arrays = vector.step(vector.draw(rng))
        self.assertIs(arrays[0], vector.observations)
        self.assertIs(arrays[1], vector.rewards)
        self.assertFalse(np.array_equal(before, vector.observations))
        self.assertEqual(vector.states.dtype, STATE_DTYPE)
        self.assertEqual(vector.observations.dtype, np.int16)
        split = vector.encoding.split(vector.observations)
        self.assertTrue(np.shares_memory(split["options"], vector.observations))
        counts = vector.masks.sum(axis=1)
        np.testing.assert_array_equal(counts, vector.legal_counts)
        for i in range(3):
            np.testing.assert_array_equal(vector.legal[i, : counts[i]], np.flatnonzero(vector.masks[i]))
        observations = vector.observations
        del vector, arrays, split
        gc.collect()
        self.assertGreater(int(observations.sum()), 0)

    def test_games_wait_for_reset_if_they_should(self) -> None:
        vector = self.vector(4, autoreset=False, decision_cap=30)
        rng = np.random.default_rng(3)
        while (vector.legal_counts > 0).any():
            vector.step(vector.draw(rng))
        self.assertTrue((vector.players == ptcg.NOBODY).all())
        self.assertEqual(vector.masks.sum(), 0)
        vector.step(vector.draw(rng))  # -1 for each
        with self.assertRaisesRegex(ptcg.MatchOver, "game 0: the game is over"):
            vector.step(np.zeros(4, np.int32))
        vector.reset(which=np.array([0, 1, 0, 1]))
        self.assertEqual((vector.legal_counts > 0).tolist(), [False, True, False, True])
        self.assertEqual(vector.states["episode"].tolist(), [0, 1, 0, 1])
        vector.reset(seeds=[1, 2, 3, 4])
        self.assertEqual(vector.states["seed"].tolist(), [1, 2, 3, 4])
        self.assertEqual(vector.states["episode"].tolist(), [0, 0, 0, 0])

    def test_decks_of_each_game(self) -> None:
        pairs = [("dragapult", "archaludon"), ("archaludon", "dragapult"), ("dragapult", "dragapult")]
        vector = Vector(the_library(), pairs, games=6, threads=2, seeds=range(6))
        host = the_library().host()
        for i in range(6):
            game = Game(host, *pairs[i % 3], seed=i)
            np.testing.assert_array_equal(vector.observations[i], game.observation)

    def test_wrong_calls_say_what_is_wrong(self) -> None:
        vector = self.vector(4)
        legal = vector.legal[:, 0].astype(np.int32)
        wrong = legal.copy()
        wrong[2] = 127
        steps = vector.states["steps"].copy()
        with self.assertRaisesRegex(ptcg.IllegalAnswer, "game 2: action 127 is not legal"):
            vector.step(wrong)
        self.assertEqual((vector.states["steps"] - steps).tolist(), [1, 1, 0, 1])
        self.assertEqual((vector.statuses != 0).tolist(), [False, False, True, False])
        wait = np.full(4, -1)
        vector.step(wait)
        for arguments in (
            {"seeds": [1, 2]}, {"games": 0}, {"explicit_chance": True}, {"threads": 5000},
        ):
            with self.assertRaises(ptcg.BadArgument):
                self.vector(**{"games": 4, **arguments})
        with self.assertRaisesRegex(ptcg.NoSuchName, "game 0"):
            Vector(the_library(), "no-such-deck", "lava-flow", games=2)
        with self.assertRaisesRegex(ptcg.NoSuchName, "random"):
            self.vector(bots=(None, "gready"))
        with self.assertRaises(ptcg.BadArgument):
            vector.reset(which=np.ones(3))


    def test_actions_are_whole_numbers(self) -> None:
        vector = self.vector(games=2)
        before = vector.observations.copy()
        with self.assertRaisesRegex(ptcg.BadArgument, "whole numbers, not float64"):
            vector.step(np.full(2, 0.7))
        self.assertTrue((vector.observations == before).all())

    def test_a_question_with_too_many_options_names_its_game(self) -> None:
        rng = np.random.default_rng(1)
        with self.assertRaisesRegex(ptcg.NoRoom, "game [0-9]: .*`options` is 6"):
            vector = self.vector(8, options=6)
            for _ in range(1000):
                vector.step(vector.draw(rng))


if __name__ == "__main__":
    unittest.main()
