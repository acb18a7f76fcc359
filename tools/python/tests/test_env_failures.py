"""Tests of what goes wrong in ptcg.env and ptcg.vector: nothing is half done, and the error says what."""

from __future__ import annotations

import contextlib
import copy
import functools
import os
import random
import tempfile
import unittest
from typing import Any

from env_world import the_library

import numpy as np

import ptcg
from ptcg.env import AecEnv, Game, SingleEnv, SpielGame
from ptcg.env.spaces import Discrete
from ptcg.vector import Vector

DECKS = "powerhouse", "lava-flow"


def first_action(env: SingleEnv) -> int:
    return int(np.flatnonzero(env.action_masks())[0])


class OpponentTest(unittest.TestCase):
    """What an opponent that fails leaves behind."""

    def env(self, fails: list[Any]) -> SingleEnv:
        """The opponent does the next of these, then takes the first legal action."""

        def opponent(seen: Any) -> int:
            if fails and (what := fails.pop(0)) is not None:
                raise what
            return int(np.flatnonzero(seen["action_mask"])[0])

        return SingleEnv(the_library(), *DECKS, opponent=opponent)

    def test_its_seat_is_never_the_agents(self) -> None:
        for fails_at in range(6):
            fails: list[Any] = []
            env = self.env(fails)
            env.reset(seed=1)
            fails += [None] * fails_at + [RuntimeError("mine")]
            with self.assertRaisesRegex(RuntimeError, "mine"):
                while True:
                    env.step(first_action(env))
            with self.assertRaisesRegex(ptcg.BadArgument, "call reset first"):
                env.step(first_action(env))
            env.reset(seed=1)
            env.step(first_action(env))

    def test_nor_after_a_reset_that_failed(self) -> None:
        fails: list[Any] = []
        env = self.env(fails)
        env.reset(seed=1)
        for seed in range(50):
            fails[:] = [RuntimeError("mine")]
            try:
                env.reset(seed=seed)
            except RuntimeError:
                break
        else:
            self.fail("the opponent is never asked first")
        with self.assertRaisesRegex(ptcg.BadArgument, "call reset first"):
            env.step(first_action(env))

    def test_an_illegal_action_of_the_agent_changes_nothing(self) -> None:
        env = self.env([])
        env.reset(seed=1)
        state = env.game.state

        def told() -> tuple[Any, ...]:
            return (
                env.game.observation.tobytes(), env.action_masks().tobytes(), state.steps,
                state.decisions, state.player,
            )

        for _ in range(5):
            before = told()
            with self.assertRaises(ptcg.IllegalAnswer):
                env.step(int(np.flatnonzero(~env.action_masks())[0]))
            self.assertEqual(told(), before)
            env.step(first_action(env))

    def test_what_is_not_its_to_choose(self) -> None:
        for wish in ({"explicit_chance": True}, {"bots": (None, "random")}):
            with self.assertRaisesRegex(ptcg.BadArgument, "`opponent` is the other seat's"):
                SingleEnv(the_library(), *DECKS, **wish)


class NoRoomTest(unittest.TestCase):
    """A question with more options than there is room for ends what can be played, and is told."""

    def test_a_state_has_the_action_that_led_there(self) -> None:
        rng = random.Random(1)
        game = SpielGame(the_library(), *DECKS, seed=7, options=9)
        state = game.new_initial_state()
        with self.assertRaises(ptcg.NoRoom):
            while True:
                before = state.clone()
                action = rng.choice(state.legal_actions())
                state.apply_action(action)
        self.assertEqual(state.history(), before.history() + [action])
        with self.assertRaises(ptcg.NoRoom):
            before.apply_action(action)
        self.assertEqual(before.history(), state.history())
        self.assertEqual(
            before.information_state_string(0), state.information_state_string(0)
        )
        with self.assertRaises(ptcg.NoRoom):
            game.deserialize_state(state.serialize())
        other = game.new_initial_state()
        with self.assertRaises(ptcg.IllegalAnswer):
            other.apply_action(99)
        self.assertEqual(other.history(), [])

    def test_an_aec_environment_tells_no_old_mask(self) -> None:
        passed, rng = 0, np.random.default_rng(1)
        for seed in range(8):
            env = AecEnv(the_library(), *DECKS, options=9)
            env.reset(seed=seed)
            with self.assertRaises(ptcg.NoRoom):
                while True:
                    acts = env.agent_selection
                    env.step(int(rng.choice(np.flatnonzero(env.infos[acts]["action_mask"]))))
            self.assertEqual(env.last()[0]["action_mask"].sum(), 0)
            for info in env.infos.values():
                self.assertEqual(int(info.get("action_mask", np.zeros(1)).sum()), 0)
            passed += acts != env.agent_selection
        self.assertGreater(passed, 0)

    def test_a_vector_says_so_until_the_game_is_reset(self) -> None:
        rng = np.random.default_rng(1)
        vector = Vector(the_library(), *DECKS, games=4, seeds=3, options=9)
        with self.assertRaises(ptcg.NoRoom):
            while True:
                vector.step(vector.draw(rng))
        stuck = int(np.flatnonzero(vector.statuses)[0])
        for _ in range(3):
            with self.assertRaisesRegex(ptcg.NoRoom, "game [0-3]: .*`options` is 9"):
                vector.step(vector.draw(rng))
            self.assertNotEqual(vector.statuses[stuck], 0)
        others = [i for i in range(4) if vector.statuses[i] == 0]
        self.assertTrue((vector.states["steps"][others] > 3).any())
        which = vector.statuses != 0
        vector.reset(which=which)
        vector.step(vector.draw(rng))


class VectorRewardsTest(unittest.TestCase):
    def test_the_end_of_a_game_is_paid_once(self) -> None:
        rng = np.random.default_rng(1)
        vector = Vector(the_library(), *DECKS, games=4, seeds=1, autoreset=False)
        paid, ended = np.zeros((4, 2)), np.zeros(4, int)
        for _ in range(1500):
            vector.step(vector.draw(rng))
            paid += vector.rewards
            ended += vector.terminated | vector.truncated
        self.assertEqual(ended.tolist(), [1] * 4)
        self.assertEqual(np.abs(paid).max(axis=1).tolist(), [1] * 4)
        self.assertTrue((vector.states["winner"] < 2).all())  # is still told

    def test_also_if_the_game_waits_or_what_follows_is_not_legal(self) -> None:
        for action, raised in ((-1, None), (127, ptcg.IllegalAnswer), (-5, ptcg.IllegalAnswer)):
            rng = np.random.default_rng(1)
            vector = Vector(the_library(), *DECKS, games=1, seeds=1)
            while not vector.terminated[0]:
                vector.step(vector.draw(rng))
            self.assertEqual(sorted(vector.rewards[0].tolist()), [-1, 1])
            state = vector.states[0]
            self.assertGreater(state["length"], 0)
            with self.assertRaises(raised) if raised else contextlib.nullcontext():
                vector.step([action])
            self.assertEqual(vector.rewards[0].tolist(), [0, 0])
            self.assertFalse(vector.terminated[0])
            told = [int(state[name]) for name in ("length", "outcome", "winner", "reason", "steps")]
            self.assertEqual(told, [0, 0, 255, 0, 0])  # those of the next game, which runs

    def test_an_action_beyond_32_bits_is_refused_like_any_other(self) -> None:
        for action in (1 << 32, -(1 << 40), (1 << 32) - 1, (1 << 64) - 1):
            vector = Vector(the_library(), *DECKS, games=2, seeds=1)
            legal, kind = int(vector.legal[0, 0]), np.uint64 if action > 0 else np.int64
            with self.assertRaisesRegex(ptcg.IllegalAnswer, f"game 1: there is no action {action}"):
                vector.step(np.array([legal, action], kind))
            self.assertEqual(vector.states["steps"].tolist(), [1, 0])
            self.assertEqual((vector.statuses != 0).tolist(), [False, True])
            with self.assertRaisesRegex(ptcg.IllegalAnswer, "game 0: "):
                vector.step(np.array([127, action], kind))

    def test_one_pair_of_bots_may_be_a_list(self) -> None:
        for bots in (["random", None], ("random", None), [("random", None)]):
            vector = Vector(the_library(), *DECKS, games=2, seeds=1, bots=bots)
            self.assertEqual(vector.players.tolist(), [1, 1])
        for bots in (["random"], ["random", None, None], "random", [None, 1]):
            with self.assertRaises(ptcg.BadArgument):
                Vector(the_library(), *DECKS, games=2, bots=bots)


class ForkedProcessTest(unittest.TestCase):
    def test_a_vector_goes_on_in_a_forked_process(self) -> None:
        vector = Vector(the_library(), *DECKS, games=6, threads=3, seeds=1)
        rng = np.random.default_rng(1)
        vector.step(vector.draw(rng))
        with tempfile.TemporaryFile() as told:
            child = os.fork()
            if child == 0:
                code = 1
                try:
                    for _ in range(50):
                        vector.step(vector.draw(rng))
                    os.write(told.fileno(), vector.observations.tobytes())
                    del vector
                    code = 0
                finally:
                    os._exit(code)
            self.assertEqual(os.waitpid(child, 0)[1], 0)
            for _ in range(50):
                vector.step(vector.draw(rng))
            told.seek(0)
            self.assertEqual(told.read(), vector.observations.tobytes())


class SeedsTest(unittest.TestCase):
    def test_what_gymnasium_reads_of_a_seed(self) -> None:
        env = SingleEnv(the_library(), *DECKS)
        env.reset(seed=42)
        self.assertEqual(env.np_random_seed, 42)
        env.reset()
        seed = env.game.state.seed
        again = SingleEnv(the_library(), *DECKS)
        again.reset(seed=42)
        again.reset()
        self.assertEqual(again.game.state.seed, seed)
        env.np_random = np.random.default_rng(1)
        self.assertEqual(env.np_random_seed, -1)
        fresh = SingleEnv(the_library(), *DECKS)
        drawn = np.random.default_rng(fresh.np_random_seed)
        fresh.reset()
        self.assertEqual(fresh.game.state.seed, int(drawn.integers(1 << 63)))

    def test_pettingzoos_test_of_action_types(self) -> None:
        """Its test_action_flexibility takes an action of one game in the next: see the README."""
        env = AecEnv(the_library(), *DECKS)
        env.reset = functools.partial(env.reset, seed=1)  # type: ignore[method-assign]
        for _ in range(20):
            env.reset()
            mask = env.last()[0]["action_mask"]
            action = random.choice(np.flatnonzero(mask).tolist())
            env.step(action)
            env.reset()
            env.step(np.int32(action))

    def test_copies_go_on_apart(self) -> None:
        aec = AecEnv(the_library(), *DECKS)
        aec.reset(seed=1)
        single = SingleEnv(the_library(), *DECKS)
        single.reset(seed=1)
        for env in (aec, single):
            other = copy.copy(env)
            steps = env.game.state.steps
            other.step(int(np.flatnonzero(other.game.mask)[0]))
            self.assertEqual(env.game.state.steps, steps)
            self.assertGreater(other.game.state.steps, steps)


class WrongCallsTest(unittest.TestCase):
    def test_only_an_array_that_can_be_written_is_written(self) -> None:
        game = Game(the_library().host(), *DECKS, seed=1)
        size = game.encoding.size
        kept = bytes(2 * size)
        for out in (
            np.frombuffer(kept, np.int16),
            np.zeros(size, np.int32),
            np.zeros(2 * size, np.int16)[::2],
            np.zeros(2 * size + 1, np.int8)[1:].view(np.int16),
            np.zeros(size - 1, np.int16),
            [1],
        ):
            with self.assertRaisesRegex(ptcg.BadArgument, "`out` must be"):
                game.observe(0, out)
        self.assertEqual(kept, bytes(2 * size))
        out = np.zeros(size, np.int16)
        self.assertIs(game.observe(0, out), out)

    def test_actions_and_choices_of_a_vector(self) -> None:
        vector = Vector(the_library(), *DECKS, games=2, seeds=1)
        before = vector.states["steps"].copy()
        for actions, error in (
            (0, "2 entries, one for each game"),
            ([0], "2 entries, one for each game"),
            ([[0, 0]], "2 entries, one for each game"),
        ):
            with self.assertRaisesRegex(ptcg.BadArgument, error):
                vector.step(actions)
        for which in ([256, 0], [2, 0], [0.5, 0], [1], ["a", "b"]):
            with self.assertRaises(ptcg.BadArgument):
                vector.reset(which=np.array(which))
        self.assertEqual(vector.states["steps"].tolist(), before.tolist())
        self.assertEqual(vector.states["episode"].tolist(), [0, 0])

    def test_what_a_vector_is_made_of(self) -> None:
        for decks, wishes in (
            (("powerhouse",), {}),
            (([],), {}),
            (([("powerhouse",)],), {}),
            (("powerhouse", ""), {}),
            (DECKS, {"bots": []}),
            (DECKS, {"bots": "greedy"}),
            (DECKS, {"bots": ("greedy", None, None)}),
            (DECKS, {"bots": [(None, None, "greedy")]}),
            (DECKS, {"seeds": 1.5}),
        ):
            with self.assertRaises(ptcg.PtcgError, msg=f"{decks} {wishes}"):
                Vector(the_library(), *decks, games=4, **wishes)
        Vector(the_library(), *DECKS, games=4, bots=[(None, "random"), (None, None)])

    def test_bots_and_decks_of_a_game(self) -> None:
        host = the_library().host()
        for bots in ("greedy", (None,), (None, None, "greedy"), None):
            with self.assertRaisesRegex(ptcg.BadArgument, "bots must be two names"):
                Game(host, *DECKS, bots=bots)  # type: ignore[arg-type]
        with self.assertRaisesRegex(ptcg.DeckError, "has 0 cards; it must have 60"):
            Game(host, [], [])

    def test_spaces_and_the_table_before_a_game(self) -> None:
        with self.assertRaisesRegex(ValueError, "5 entries"):
            Discrete(5).sample(np.ones(50, np.int8))
        with self.assertRaisesRegex(ptcg.BadArgument, "call reset first"):
            AecEnv(the_library(), *DECKS).last()


if __name__ == "__main__":
    unittest.main()
