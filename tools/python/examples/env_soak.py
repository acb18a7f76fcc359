#!/usr/bin/env python3
"""Plays many random games through each environment and checks them: masks are the legal answers,
rewards add up, copies and replays go the same way, an observation does not change when hidden cards
are redrawn.

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


def check_redrawn(game: Game, lots: random.Random) -> None:
    seat = game.player
    try:
        redrawn = game.match().determinize(seat, lots.getrandbits(60))
    except ptcg.NoPosition:
        return
    audience = 1 << seat
    expect(
        redrawn.view(audience) == game.match().view(audience)
        and redrawn.question(audience) == game.match().question(audience),
        "a redrawn position shows its player something else",
    )


def check_mask(game: Game) -> None:
    """For questions of one pick: each action that the mask allows is taken by a fork of the match."""
    match = game.match()
    question = match.decision()
    if not question.min == 1 == question.max:
        return
    counts = [option.count for option in match.options()]
    expect(
        [action for action, count in enumerate(counts) if count] == game.legal_actions(),
        "the mask is not the legal answers",
    )


def games(library: ptcg.Library, count: int) -> None:
    progress, host, pairs = Progress("Game", count), library.host(), pairs_of(library)
    made = [Game(host, *pair, decision_cap=20_000) for pair in pairs]
    for seed in range(count):
        lots, game = random.Random(seed), made[seed % len(made)]
        game.reset(seed)
        taken, fork = [], None
        while not game.over:
            if lots.random() < 0.02:
                check_mask(game)
            if lots.random() < 0.002:
                check_redrawn(game, lots)
            if fork is None and lots.random() < 0.01:
                fork = game.fork()
            action = lots.choice(game.legal_actions())
            game.step(action)
            taken.append(action)
            if fork is not None:
                fork.step(action)
        ended = bytes(game.state), game.observation.tobytes()
        if fork is not None:
            expect((bytes(fork.state), fork.observation.tobytes()) == ended, f"game {seed}: a copy")
        if seed % 10 == 0:
            game.reset(seed)
            for action in taken:
                game.step(action)
            expect((bytes(game.state), game.observation.tobytes()) == ended, f"game {seed}: a replay")
        expect(game.state.reward[0] + game.state.reward[1] == 0, f"game {seed}: rewards")
        progress.tell()


def aec(library: ptcg.Library, count: int) -> None:
    progress = Progress("AecEnv", count)
    envs = [AecEnv(library, *pair) for pair in pairs_of(library)]
    for seed in range(count):
        lots, env = random.Random(seed), envs[seed % len(envs)]
        env.reset(seed=seed)
        total = 0.0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total += reward
            action = None
            if not (terminated or truncated):
                legal = np.flatnonzero(observation["action_mask"])  # type: ignore[index]
                action = int(legal[int(lots.random() * len(legal))])
            env.step(action)
        expect(total == 0, f"game {seed}: rewards")
        progress.tell()


def single(library: ptcg.Library, count: int) -> None:
    progress = Progress("SingleEnv", count)
    envs = [SingleEnv(library, *pair, seat=None) for pair in pairs_of(library)]
    for seed in range(count):
        lots, env = random.Random(seed), envs[seed % len(envs)]
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            observation, reward, terminated, truncated, _ = env.step(
                int(legal[int(lots.random() * len(legal))])
            )
            over = terminated or truncated
        progress.tell()


def spiel(library: ptcg.Library, count: int) -> None:
    progress = Progress("SpielGame", count)
    all_games = [SpielGame(library, *pair) for pair in pairs_of(library)]
    for seed in range(count):
        lots, game = random.Random(seed), all_games[seed % len(all_games)]
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(lots.choice(state.legal_actions()))
        expect(sum(state.returns()) == 0, f"game {seed}: returns")
        progress.tell()


def vector(library: ptcg.Library, count: int) -> None:
    progress = Progress("Vector", count)
    many = Vector(library, pairs_of(library), games=512, threads=2, decision_cap=20_000)
    rng, done = np.random.default_rng(1), 0
    while done < count:
        many.step(many.draw(rng))
        ended = int((many.terminated | many.truncated).sum())
        expect(bool((many.rewards.sum(axis=1) == 0).all()), "rewards")
        expect(bool((many.masks.sum(axis=1) == many.legal_counts).all()), "masks")
        done += ended
        progress.tell(ended)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards")
    parser.add_argument("--games", type=int, default=1000, help="for each environment")
    all_of_them = {play.__name__: play for play in (games, aec, single, spiel, vector)}
    parser.add_argument("--only", nargs="+", choices=all_of_them, default=list(all_of_them))
    wanted = parser.parse_args()
    library = ptcg.Library(wanted.cards)
    for play in (all_of_them[name] for name in wanted.only):
        began = time.monotonic()
        play(library, wanted.games)
        print(f"{play.__name__}: {wanted.games} games, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
