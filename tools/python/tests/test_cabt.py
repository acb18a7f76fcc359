"""Tests of ptcg.cabt and of the package cg over it."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
import unittest
from pathlib import Path

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
        frames = json.loads(game.visualize_data())
        self.assertEqual(len(frames), len(seen))
        self.assertIsNone(frames[0]["selected"])
        game.battle_finish()
        self.assertIsNone(sim.Battle.battle_ptr)
        with self.assertRaises(ValueError):
            game.battle_select([0])

    def test_the_same_seed_is_the_same_battle(self) -> None:
        self.assertEqual(self.play(3), self.play(3))

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
        game.battle_start(DECK, DECK)
        for wrong in ((0,), None, [0.0], ["0"]):
            with self.assertRaises(ValueError):
                game.battle_select(wrong)
        for wrong in ([0, 0], [5], [], [0, 1]):
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

    def test_the_modules_are_the_same_wherever_they_are_imported_from(self) -> None:
        program = "import cg.game, ptcg.cabt.game; print(cg.game is ptcg.cabt.game)"
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        self.assertEqual(told.stdout.strip(), "True")


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
