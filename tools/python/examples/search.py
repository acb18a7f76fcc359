#!/usr/bin/env python3
"""Plays by search: tries each option in positions that could be the real one, and plays on from there.

    PYTHONPATH=tools/python python3 tools/python/examples/search.py --games 40
"""

from __future__ import annotations

import argparse

import ptcg
from shares import share_text


class Search:
    """Flat Monte Carlo: the option is best after which tries end best on average."""

    def __init__(self, library: ptcg.Library, tries: int, turns: int, guide: str, seed: int) -> None:
        self.tries, self.turns, self.seed = tries, turns, seed
        self.guide = library.bot(guide, seed)  # plays on in a try, and answers what is not searched

    def choose(self, match: ptcg.Match) -> list[int]:
        """Returns an answer; knows no more than the asked player may know."""
        decision = match.decision()
        if decision.option_count < 2 or not decision.min == decision.max == 1:
            return self.guide.choose(match)
        me, codes = decision.asked, match.action_codes()
        scores = [0.0] * len(codes)
        world, trial = match.fork(), match.fork()  # used again for each try
        for _ in range(self.tries):
            self.seed += 1
            try:
                match.determinize(me, self.seed, into=world, real_list=True)
            except ptcg.NoPosition:  # an effect in progress has used cards that are hidden
                return self.guide.choose(match)
            for number, code in enumerate(codes):
                trial.copy_from(world)
                trial.step(trial.find_action(code))  # its options may be in another order
                scores[number] += self.play_on(trial, me, decision.turn + self.turns)
        return [scores.index(max(scores))]

    def play_on(self, match: ptcg.Match, me: int, last_turn: int) -> float:
        """Plays to the end of that turn; returns how far ahead `me` is then, in Prize cards."""
        decision = match.decision()
        while not decision.over and decision.turn <= last_turn:
            decision = match.step(self.guide.choose(match))
        if decision.over:
            return 0 if decision.winner == ptcg.NOBODY else 10 if decision.winner == me else -10
        view = match.packed_view()
        damage = [sum(spot.damage for spot in view.pokemon[9 * seat : 9 * seat + 9]) for seat in (0, 1)]
        lead = view.player[1 - me].prizes - view.player[me].prizes
        return lead + (damage[1 - me] - damage[me]) / 200


def play(match: ptcg.Match, search: Search, opponent: ptcg.Bot, seat: int) -> float:
    """Plays one game; returns 1 if the search has won, 0 if it has lost, else 1/2."""
    decision = match.decision()
    while not decision.over:
        decision = match.step((search if decision.asked == seat else opponent).choose(match))
    return 0.5 if decision.winner == ptcg.NOBODY else float(decision.winner == seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    more = parser.add_argument
    more("cards", nargs="?", default=ptcg.cards_folder(), help="a folder of packs; default: ptcg's own")
    more("--games", type=int, default=20, help="games, each with a seed of its own (20)")
    more("--tries", type=int, default=8, help="positions to try each option in (8)")
    more("--turns", type=int, default=2, help="how many turns more to play in a try (2)")
    more("--guide", default="greedy", help="the bot that plays in a try (greedy)")
    more("--opponent", default="greedy", help="the bot to play against (greedy)")
    more("--decks", nargs=2, default=["powerhouse-tuned", "lava-flow-tuned"], metavar="DECK")
    more("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if min(wanted.games, wanted.tries) < 1:
        parser.error("--games and --tries must be at least 1")
    try:
        library = ptcg.Library(wanted.cards)
        search = Search(library, wanted.tries, wanted.turns, wanted.guide, wanted.seed)
        opponent, host, points = library.bot(wanted.opponent), library.host(), 0.0
        for game in range(wanted.games):
            decks = wanted.decks if game % 4 < 2 else wanted.decks[::-1]
            match = host.match(*decks, seed=wanted.seed + game, events=False)
            points += play(match, search, opponent, game % 2)
        print(f"{share_text(points, wanted.games)} against {wanted.opponent}")
    except ptcg.PtcgError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
