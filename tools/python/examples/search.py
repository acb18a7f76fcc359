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

    def __init__(self, guide: ptcg.Bot, tries: int, turns: int = 2) -> None:
        self.guide = guide  # plays on in a try, and answers what is not searched
        self.tries, self.turns, self.seed = tries, turns, 0

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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=20, help="games, each with its own seed (20)")
    parser.add_argument("--tries", type=int, default=8, help="positions to try each option in (8)")
    parser.add_argument("--guide", default="greedy", help="the bot that plays in a try (greedy)")
    parser.add_argument("--opponent", default="greedy", help="the bot to play against (greedy)")
    parser.add_argument("--decks", nargs=2, default=["powerhouse-tuned", "lava-flow-tuned"], metavar="DECK")
    wanted = parser.parse_args()
    try:
        library = ptcg.Library(ptcg.cards_folder())
        search = Search(library.bot(wanted.guide), wanted.tries)
        opponent, host, points = library.bot(wanted.opponent), library.host(), 0.0
        for game in range(wanted.games):
            match = host.match(*wanted.decks, seed=game, events=False)
            seat, decision = game % 2, match.decision()
            while not decision.over:
                player = search if decision.asked == seat else opponent
                decision = match.step(player.choose(match))
            points += 0.5 if decision.winner == ptcg.NOBODY else decision.winner == seat
        print(f"{share_text(points, wanted.games)} against {wanted.opponent}")
    except (ValueError, ptcg.PtcgError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
