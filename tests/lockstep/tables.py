#!/usr/bin/env python3
"""Compares the tables that ptcg.cabt shows, field by field, with those of recorded games, at every choice of a
turn's main phase and where both engines ask the same within an effect.

usage: tables.py TRACES...   (PTCG_LIBRARY and PYTHONPATH as for lockstep.py)

Aside stay the serials of copies, which are alike here; the order of copies in hands, decks and discard piles, and of the Energy
of a Pokémon, which depends on the copies and is compared by selects.py; and how many silent steps a turn has counted.
"""

import argparse
import collections
import json
import sys

import lockstep
import ptcg.cabt
from follow import Follower

SHOWN_ONLY_THERE = {"turnActionCount"}
BAGS = {"hand", "discard", "prize"}


def card_of(card):
    return card and (card["id"], card["playerIndex"], card["name"])


def pokemon_of(pokemon, ordered):
    if pokemon is None:
        return None
    told = dict(pokemon)
    told["card"] = card_of(told)
    for known in ("id", "serial", "playerIndex", "name"):
        del told[known]
    for pile in ("energyCards", "tools", "preEvolution"):
        told[pile] = [card_of(card) for card in told[pile]]
    if not ordered:
        told["energies"], told["energyCards"] = sorted(told["energies"]), sorted(told["energyCards"])
    return told


def player_of(player, ordered):
    told = dict(player)
    for spot in ("active", "bench"):
        told[spot] = [pokemon_of(pokemon, ordered) for pokemon in told[spot]]
    for pile in ("discard", "prize", "hand", "deck"):
        cards = [card_of(card) for card in told[pile]]
        told[pile] = sorted(cards) if pile in BAGS else cards
    return told


def serials_of(table):
    """All serials in the table, with what they are of: each card must be somewhere, once."""
    if isinstance(table, dict):
        if "serial" in table:
            yield table["serial"], table["id"]
        table = table.values()
    elif not isinstance(table, list):
        return
    for part in table:
        yield from serials_of(part)


class Tables(Follower):
    """A follower that also compares tables."""

    tables = 0
    seen = collections.Counter()
    examples = {}

    def compare_at(self, frame, within_effect):
        super().compare_at(frame, within_effect)
        if within_effect:
            return
        theirs = self.trace["frames"][frame]["current"]
        ours = ptcg.cabt.table(self.ours.match)
        type(self).tables += 1
        for what, pair in self.differences(ours, theirs):
            self.seen[what] += 1
            self.examples.setdefault(what, (frame, *pair))

    def differences(self, ours, theirs, ordered=False):
        keys = [key for key in theirs if key != "players"]
        if list(ours) != list(theirs):
            yield "keys", (list(ours), list(theirs))
        for key in keys:
            mine, other = ours.get(key), theirs[key]
            if key == "stadium":
                mine, other = [card_of(c) for c in mine], [card_of(c) for c in other]
            if mine != other and key not in SHOWN_ONLY_THERE:
                yield key, (mine, other)
        if sorted(serials_of(ours)) != sorted(serials_of(theirs)):
            yield "serials", (sorted(serials_of(ours)), sorted(serials_of(theirs)))
        for who, (mine, other) in enumerate(zip(ours["players"], theirs["players"])):
            if list(mine) != list(other):
                yield "keys of a player", (list(mine), list(other))
            yield from self.players_differ(who, player_of(mine, ordered), player_of(other, ordered))

    def players_differ(self, who, mine, theirs):
        for place, there in self.places[who].items():
            mine["bench"][there - 1], theirs["bench"][place - 1] = None, None  # compared by what is alike
        for key in theirs:
            if mine.get(key) == theirs[key]:
                continue
            if key not in ("active", "bench"):
                yield key, (mine.get(key), theirs[key])
                continue
            for one, other in zip(mine[key], theirs[key]):
                for field in other or ():
                    if one is None or list(one) != list(other) or one[field] != other[field]:
                        yield f"{key}: {field}", (one, other)


class Run(lockstep.Run):
    def follow(self, number, line):
        trace = json.loads(line)
        follower = Tables(self.reader.game(trace), self.match(trace["decks"]), self.names)
        follower.trace = trace
        follower.play()
        self.games += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    lockstep.add_arguments(parser)
    parser.set_defaults(packs=[], aliases=None)  # cards as they are here: the others have no numbers
    args = parser.parse_args()
    run = Run(args)
    for path in args.traces:
        run.begin(path)
        for number, line in enumerate(lockstep.traces(path)):
            if args.only in (None, number):
                run.follow(number, line)
    print(f"{run.games} games, {Tables.tables} tables, {sum(Tables.seen.values())} differences")
    for what, times in Tables.seen.most_common():
        frame, ours, theirs = Tables.examples[what]
        print(f"{times:6} {what}: frame {frame}\n   ours   {ours}\n   theirs {theirs}")
    sys.exit(bool(Tables.seen))


if __name__ == "__main__":
    main()
