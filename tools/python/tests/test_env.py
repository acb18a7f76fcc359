"""Tests of ptcg.env: the contracts of PettingZoo, Gymnasium and OpenSpiel restated, as far as they
can be tested without those packages, and what lies below."""

from __future__ import annotations

import contextlib
import copy
import gc
import io
import random
import re
import unittest
import weakref
from pathlib import Path
from typing import Any

from env_world import CARDS, MORE, PAIRS, the_library

import numpy as np

import ptcg
import ptcg.env
from ptcg.env import AecEnv, Encoding, Game, SingleEnv, SpielGame, SpielState, card_features, spaces


def play(game: Game, seed: int, steps: int = 100_000) -> list[int]:
    """Plays at random; returns the actions."""
    lots = random.Random(seed)
    taken = []
    while not game.over and len(taken) < steps:
        action = lots.choice(game.legal_actions())
        game.step(action)
        taken.append(action)
    return taken


class GameTest(unittest.TestCase):
    def setUp(self) -> None:
        self.host = the_library().host()

    def game(self, seed: int = 1, **wishes: Any) -> Game:
        return Game(self.host, "powerhouse", "lava-flow", seed=seed, **wishes)

    def running(self, steps: int) -> Game:
        """Returns a game in which this many random actions were taken, and which goes on."""
        game = self.game()
        for seed in range(100):
            game.reset(seed)
            play(game, seed, steps)
            if not game.over:
                return game
        raise AssertionError("all games are over")

    def test_games_end_with_rewards_under_all_rulesets(self) -> None:
        for one, two, rules in PAIRS:
            for seed in range(2 * MORE):
                game = Game(self.host, one, two, seed=seed, decision_cap=5000, **rules)
                while not game.over:
                    self.assertEqual(np.flatnonzero(game.mask).tolist(), game.legal_actions())
                    self.assertEqual(game.state.legal_count, game.mask.sum())
                    self.assertEqual(list(game.state.reward), [0, 0])
                    play(game, seed, 1)
                state = game.state
                self.assertEqual(game.mask.sum(), 0)
                self.assertEqual(game.legal_actions(), [])
                self.assertEqual(state.terminated + state.truncated, 1)
                if state.winner != ptcg.NOBODY:
                    self.assertEqual(state.reward[state.winner], 1)
                    self.assertEqual(state.reward[1 - state.winner], -1)
                self.assertEqual(state.length, state.steps)
                with self.assertRaises(ptcg.MatchOver):
                    game.step(0)

    def test_masks_are_the_legal_answers_of_the_match(self) -> None:
        game = self.game(3)
        while not game.over:
            match, question = game.match(), game.match().decision()
            if question.min == 1 == question.max:
                for action in range(game.encoding.actions):
                    fork = match.fork()
                    if game.mask[action]:
                        fork.step(action)
                    else:
                        with self.assertRaises(ptcg.IllegalAnswer):
                            fork.step(action)
            play(game, 1, 1)

    def test_the_same_seed_and_actions_give_the_same_game(self) -> None:
        game = self.game(5)
        first, actions = game.observation.copy(), play(game, 2)
        last, ended = game.observation.copy(), bytes(game.state)
        game.reset(5)
        np.testing.assert_array_equal(game.observation, first)
        for action in actions:
            self.assertFalse(game.over)
            game.step(action)
        self.assertEqual(bytes(game.state), ended)
        np.testing.assert_array_equal(game.observation, last)

    def test_copies_go_on_alike_and_apart(self) -> None:
        for bots in ((None, None), (None, "random"), ("greedy", None)):
            game = self.game(6, bots=bots)
            play(game, 1, 40)
            fork = copy.copy(game)
            kept = self.game(7, bots=bots)
            kept.copy_from(game)
            before = game.observation.copy()
            actions = play(fork, 3)
            np.testing.assert_array_equal(game.observation, before)
            for other in (game, kept):
                for action in actions:
                    other.step(action)
                self.assertEqual(bytes(other.state), bytes(fork.state))
                np.testing.assert_array_equal(other.observation, fork.observation)
        with self.assertRaises(ptcg.Mismatch):
            self.game().copy_from(Game(self.host, "lava-flow", "lava-flow"))

    def test_bots_play_their_seats(self) -> None:
        for bots, mine in (((None, "greedy"), 0), (("random", None), 1), ((None, "mcts:iterations=4"), 0)):
            game = self.game(8, bots=bots)
            while not game.over:
                self.assertEqual(game.player, mine)
                play(game, 1, 1)
            self.assertGreater(game.state.decisions, 0)
        with self.assertRaisesRegex(ptcg.NoSuchName, "random, greedy"):
            self.game(bots=("gready", None))
        with self.assertRaisesRegex(ptcg.BadArgument, "both seats"):
            self.game(bots=("random", "random"))

    def test_chance_can_be_asked(self) -> None:
        game = self.game(explicit_chance=True)
        self.assertTrue(game.asks_chance)
        self.assertEqual(int(np.abs(game.observation).sum()), 0)
        play(game, 4)
        self.assertTrue(game.over)

    def test_each_seat_can_be_observed(self) -> None:
        game = self.running(60)
        mine, asked = game.player, game.encoding.column("global", "asked")
        np.testing.assert_array_equal(game.observe(mine), game.observation)
        theirs = game.observe(1 - mine)
        self.assertEqual((game.observation[asked], theirs[asked]), (1, 2))
        split = game.encoding.split(theirs)
        self.assertEqual(int(np.abs(split["options"]).sum()), 0)
        again = game.observe(1 - mine, theirs)
        self.assertIs(again, theirs)
        with self.assertRaises(ValueError):
            game.observe(0, np.zeros(3, np.int16))
        with self.assertRaises(ptcg.BadArgument):
            game.observe(2)

    def test_an_observation_does_not_change_when_hidden_cards_are_redrawn(self) -> None:
        game = self.running(80)
        match, mine = game.match(), game.player
        redrawn = match.determinize(mine, 3)
        before, theirs = game.observe(mine, of=match), game.observe(1 - mine, of=match)
        np.testing.assert_array_equal(game.observe(mine, of=redrawn), before)
        self.assertFalse(np.array_equal(game.observe(1 - mine, of=redrawn), theirs))
        np.testing.assert_array_equal(game.observe(1 - mine), theirs)  # neither has moved
        with self.assertRaises(ptcg.BadArgument):
            game.observe(mine, of=game)  # type: ignore[arg-type]
        with self.assertRaises(ptcg.Mismatch):
            game.observe(mine, of=ptcg.Library(CARDS).host().match("powerhouse", "lava-flow"))

    def test_memory_is_freed_with_the_last_that_shows_it(self) -> None:
        gc.disable()  # no cycle may keep it
        self.addCleanup(gc.enable)
        for name in ("observation", "mask", "legal", "state"):
            with self.subTest(name):
                game = self.running(20).fork()
                memory = weakref.ref(game._memory)
                kept = getattr(game, name)
                self.assertIs(getattr(game, name), kept)
                before = bytes(kept)
                del game
                self.assertIsNotNone(memory())
                self.assertEqual(bytes(kept), before)
                del kept
                self.assertIsNone(memory())

    def test_wrong_actions_say_what_is_wrong(self) -> None:
        game = self.game(1)
        options = game.match().decision().option_count
        with self.assertRaisesRegex(ptcg.IllegalAnswer, f"the question has {options} options"):
            game.step(options)
        with self.assertRaisesRegex(ptcg.IllegalAnswer, "\"enough\" is not legal yet"):
            game.step(game.encoding.enough)
        with self.assertRaisesRegex(ptcg.IllegalAnswer, "actions begin with 0"):
            game.step(-1)
        for wrong in (1 << 40, "0", None, 0.5):
            with self.assertRaises(ptcg.BadArgument):
                game.step(wrong)  # type: ignore[arg-type]
        game.step(np.int64(0))  # numpy's integers are integers

    def test_a_question_with_too_many_options_raises(self) -> None:
        game = self.game(1, options=4)
        with self.assertRaisesRegex(ptcg.NoRoom, "`options` is 4"):
            for seed in range(20):
                game.reset(seed)
                play(game, seed)
        with self.assertRaises(ptcg.NoRoom):  # the game cannot go on here
            game.step(0)
        self.assertEqual(game.legal_actions(), [])
        game.reset(1)

    def test_the_cap_truncates(self) -> None:
        game = self.game(1, decision_cap=20)
        play(game, 1)
        self.assertEqual((game.state.terminated, game.state.truncated), (0, 1))
        self.assertEqual(list(game.state.reward), [0, 0])

    def test_arrays_keep_the_game_alive(self) -> None:
        observation = self.game(1).observation
        gc.collect()
        self.assertGreater(int(observation.sum()), 0)


class EncodingTest(unittest.TestCase):
    def test_sections_share_the_memory(self) -> None:
        game = Game(the_library().host(), "powerhouse", "lava-flow", seed=2)
        encoding = game.encoding
        self.assertEqual(encoding.size, game.observation.size)
        self.assertEqual(encoding.actions, game.mask.size)
        split = encoding.split(game.observation)
        self.assertEqual(sum(part.size for part in split.values()), encoding.size)
        for part in split.values():
            self.assertTrue(np.shares_memory(part, game.observation))
        many = np.zeros((3, encoding.size), np.int16)
        self.assertEqual(encoding.split(many)["pokemon"].shape[:2], (3, 18))
        low, high = encoding.bounds()
        self.assertTrue((low <= game.observation).all() and (game.observation <= high).all())
        used = split["global"][encoding.column("global", "options")]
        self.assertEqual(used, game.match().decision().option_count)
        with self.assertRaises(ptcg.BadArgument):
            Encoding(40_000)

    def test_rows_of_cards_are_the_cards(self) -> None:
        library = the_library()
        numbers, columns = card_features(library)
        names = [column.name for column in columns]
        self.assertEqual(int(np.abs(numbers[0]).sum()), 0)
        for card in library.read_deck("powerhouse")[::7]:
            facts = library.card(card)
            self.assertEqual(numbers[1 + card][names.index("hp")], facts.get("hp", 0))
            self.assertEqual(numbers[1 + card][names.index("pokemon")], facts["kind"] == "pokemon")
        game = Game(library.host(), "powerhouse", "lava-flow", seed=2)
        cards = game.encoding.split(game.observation)["cards"]
        deck = {1 + card for card in library.read_deck("powerhouse" if game.player == 0 else "lava-flow")}
        hand = {int(row[0]) for row in cards if row[0]}
        self.assertTrue(hand and hand <= deck)


class AecTest(unittest.TestCase):
    """The contract that PettingZoo's api_test and seed_test check."""

    def env(self, **wishes: Any) -> AecEnv:
        return AecEnv(the_library(), "powerhouse", "lava-flow", **wishes)

    def test_the_table(self) -> None:
        env = self.env()
        self.assertIsInstance(env.metadata["name"], str)
        self.assertEqual(env.possible_agents, ["player_0", "player_1"])
        self.assertEqual(env.max_num_agents, 2)
        self.assertEqual(env.num_agents, 0)
        self.assertIs(env.unwrapped, env)
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
            self.assertEqual(env.action_space(agent).n, env.encoding.actions)
        with self.assertRaises(ptcg.BadArgument):
            env.step(0)

    def test_whole_games(self) -> None:
        env = self.env()
        for seed in range(5 * MORE):
            self.assertIsNone(env.reset(seed=seed, options={}))
            for of_agents in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(of_agents), set(env.agents))
            totals = dict.fromkeys(env.possible_agents, 0.0)
            deaths = []
            for agent in env.agent_iter():
                self.assertEqual(agent, env.agent_selection)
                observation, reward, terminated, truncated, info = env.last()
                assert observation is not None
                self.assertIn(observation, env.observation_space(agent))
                self.assertEqual(observation["action_mask"].dtype, np.int8)
                np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
                self.assertIsInstance(reward, float)
                totals[agent] += reward
                if terminated or truncated:
                    deaths.append(agent)
                    self.assertEqual(observation["action_mask"].sum(), 0)
                    with self.assertRaises(ValueError):
                        env.step(0)
                    env.step(None)
                    self.assertNotIn(agent, env.agents)
                    continue
                self.assertGreater(observation["action_mask"].sum(), 0)
                other = env.observe(env.possible_agents[1 - env.possible_agents.index(agent)])
                self.assertEqual(other["action_mask"].sum(), 0)
                action = env.action_space(agent).sample(observation["action_mask"])
                self.assertIn(action, env.action_space(agent))
                env.step(action)
            self.assertEqual(sorted(deaths), env.possible_agents)
            self.assertEqual(env.agents, [])
            self.assertEqual(sorted(totals.values()), [-1.0, 1.0])

    def test_seeds_decide_the_games(self) -> None:
        one, other = self.env(), self.env()
        for env in (one, other):
            env.reset(seed=42)
        for _ in range(2):  # the seed also decides the game after the next
            while one.agents:
                a, b = one.last(), other.last()
                np.testing.assert_array_equal(a[0]["observation"], b[0]["observation"])  # type: ignore[index]
                self.assertEqual(a[1:4], b[1:4])
                legal = np.flatnonzero(a[0]["action_mask"])  # type: ignore[index]
                action = int(legal[len(legal) // 2]) if len(legal) else None
                one.step(action)
                other.step(action)
            one.reset()
            other.reset()

    def test_rewards_add_up_between_actions(self) -> None:
        env = self.env()
        env.reset(seed=1)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            last = env.agent_selection
            env.step(int(np.flatnonzero(mask)[-1]))
        self.assertEqual(set(env.rewards.values()), {1.0, -1.0})
        self.assertNotEqual(env.agent_selection, last)
        self.assertEqual(env.last()[1], env.rewards[env.agent_selection])
        self.assertIsNone(env.last(observe=False)[0])

    def test_observations_are_copies_unless_wanted_otherwise(self) -> None:
        for is_copy in (True, False):
            env = self.env(copy=is_copy)
            env.reset(seed=1)
            observation = env.last()[0]
            assert observation is not None
            self.assertEqual(np.shares_memory(observation["observation"], env.game.observation), not is_copy)

    def test_the_rest(self) -> None:
        env = self.env(render_mode="ansi")
        env.reset(seed=1)
        self.assertIn("players", env.render() or "")
        self.assertEqual(env.state().shape, (2 * env.encoding.size,))
        self.assertEqual(sum(1 for _ in env.agent_iter(max_iter=3)), 3)
        env.close()
        self.assertIsNone(self.env().render())
        for wrong in ({"render_mode": "human"}, {"bots": (None, "random")}, {"explicit_chance": True}):
            with self.assertRaises(ptcg.BadArgument):
                self.env(**wrong)


class SingleTest(unittest.TestCase):
    """The contract that Gymnasium's check_env checks."""

    def env(self, **wishes: Any) -> SingleEnv:
        return SingleEnv(the_library(), "powerhouse", "lava-flow", **wishes)

    def play(self, env: SingleEnv, observation: Any) -> float:
        while True:
            result = env.step(env.action_space.sample(observation["action_mask"]))
            self.assertEqual(len(result), 5)
            observation, reward, terminated, truncated, info = result
            self.assertIn(observation, env.observation_space)
            self.assertIsInstance(reward, float)
            self.assertIsInstance(terminated, bool)
            self.assertIsInstance(truncated, bool)
            self.assertIsInstance(info, dict)
            if terminated or truncated:
                self.assertEqual(observation["action_mask"].sum(), 0)
                return reward
            self.assertEqual(reward, 0)

    def test_whole_games(self) -> None:
        for opponent in ("random", "greedy", lambda seen: int(np.flatnonzero(seen["action_mask"])[0])):
            for seat in (0, 1, None):
                env = self.env(opponent=opponent, seat=seat)
                for seed in range(MORE):
                    observation, info = env.reset(seed=seed)
                    self.assertIn(observation, env.observation_space)
                    self.assertIn(info["seat"], (0, 1) if seat is None else (seat,))
                    self.assertIn(self.play(env, observation), (-1.0, 0.0, 1.0))
                with self.assertRaises(ptcg.BadArgument):
                    env.step(0)

    def test_seeds(self) -> None:
        env = self.env(seat=None)
        first, _ = env.reset(seed=123)
        second, _ = env.reset()
        again, _ = env.reset(seed=123)
        after, _ = env.reset()
        np.testing.assert_array_equal(first["observation"], again["observation"])
        np.testing.assert_array_equal(second["observation"], after["observation"])
        self.assertIsInstance(env.np_random, np.random.Generator)
        different = [env.reset()[0]["observation"].tobytes() for _ in range(5)]
        self.assertGreater(len(set(different)), 1)

    def test_the_rest(self) -> None:
        with self.env(render_mode="ansi") as env:
            self.assertIs(env.unwrapped, env)
            with self.assertRaises(ptcg.BadArgument):
                env.step(0)
            env.reset(seed=1)
            self.assertIn("hand", env.render() or "")
            self.assertIsNone(env.spec)
            self.assertIn("ansi", env.metadata["render_modes"])
        for wrong in ({"seat": 2}, {"render_mode": "human"}):
            with self.assertRaises(ptcg.BadArgument):
                self.env(**wrong)
        with self.assertRaises(TypeError):
            self.env().reset(1)  # type: ignore[misc]

    def test_spaces_can_be_others(self) -> None:
        class Mine:
            Box, Discrete, Dict = spaces.Box, spaces.Discrete, type("MyDict", (spaces.Dict,), {})

        self.assertEqual(type(self.env(spaces=Mine).observation_space).__name__, "MyDict")


class SpacesTest(unittest.TestCase):
    def test_discrete(self) -> None:
        space = spaces.Discrete(5, seed=1)
        self.assertTrue(all(space.sample() in space for _ in range(20)))
        mask = np.array([0, 0, 1, 0, 1], np.int8)
        self.assertEqual({int(space.sample(mask)) for _ in range(50)}, {2, 4})
        self.assertEqual(space.sample(np.zeros(5, np.int8)), 0)
        for wrong in (5, -1, 0.5, True, "0"):
            self.assertNotIn(wrong, space)
        self.assertEqual(space, spaces.Discrete(5))

    def test_box_and_dict(self) -> None:
        box = spaces.Box(0, 3, (4,), np.int16, seed=2)
        both = spaces.Dict({"a": box, "b": spaces.Discrete(2)}, seed=3)
        for _ in range(10):
            self.assertIn(both.sample(), both)
        self.assertNotIn(np.array([0, 1, 2, 4], np.int16), box)
        self.assertNotIn(np.zeros(3, np.int16), box)
        self.assertNotIn({"a": box.sample()}, both)
        self.assertEqual(box, spaces.Box(np.zeros(4), np.full(4, 3), dtype=np.int16))


class SpielTest(unittest.TestCase):
    """The contract that OpenSpiel's random_sim_test checks."""

    def game(self, **wishes: Any) -> SpielGame:
        return SpielGame(the_library(), "powerhouse", "lava-flow", **wishes)

    def check_node(self, game: SpielGame, state: SpielState) -> None:
        kinds = [state.is_terminal(), state.is_chance_node(), state.is_player_node()]
        self.assertEqual(sum(kinds), 1)
        legal = state.legal_actions()
        self.assertEqual(legal, sorted(set(legal)))
        self.assertTrue(legal)
        self.assertTrue(all(0 <= action < game.num_distinct_actions() for action in legal))
        mask = state.legal_actions_mask()
        self.assertEqual([i for i, is_legal in enumerate(mask) if is_legal], legal)
        self.assertEqual(state.returns(), [0.0, 0.0])
        if state.is_chance_node():
            self.assertEqual(state.current_player(), ptcg.env.CHANCE_PLAYER)
            outcomes, chances = zip(*state.chance_outcomes())
            self.assertEqual(list(outcomes), legal)
            self.assertAlmostEqual(sum(chances), 1)
            self.assertEqual(state.legal_actions(0), [])
            return
        with self.assertRaises(ptcg.BadArgument):
            state.chance_outcomes()
        player = state.current_player()
        self.assertEqual(state.legal_actions(player), legal)
        self.assertEqual(state.legal_actions(1 - player), [])
        self.assertEqual(sum(state.legal_actions_mask(1 - player)), 0)

    def test_whole_games(self) -> None:
        for game in (self.game(), self.game(seed=5)):
            self.assertEqual((game.num_players(), game.utility_sum()), (2, 0))
            self.assertEqual((game.min_utility(), game.max_utility()), (-1, 1))
            for seed in range(MORE):
                lots = random.Random(seed)
                state = game.new_initial_state()
                self.assertTrue(state.is_initial_state())
                steps = 0
                while not state.is_terminal():
                    self.check_node(game, state)
                    if state.is_chance_node():
                        action = lots.choices(*zip(*state.chance_outcomes()))[0]
                    else:
                        action = lots.choice(state.legal_actions())
                    if steps % 50 == 7:
                        words = state.action_to_string(state.current_player(), action)
                        self.assertEqual(state.string_to_action(words), action)
                        child = state.child(action)
                        twin = state.clone()
                        twin.apply_action(action)
                        self.assertEqual(child.history(), twin.history())
                        self.assertEqual(str(child), str(twin))
                    state.apply_action(action)
                    steps += 1
                self.assertEqual(state.current_player(), ptcg.env.TERMINAL_PLAYER)
                self.assertEqual(sum(state.returns()), 0)
                self.assertEqual(sorted(state.returns()), [-1, 1])
                self.assertEqual(state.player_return(0), state.returns()[0])
                self.assertEqual(state.rewards(), state.returns())
                self.assertEqual(state.legal_actions(), [])
                self.assertEqual(len(state.history()), steps)
                self.assertEqual(state.move_number(), steps)
                self.assertEqual([a.action for a in state.full_history()], state.history())
                again = game.deserialize_state(state.serialize())
                self.assertEqual(str(again), str(state))
                self.assertLess(steps, game.max_game_length())

    def test_resampled_states_look_alike_to_the_player(self) -> None:
        for game in (self.game(), self.game(seed=6)):
            lots = random.Random(7)
            state = game.new_initial_state()
            resampled = others = refused = 0
            while not state.is_terminal():
                player = state.current_player()
                if player >= 0 and lots.random() < 0.5:
                    other = state.resample_from_infostate(player, lots.random)
                    told = state.information_state_string(player)
                    self.assertEqual(other.information_state_string(player), told)
                    self.assertEqual(other.legal_actions(), state.legal_actions())
                    theirs = state.observation_tensor(1 - player)
                    others += other.observation_tensor(1 - player) != theirs
                    resampled += 1
                    other.apply_action(lots.choice(other.legal_actions()))
                    self.assertEqual(state.information_state_string(player), told)
                    for drawn in (other, other.clone()):
                        with self.assertRaises(ptcg.BadArgument):
                            drawn.serialize()
                    try:
                        state.resample_from_infostate(1 - player, lots.random)
                    except ptcg.NoPosition:
                        refused += 1
                state.apply_action(lots.choice(state.legal_actions()))
            self.assertGreater(resampled, 20)
            self.assertGreater(others, resampled // 2)
            self.assertLess(refused, resampled)
        with self.assertRaises(ptcg.MatchOver):
            over = self.game(seed=6).new_initial_state()
            while not over.is_terminal():
                over.apply_action(over.legal_actions()[0])
            over.resample_from_infostate(0, lots.random)

    def test_chance_is_explicit_or_seeded(self) -> None:
        self.assertTrue(self.game().new_initial_state().is_chance_node())
        self.assertEqual(self.game().get_type().chance_mode, "explicit_stochastic")
        self.assertGreater(self.game().max_chance_outcomes(), 60)
        seeded = self.game(seed=3)
        self.assertTrue(seeded.new_initial_state().is_player_node())
        self.assertEqual(seeded.get_type().chance_mode, "deterministic")
        self.assertEqual(seeded.max_chance_outcomes(), 0)

    def test_observations_and_information_states(self) -> None:
        game = self.game(seed=3)
        state = game.new_initial_state()
        lots = random.Random(1)
        while not state.is_terminal() and len(state.history()) < 60:
            state.apply_action(lots.choice(state.legal_actions()))
        for player in (0, 1):
            seen = state.observation_tensor(player)
            self.assertEqual(len(seen), game.observation_tensor_size())
            self.assertEqual([len(seen)], game.observation_tensor_shape())
            known = state.information_state_tensor(player)
            self.assertEqual(len(known), game.information_state_tensor_size())
            self.assertEqual(known[: len(seen)], seen)
            self.assertIn("table", state.observation_string(player))
            twin = game.deserialize_state(state.serialize())
            self.assertEqual(twin.information_state_string(player), state.information_state_string(player))
            self.assertEqual(twin.information_state_tensor(player), known)
        player = state.current_player()
        before = state.information_state_string(player)
        one, other = (state.child(action) for action in (state.legal_actions()[0], state.legal_actions()[-1]))
        self.assertEqual(state.information_state_string(player), before)
        self.assertNotEqual(one.information_state_string(player), other.information_state_string(player))
        with self.assertRaises(ptcg.BadArgument):
            state.observation_tensor(2)

    def test_clones_are_apart(self) -> None:
        state = self.game(seed=4).new_initial_state()
        twin = copy.deepcopy(state)
        twin.apply_action(twin.legal_actions()[0])
        self.assertEqual(state.history(), [])
        self.assertEqual(len(twin.history()), 1)
        self.assertIs(twin.get_game(), state.get_game())


class ReadmeTest(unittest.TestCase):
    def test_what_the_guide_shows_runs(self) -> None:
        guide = Path(__file__).parents[1] / "README.md"
        section = guide.read_text(encoding="utf-8").split("## Environments", 1)[1].split("\n## ", 1)[0]
        blocks = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
        self.assertGreater(len(blocks), 4)
        names: dict[str, Any] = {"the_library": the_library}
        for block in blocks:
            code = block.replace('ptcg.Library("cards")', "the_library()")
            with contextlib.redirect_stdout(io.StringIO()):
                exec(code, names)
        self.assertTrue(names["env"].game.over)
        self.assertTrue(names["state"].is_terminal())
        self.assertGreater(int(names["vector"].states["steps"].sum()), 0)


if __name__ == "__main__":
    unittest.main()
