"""Tests of ptcg.cabt and of the package cg over it."""

from __future__ import annotations

import copy
import ctypes
import dataclasses
import json
import os
import random
import subprocess
import sys
import unittest
from pathlib import Path
from unittest import mock

import ptcg
import ptcg.cabt
from cg import api, game, sim

CARDS = Path(os.environ.get("PTCG_CARDS", Path(__file__).parents[3] / "cards"))


def numbers_of(name: str) -> list[int]:
    """The pool's numbers of a deck of the library."""
    library = ptcg.cabt.world.the_library()
    number_of = {ptcg.cabt.find_card(library, number): number for number in range(1, api.POOL_SIZE + 1)}
    return [number_of[card] for card in library.read_deck(name)]


DECK = numbers_of("dragapult")
OTHER = numbers_of("mega-lucario")


def at_random(select: dict, lots: random.Random) -> list[int]:
    count = lots.randint(select["minCount"], select["maxCount"])
    return lots.sample(range(len(select["option"])), count)


class CgTest(unittest.TestCase):
    """What agents import."""

    def play(self, seed: int) -> list[dict]:
        lots = random.Random(seed)
        observation, started = game.battle_start(DECK, OTHER, seed=seed)
        self.assertEqual((started.errorPlayer, started.errorType), (-1, 0))
        seen = [observation]
        while observation["current"]["result"] < 0:
            observation = game.battle_select(at_random(observation["select"], lots))
            seen.append(observation)
        return seen

    def test_a_battle_is_played_to_its_end(self) -> None:
        seen = self.play(1)
        last = seen[-1]
        self.assertIn(last["current"]["result"], (0, 1, 2))
        self.assertEqual(last["select"]["option"], [])
        self.assertEqual(list(last), ["select", "logs", "current", "search_begin_input"])
        self.assertEqual(last["logs"][-1]["type"], api.LogType.RESULT)
        self.assertEqual(seen[0]["select"]["context"], api.SelectContext.IS_FIRST)
        with self.assertRaises(IndexError):
            game.battle_select([0])
        self.assertIsInstance(last["search_begin_input"], str)
        with self.assertRaisesRegex(ValueError, "error 3"):
            api.search_begin(last, **guessed(last))
        frames = json.loads(game.visualize_data())
        self.assertEqual(len(frames), len(seen))
        self.assertIsNone(frames[0]["selected"])
        game.battle_finish()
        self.assertIsNone(sim.Battle.battle_ptr)
        with self.assertRaisesRegex(ValueError, "error 99"):
            api.search_begin(seen[0], **guessed(seen[0]))
        with self.assertRaises(ValueError):
            game.battle_select([0])

    def test_the_same_seed_is_the_same_battle(self) -> None:
        one, other = self.play(3), self.play(3)
        for observation in one + other:
            observation.pop("search_begin_input")  # stands for a question of one battle
        self.assertEqual(one, other)

    def test_without_a_seed_each_battle_is_another_one(self) -> None:
        drawn = set()
        for _ in range(4):
            observation, started = game.battle_start(DECK, OTHER)
            while observation["select"]["context"] != api.SelectContext.SETUP_ACTIVE_POKEMON:
                observation = game.battle_select([0])
            current = observation["current"]
            drawn.add(json.dumps(current["players"][current["yourIndex"]]["hand"]))
            seed = started.battlePtr.seed
            again, repeated = game.battle_start(DECK, OTHER, seed=seed)
            self.assertEqual(repeated.battlePtr.seed, seed)
            while again["select"]["context"] != api.SelectContext.SETUP_ACTIVE_POKEMON:
                again = game.battle_select([0])
            self.assertEqual(again["current"], current)
        self.assertGreater(len(drawn), 1)

    def test_a_saved_battle_has_the_seed(self) -> None:
        observation, started = game.battle_start(DECK, OTHER)
        saved = json.loads(started.battlePtr.replay())
        again, _ = game.battle_start(DECK, OTHER, seed=int(saved["seed"]))
        self.assertEqual(again["current"], observation["current"])

    def test_observations_are_classes_too(self) -> None:
        for observation in self.play(2):
            whole = api.to_observation_class(observation)
            self.assertEqual(len(whole.select.option), len(observation["select"]["option"]))
            mine = whole.current.players[whole.current.yourIndex]
            self.assertEqual(len(mine.hand), mine.handCount)
            self.assertIsNone(whole.current.players[1 - whole.current.yourIndex].hand)
            for pokemon in mine.bench:
                self.assertIsInstance(pokemon, api.Pokemon)
                self.assertFalse(hasattr(mine.hand[0] if mine.hand else api.Card({}), "hp"))

    def test_answers_and_decks_are_refused(self) -> None:
        with self.assertRaises(ValueError):
            game.battle_start(DECK[:59], DECK)
        for deck, error in (([1] * 60, 3), (DECK[:59] + [5000], 1), ([DECK[0]] * 5 + [1] * 55, 2)):
            observation, started = game.battle_start(DECK, deck)
            self.assertIsNone(observation)
            self.assertEqual((started.errorPlayer, started.errorType), (1, error))
        observation, started = game.battle_start(DECK, DECK[:59] + [2**32 + DECK[59]])
        self.assertEqual((observation, started.errorPlayer, started.errorType), (None, 1, 1))
        for card in (None, 1.0, "1"):
            with self.assertRaisesRegex(TypeError, "a card of the second deck must be a whole number; .* place 59"):
                game.battle_start(DECK, DECK[:59] + [card])
        with self.assertRaisesRegex(TypeError, "a deck is a list"):
            game.battle_start(None, DECK)
        game.battle_start(DECK, DECK)
        for wrong in ((0,), None, [0.0], ["0"]):
            with self.assertRaises(ValueError):
                game.battle_select(wrong)
        for wrong in ([0, 0], [5], [2**32], [], [0, 1]):
            with self.assertRaises(IndexError):
                game.battle_select(wrong)
        game.battle_select([True])  # an int

    def test_facts_of_cards(self) -> None:
        cards = {card.cardId: card for card in api.all_card_data()}
        attacks = {attack.attackId: attack for attack in api.all_attack()}
        self.assertEqual(len(cards), 1267)
        self.assertEqual(sorted(attacks), list(range(1, 1557)))
        for card in cards.values():
            self.assertTrue(all(attack in attacks for attack in card.attacks))
            self.assertEqual(card.cardType == api.CardType.POKEMON or card.pokemonType == 2, card.hp > 0)
        self.assertEqual([cards[n].energyType for n in range(1, 9)], list(range(1, 9)))
        self.assertFalse(any(card.ex and card.megaEx for card in cards.values()))
        names = {card.name for card in cards.values()}
        below = {card.evolvesFrom for card in cards.values() if card.evolvesFrom}
        self.assertEqual(below - names, set())

    def test_the_modules_are_the_same_wherever_they_are_imported_from(self) -> None:
        program = "import cg.game, ptcg.cabt.game; print(cg.game is ptcg.cabt.game)"
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        self.assertEqual(told.stdout.strip(), "True")


def guessed(observation: dict) -> dict:
    """Lists for a search: basic Energy for all that is hidden."""
    current = observation["current"]
    mine, other = (current["players"][seat] for seat in (current["yourIndex"], 1 - current["yourIndex"]))
    basic = DECK[0]
    return dict(
        your_deck=[3] * (mine["deckCount"] - 1) + [basic] * (mine["deckCount"] > 0),
        your_prize=[1] * len(mine["prize"]),
        opponent_deck=[5] * (other["deckCount"] - 1) + [basic] * (other["deckCount"] > 0),
        opponent_prize=[2] * len(other["prize"]),
        opponent_hand=[basic] * other["handCount"],
        opponent_active=[basic] if other["active"] == [None] else [],
    )


class SearchTest(unittest.TestCase):
    """The search functions."""

    def setUp(self) -> None:
        lots = random.Random(4)
        self.observation, _ = game.battle_start(DECK, OTHER, seed=8)
        while self.observation["select"]["context"] != api.SelectContext.MAIN:
            self.observation = game.battle_select(at_random(self.observation["select"], lots))

    def tearDown(self) -> None:
        api.search_end()
        game.battle_finish()

    def begin(self, **changed: object) -> api.SearchState:
        return api.search_begin(self.observation, **{**guessed(self.observation), **changed})

    def test_a_search_is_a_tree(self) -> None:
        root = self.begin()
        self.assertEqual((root.searchId, root.observation.logs), (0, []))
        self.assertIsNone(root.observation.search_begin_input)
        self.assertEqual(len(root.observation.select.option), len(self.observation["select"]["option"]))
        current = root.observation.current
        shown = [[card.id for card in player.prize] for player in current.players]
        self.assertEqual(shown[current.yourIndex], [1] * 6)
        self.assertEqual(shown[1 - current.yourIndex], [2] * 6)
        end = len(root.observation.select.option) - 1
        children = [api.search_step(root.searchId, [end]) for _ in range(3)]
        self.assertEqual([child.searchId for child in children], [1, 2, 3])
        api.search_release(0)
        with self.assertRaisesRegex(ValueError, "error 2"):
            api.search_step(0, [end])
        self.assertEqual(api.search_step(1, [0]).searchId, 4)
        with self.assertRaisesRegex(ValueError, "error 1"):
            api.search_step(99, [0])
        for wrong, error in (([0, 0], 6), ([500], 5), ([], 4)):
            with self.assertRaisesRegex(ValueError, f"error {error}"):
                api.search_step(1, wrong)
        api.search_end()
        self.assertEqual(self.begin().searchId, 0)

    def seeds_of_searches(self) -> list[int]:
        search = ptcg.cabt.Game.search
        with mock.patch.object(ptcg.cabt.Game, "search", autospec=True, side_effect=search) as called:
            for _ in range(3):
                self.begin()
        return [call.kwargs["seed"] for call in called.call_args_list]

    def test_searches_differ_and_are_repeated_with_the_battle(self) -> None:
        first = self.seeds_of_searches()
        self.assertEqual(len(set(first)), 3)
        self.setUp()
        self.assertEqual(self.seeds_of_searches(), first)
        self.observation, _ = game.battle_start(DECK, OTHER)
        self.assertEqual(set(self.seeds_of_searches()) & set(first), set())

    def test_a_search_goes_to_the_end(self) -> None:
        lots = random.Random(2)
        state = self.begin()
        while state.observation.current.result < 0:
            select = state.observation.select
            picks = lots.sample(range(len(select.option)), lots.randint(select.minCount, select.maxCount))
            before, state = state, api.search_step(state.searchId, picks)
            api.search_release(before.searchId)
        with self.assertRaisesRegex(ValueError, "error 3"):
            api.search_step(state.searchId, [0])

    def test_what_is_refused(self) -> None:
        for name in ("your_deck", "your_prize", "opponent_deck", "opponent_prize", "opponent_hand"):
            with self.assertRaises(ValueError, msg=name):
                self.begin(**{name: []})
        with self.assertRaisesRegex(ValueError, "error 1: your_prize: 9999 is not the number of a card"):
            self.begin(your_prize=[9999] * 6)
        with self.assertRaisesRegex(ValueError, "error 1: opponent_prize needs 6 cards, and has 2"):
            self.begin(opponent_prize=[2, 2])
        with self.assertRaisesRegex(ValueError, "opponent_hand must be a list of whole numbers, not 5"):
            self.begin(opponent_hand=5)
        with self.assertRaisesRegex(ValueError, "error 99: .*after battle_finish"):
            api.search_begin({**self.observation, "search_begin_input": "x"}, **guessed(self.observation))
        with self.assertRaises(ValueError):
            api.search_begin({**self.observation, "search_begin_input": None}, **guessed(self.observation))

    def test_wrong_types_are_refused(self) -> None:
        root = self.begin()
        for select in (0, None, "0", [0.0], ["0"]):
            with self.assertRaisesRegex(ValueError, "select must be|a number of select must be"):
                api.search_step(root.searchId, select)
        with self.assertRaisesRegex(ValueError, "searchId of a SearchState"):
            api.search_step(root, [0])
        with self.assertRaisesRegex(ValueError, "must be an observation"):
            api.search_begin(7, **guessed(self.observation))
        self.assertEqual(api.search_step(root.searchId, (0,)).searchId, 1)

    def test_the_same_step_again_is_another_throw(self) -> None:
        """Ends turns until something is drawn: a shuffled deck would be another one each time."""
        self.assertIn("searchId=0, turn=", repr(self.begin()))
        hands = set()
        for _ in range(2):
            api.search_end()
            lots, state = random.Random(1), self.begin()
            for _ in range(60):
                select = state.observation.select
                if state.observation.current.result >= 0:
                    break
                picks = lots.sample(range(len(select.option)), select.minCount)
                state = api.search_step(state.searchId, picks or [0])
            hands.add(json.dumps(dataclasses.asdict(state.observation)))
        self.assertEqual(len(hands), 2)

    def test_an_observation_of_before_can_be_searched(self) -> None:
        early = self.observation
        now = game.battle_select([len(early["select"]["option"]) - 1])
        self.assertNotEqual(now["search_begin_input"], early["search_begin_input"])
        root = self.begin().observation
        self.assertEqual(len(root.select.option), len(early["select"]["option"]))
        self.assertEqual(game.battle_select(at_random(now["select"], random.Random(1)))["current"]["result"], -1)

    def test_agents_call_the_library_themselves(self) -> None:
        lib = sim.lib
        lib.SearchBegin.restype = ctypes.c_char_p
        agent, other = lib.AgentStart(), lib.AgentStart()
        self.assertGreater(abs(agent - other), 1)  # who has one can't find the other
        lists = [(ctypes.c_int * max(len(cards), 1))(*cards) for cards in guessed(self.observation).values()]
        blob = self.observation["search_begin_input"].encode("ascii")
        told = json.loads(lib.SearchBegin(agent, blob, len(blob), *lists, 0))
        self.assertEqual((told["error"], told["state"]["searchId"]), (0, 0))
        pointers = [ctypes.cast(array, ctypes.POINTER(ctypes.c_int)) for array in lists]
        again = json.loads(lib.SearchBegin(agent, blob, len(blob), *pointers, 0))
        self.assertEqual(again["state"]["observation"]["select"], told["state"]["observation"]["select"])
        end = (ctypes.c_int * 1)(len(told["state"]["observation"]["select"]["option"]) - 1)
        stepped = json.loads(lib.SearchStep(agent, ctypes.c_int64(0), end, 1))
        self.assertEqual(stepped["state"]["searchId"], 2)
        lib.SearchRelease(agent, 0)
        self.assertEqual(json.loads(lib.SearchStep(agent, 0, end, 1)), {"state": {}, "error": 2})
        self.assertEqual(json.loads(lib.SearchStep(77, 0, end, 1))["error"], 30)
        self.assertEqual(json.loads(lib.SearchBegin(agent, b"?", 1, *lists, 0))["error"], 99)
        lib.GameInitialize()
        data = lib.GetBattleData(sim.Battle.battle_ptr)
        self.assertEqual((data.data, data.count), (blob, len(blob)))
        self.assertEqual(json.loads(data.json)["select"], self.observation["select"])
        self.assertEqual(data.selectPlayer, self.observation["current"]["yourIndex"])
        with self.assertRaises(ValueError):
            lib.GetBattleData(None)
        lib.SearchEnd(agent)
        self.assertEqual(json.loads(lib.SearchBegin(agent, blob, len(blob), *lists, 0))["state"]["searchId"], 0)
        self.assertEqual(len(json.loads(lib.AllCard())), api.POOL_SIZE)
        self.assertEqual(len(json.loads(lib.AllAttack())), 1556)


class GameTest(unittest.TestCase):
    """Beyond the interface."""

    def test_copies_go_on_alike(self) -> None:
        host = ptcg.Library(CARDS).host()
        lots = random.Random(4)
        one = ptcg.cabt.Game(host, DECK, OTHER, seed=9)
        for _ in range(30):
            other = copy.copy(one)
            positions = at_random(one.observation()["select"], lots)
            one.select(positions)
            other.select(positions)
            self.assertEqual(one.frame()["current"], other.frame()["current"])

    def test_a_search_was_not_played(self) -> None:
        played = ptcg.cabt.Game(ptcg.Library(CARDS).host(), DECK, OTHER, seed=8)
        lots = random.Random(4)
        while played.observation()["select"]["context"] != api.SelectContext.MAIN:
            played.select(at_random(played.observation()["select"], lots))
        search = played.search(**guessed(played.observation()), seed=1)
        token = search.token()
        search.select(at_random(search.observation()["select"], lots))
        for copy in (search, search.fork()):
            with self.assertRaisesRegex(ptcg.BadArgument, "not a game that was played"):
                copy.frames()
        with self.assertRaisesRegex(ptcg.BadArgument, "not a game that was played"):
            ptcg.cabt.battles.game_at(token)
        self.assertGreater(len(played.frames()), 1)

    def test_games_are_saved(self) -> None:
        battle = ptcg.cabt.Game(ptcg.cabt.world.the_host(), DECK, OTHER, seed=2)
        lots = random.Random(1)
        while not battle.over():
            battle.select(at_random(battle.observation()["select"], lots))
        saved = json.loads(battle.replay())
        self.assertEqual(saved["format"], "ptcg-replay")
        self.assertEqual(len(saved["decks"][0]["cards"]), 60)

    def test_a_match_of_the_game_can_do_everything_else(self) -> None:
        battle = ptcg.cabt.Game(ptcg.cabt.world.the_host(), DECK, OTHER, seed=2)
        self.assertEqual(battle.match().question()["purpose"], "start_first")


if __name__ == "__main__":
    unittest.main()
