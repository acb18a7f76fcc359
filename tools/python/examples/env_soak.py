#!/usr/bin/env python3
"""Plays many random games through each environment and checks them. In each game: rewards add up to
0, and the mask has the legal actions. At one pick in 50: the mask is what the match's own question
allows. At one in 500: redrawing the hidden cards changes no number of the observation. In one game of
10: a copy made at a random pick ends alike. In another one of 10: a replay ends alike. In a vector,
one game in 64 is followed, pick by pick, by a single game with the same seed, and checked like one.

    PYTHONPATH=tools/python /usr/bin/python3 tools/python/examples/env_soak.py cards --games 100000
"""

from __future__ import annotations

import argparse
import random
import sys
import time

import numpy as np

import ptcg
from ptcg.env import AecEnv, Game, SingleEnv, SpielGame
from ptcg.vector import Vector


def pairs_of(library: ptcg.Library) -> list[tuple[str, str]]:
    """Each deck against the next one of its format."""
    formats: dict[str, list[str]] = {}
    for deck in library.decks():
        if deck["format"]:
            formats.setdefault(deck["format"], []).append(deck["name"])
    return [
        (names[i], names[(i + 1) % len(names)]) for names in formats.values() for i in range(len(names))
    ]


class Progress:
    def __init__(self, what: str, games: int) -> None:
        self.what, self.games, self.done, self.told = what, games, 0, time.monotonic()

    def tell(self, more: int = 1) -> None:
        self.done += more
        if time.monotonic() - self.told > 10:
            self.told = time.monotonic()
            print(f"{self.what}: {self.done} of {self.games} games", file=sys.stderr, flush=True)


def expect(true: bool, what: str) -> None:
    if not true:
        raise SystemExit(f"wrong: {what}")


def ended(game: Game) -> tuple[bytes, bytes]:
    return bytes(game.state), game.observation.tobytes()


class Watch:
    """Checks one game. `look` before each pick, `took` after it, `done` at the end."""

    def __init__(self, what: str, number: int, game: Game) -> None:
        self.what, self.number, self.game = what, number, game
        self.lots = random.Random(f"checks of {number}")
        self.actions: list[int] = []
        self.picks: list[int] = []  # of the open question
        self.decisions = game.state.decisions
        self.fork: Game | None = None
        self.copies = number % 10 == 1
        self.replays = number % 10 == 0

    def expect(self, true: bool, what: str) -> None:
        expect(true, f"{self.what}, game {self.number}, pick {len(self.actions)}: {what}")

    def look(self) -> None:
        drawn = self.lots.random()
        if drawn < 0.02:
            self.check_mask()
        if drawn < 0.002:
            self.check_redrawn()
        if self.copies and self.fork is None and drawn > 0.97:
            self.fork = self.game.fork()

    def check_mask(self) -> None:
        """Compares the mask with the match's question and what has been picked so far."""
        game, encoding = self.game, self.game.encoding
        match = game.match()
        question, left = match.decision(), [option.count for option in match.options()]
        for pick in self.picks:
            left[pick] -= 1
        legal = [action for action, count in enumerate(left) if count > 0 and question.max]
        legal += [encoding.enough] * (len(self.picks) >= question.min)
        self.expect(legal == game.legal_actions(), "the mask is not the legal answers")
        self.expect(np.flatnonzero(game.mask).tolist() == legal, "the mask is not the list of actions")

    def check_redrawn(self) -> None:
        game, seat = self.game, self.game.player
        if seat not in (0, 1):
            return
        match = game.match()
        try:
            redrawn = match.determinize(seat, self.lots.getrandbits(60))
        except ptcg.NoPosition:
            return
        same = np.array_equal(game.observe(seat, of=redrawn), game.observe(seat, of=match))
        self.expect(same, "an observation has a hidden card")

    def took(self, action: int) -> None:
        self.actions.append(action)
        decisions = self.game.state.decisions
        self.picks = [*self.picks, action] if decisions == self.decisions else []
        self.decisions = decisions
        if self.fork is not None:
            self.fork.step(action)

    def done(self) -> None:
        state = self.game.state
        self.expect(state.reward[0] + state.reward[1] == 0, "rewards")
        if self.fork is not None:
            self.expect(ended(self.fork) == ended(self.game), "a copy ends otherwise")


def check_redrawing(library: ptcg.Library) -> None:
    """What a redrawn position must not change is there to be seen: the opponent sees other cards."""
    game = Game(library.host(), "powerhouse", "lava-flow", seed=1)
    seat, match = game.player, game.match()
    redrawn = match.determinize(seat, 1)
    same = np.array_equal(game.observe(1 - seat, of=redrawn), game.observe(1 - seat, of=match))
    expect(not same, "redrawing changes no card")


def games(library: ptcg.Library, numbers: range) -> None:
    progress, host, pairs = Progress("Game", len(numbers)), library.host(), pairs_of(library)
    made = [Game(host, *pair, decision_cap=20_000) for pair in pairs]
    for number in numbers:
        lots, game = random.Random(number), made[number % len(made)]
        game.reset(number)
        watch = Watch("Game", number, game)
        while not game.over:
            watch.look()
            action = lots.choice(game.legal_actions())
            game.step(action)
            watch.took(action)
        watch.done()
        if watch.replays:
            before = ended(game)
            game.reset(number)
            for action in watch.actions:
                game.step(action)
            watch.expect(ended(game) == before, "a replay ends otherwise")
        progress.tell()


def aec(library: ptcg.Library, numbers: range) -> None:
    progress = Progress("AecEnv", len(numbers))
    envs = [AecEnv(library, *pair) for pair in pairs_of(library)]
    for number in numbers:
        lots, env = random.Random(number), envs[number % len(envs)]
        env.reset(seed=number)
        watch, total = Watch("AecEnv", number, env.game), 0.0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total += reward
            action = None
            if not (terminated or truncated):
                watch.look()
                legal = np.flatnonzero(observation["action_mask"])  # type: ignore[index]
                watch.expect(len(legal) == env.game.state.legal_count, "the mask")
                action = int(legal[int(lots.random() * len(legal))])
            env.step(action)
            if action is not None:
                watch.took(action)
        watch.done()
        watch.expect(total == 0, "rewards")
        if watch.replays:
            before = ended(env.game)
            env.reset(seed=number)
            for action in watch.actions:
                env.step(action)
            watch.expect(ended(env.game) == before, "a replay ends otherwise")
        progress.tell()


def single(library: ptcg.Library, numbers: range) -> None:
    progress = Progress("SingleEnv", len(numbers))
    envs = [SingleEnv(library, *pair, seat=None) for pair in pairs_of(library)]
    for number in numbers:
        lots, env = random.Random(number), envs[number % len(envs)]
        observation, _ = env.reset(seed=number)
        watch, over = Watch("SingleEnv", number, env.game), False
        while not over:
            watch.look()
            legal = np.flatnonzero(observation["action_mask"])
            watch.expect(len(legal) == env.game.state.legal_count, "the mask")
            action = int(legal[int(lots.random() * len(legal))])
            observation, _, terminated, truncated, _ = env.step(action)
            watch.took(action)
            over = terminated or truncated
        watch.done()
        if watch.replays:
            before = ended(env.game), observation["observation"].tobytes()
            env.reset(seed=number)
            for action in watch.actions:
                observation = env.step(action)[0]
            now = ended(env.game), observation["observation"].tobytes()
            watch.expect(now == before, "a replay ends otherwise")
        progress.tell()


def spiel(library: ptcg.Library, numbers: range) -> None:
    progress = Progress("SpielGame", len(numbers))
    all_games = [SpielGame(library, *pair) for pair in pairs_of(library)]
    for number in numbers:
        lots, game = random.Random(number), all_games[number % len(all_games)]
        state = game.new_initial_state()
        watch, clone = Watch("SpielGame", number, state.position), None
        while not state.is_terminal():
            watch.look()
            if watch.fork is not None and clone is None:
                clone = state.clone()
            action = lots.choice(state.legal_actions())
            state.apply_action(action)
            watch.took(action)
            if clone is not None:
                clone.apply_action(action)
        watch.done()
        watch.expect(sum(state.returns()) == 0, "returns")
        again = [clone] if clone is not None else []
        if watch.replays:
            again.append(game.deserialize_state(state.serialize()))
        for other in again:
            alike = ended(other.position) == ended(state.position) and all(
                other.information_state_string(seat) == state.information_state_string(seat)
                for seat in (0, 1)
            )
            watch.expect(alike, "a clone or replay ends otherwise")
        progress.tell()


class Follower:
    """Plays a game of a vector again, pick by pick, as a single game."""

    def __init__(self, many: Vector, at: int, game: Game) -> None:
        self.many, self.at, self.game = many, at, game
        self.begin()

    def begin(self) -> None:
        seed = int(self.many.states["seed"][self.at])
        self.game.reset(seed)
        self.watch = Watch("Vector", seed, self.game)
        self.compare()

    def compare(self) -> None:
        same = np.array_equal(self.many.observations[self.at], self.game.observation)
        same = same and np.array_equal(self.many.masks[self.at], self.game.mask)
        self.watch.expect(same, "the game of the vector goes another way")

    def step(self, action: int) -> None:
        """Called when the vector has taken the action."""
        self.watch.look()
        self.game.step(action)
        self.watch.took(action)
        over = bool(self.many.terminated[self.at] or self.many.truncated[self.at])
        self.watch.expect(over == self.game.over, "the game of the vector is longer or shorter")
        if over:
            self.watch.done()
            same = np.array_equal(self.many.rewards[self.at], list(self.game.state.reward))
            self.watch.expect(same, "the rewards are others")
            self.begin()
        else:
            self.compare()


def vector(library: ptcg.Library, numbers: range) -> None:
    progress, pairs, host = Progress("Vector", len(numbers)), pairs_of(library), library.host()
    many = Vector(library, pairs, games=512, threads=2, decision_cap=20_000, seeds=numbers.start)
    rng = np.random.default_rng(numbers.start)
    followers = [
        Follower(many, at, Game(host, *pairs[at % len(pairs)], decision_cap=20_000))
        for at in range(0, 512, 64)
    ]
    done = 0
    while done < len(numbers):
        actions = many.draw(rng)
        many.step(actions)
        for follower in followers:
            follower.step(int(actions[follower.at]))
        count = int((many.terminated | many.truncated).sum())
        expect(bool((many.rewards.sum(axis=1) == 0).all()), "rewards")
        expect(bool((many.masks.sum(axis=1) == many.legal_counts).all()), "masks")
        done += count
        progress.tell(count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards")
    parser.add_argument("--games", type=int, default=1000, help="for each environment")
    parser.add_argument("--first", type=int, default=0, help="the number of the first, to go on after others")
    all_of_them = {play.__name__: play for play in (games, aec, single, spiel, vector)}
    parser.add_argument("--only", nargs="+", choices=all_of_them, default=list(all_of_them))
    wanted = parser.parse_args()
    library = ptcg.Library(wanted.cards)
    check_redrawing(library)
    for play in (all_of_them[name] for name in wanted.only):
        began = time.process_time()
        play(library, range(wanted.first, wanted.first + wanted.games))
        took = time.process_time() - began
        print(f"{play.__name__}: {wanted.games} games, {took:.0f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
