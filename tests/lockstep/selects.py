#!/usr/bin/env python3
"""Plays recorded games through ptcg.cabt and compares each question: its type, context, limits, cards and options.

usage: selects.py TRACES... [--contexts FILE]   (PTCG_LIBRARY and PYTHONPATH as for lockstep.py)

--contexts also writes the rows of tools/cabt/contexts.tsv that the recordings ask for. Options are compared as what
they mean: copies of a card are alike, and so is their order.
"""

import argparse
import collections
import json
import os
import sys

import lockstep
import ours
import ptcg.cabt
from follow import Follower
from tables import Tables

LISTED = os.path.join(lockstep.ROOT, "tools", "cabt", "contexts.tsv")
HEAD = """\
# Written by tests/lockstep/selects.py --contexts. How the interface calls what a text asks, where that is not the
# usual: the number of the text's card (0: the rules), the match's purpose and kind of options, how many such questions the
# text has asked before; the type, the context and which card the question is about, see About in contexts.hpp.
"""
#: With --strict, for decks-1 and random-1: 99.2% are alike, and 87% are reached before a game can't be followed.
LEAST_ALIKE, LEAST_REACHED = 0.99, 0.86
MOST = 2  # see Contexts::of
WRONG = "the game can't be followed: "


class Chance:
    """What `Follower` asks its match, for a game whose chance is asked."""

    def __init__(self, game):
        self.match = game.match()
        self.question = self.match.question()
        self.senses = ours.Match(self.match).senses
        self.judge = ours.Match(self.match).judge


class Player(Follower):
    """Plays one recorded game."""

    def __init__(self, run, trace):
        self.recorded = run.reader.game(trace)
        self.played = ptcg.cabt.Game(run.host, *trace["decks"], explicit_chance=True)
        super().__init__(self.recorded, self.played.match(), run.names)
        self.run_of_all, self.trace, self.reader = run, trace, run.reader
        self.same = self.asked = self.logs = 0

    def tell(self, kind, detail):
        self.run_of_all.tell(kind, self.frame, detail)

    def differ(self, kind, detail, frame=None, hard=False):
        self.tell(kind, detail)

    def answer_all_chance(self):
        while self.played.asks_chance():
            self.ours = Chance(self.played)
            self.played.answer_chance(self.answer_chance())

    def senses(self, frame):
        return [self.reader.sense(option, frame) for option in frame["select"]["option"]]

    def play(self):
        frames, steps = self.trace["frames"], self.trace["steps"]
        number = 0
        while True:
            self.answer_all_chance()
            if number >= len(steps):
                return self.tell("over there, not here", {}) if not self.played.over() else None
            if self.played.over():
                return self.tell("over here, not there", {})
            theirs, mine = frames[number], self.played.frame()
            self.frame = number
            self.compare_logs(mine, theirs)
            picks, skipped = self.find(mine, theirs, steps[number]["picked"])
            if picks is None:
                later = number + 1 < len(steps) and self.find(mine, frames[number + 1], steps[number + 1]["picked"], True)[0]
                if later:
                    self.tell(f"only asked there: {self.name(theirs)}", {})
                    self.recorded.selects[number].done = True
                    number += 1
                    continue
                self.run_of_all.learn(self.played, mine, theirs)
                kind = f"{WRONG}{self.name(mine)} here, {self.name(theirs)} there"
                return self.tell(kind, {"ours": mine["select"], "theirs": theirs["select"], "picked": steps[number]})
            self.asked += 1
            if mine["select"]["type"] == theirs["select"]["type"] == "Main":
                self.compare_tables(mine["current"], theirs["current"])
            self.recorded.selects[number].done = True
            try:
                self.played.select(picks)
            except ptcg.cabt.AnswerRefused as refused:
                return self.tell(f"{WRONG}{self.name(theirs)}: {refused}", {"ours": mine["select"], "theirs": theirs["select"], "picked": picks})
            number += 1

    def compare_logs(self, mine, theirs):
        """The entries since the last frame, apart from serials and their order."""
        here, there = (collections.Counter(map(entry, frame["logs"])) for frame in (mine, theirs))
        self.logs += sum(there.values())
        for label, more in (("here", here - there), ("there", there - here)):
            for one, times in more.items():
                for _ in range(times):
                    self.tell(f"log: {kind_of(dict(one))} {label}", {"entry": one, "after": self.name(theirs)})

    def compare_tables(self, mine, theirs):
        for what, (here, there) in Tables.differences(self, mine, theirs, ordered=True):
            if what not in ("serials", "yourIndex"):
                self.tell(f"table: {what}", {"here": here, "there": there})

    def players_differ(self, who, mine, theirs):
        return Tables.players_differ(self, who, mine, theirs)

    def name(self, frame):
        select = frame["select"]
        source = select["effect"] or select["contextCard"]
        return f"{select['type']}/{select['context']} of {self.card(source) or 'the rules'}"

    def card(self, card):
        return card and self.run_of_all.pool.name(card["id"])

    def find(self, mine, theirs, picked, quiet=False):
        """The positions here of what was picked there; None if it is not offered."""
        here, there = self.senses(mine), self.senses(theirs)
        if mine["current"]["yourIndex"] != theirs["current"]["yourIndex"]:
            return None, True
        left = dict(enumerate(here))
        picks = []
        for position in picked:
            fits = [i for i, sense in left.items() if sense == there[position]]
            # Copies are alike, but the same one is best.
            exact = [i for i in fits if self.copy(mine, i) == self.copy(theirs, position)]
            if not fits:
                return None, True
            picks.append((exact or fits)[0])
            del left[picks[-1]]
        if not picked and not set(here) & set(there):
            return None, True
        if not quiet:
            self.compare(mine, theirs, here, there)
        return picks, False

    def copy(self, frame, position):
        """Which copy the option is: of attached cards, whose order is the same, by place; None if that says nothing."""
        option = frame["select"]["option"][position]
        area, index = option.get("area"), option.get("index")
        if "energyIndex" in option or "toolIndex" in option:
            return option.get("energyIndex"), option.get("toolIndex")
        if option["type"] not in ("Card", "Attach", "Evolve", "Play") or area in (4, 5):
            return None
        pile = self.reader.pile(area or 2, option.get("playerIndex", frame["current"]["yourIndex"]), frame)
        return pile[index]["serial"]

    def compare(self, mine, theirs, here, there):
        a, b = mine["select"], theirs["select"]
        same = True
        if collections.Counter(here) != collections.Counter(there):
            same = False
            more = collections.Counter(here) - collections.Counter(there)
            less = collections.Counter(there) - collections.Counter(here)
            kinds = sorted({f"{o[0]} here" for o in more} | {f"{o[0]} there" for o in less})
            self.tell(f"options of {b['type']}/{b['context']}: {', '.join(kinds)}",
                      {"here": str(more), "there": str(less), "of": self.name(theirs)})
        for key in ("type", "context", "minCount", "maxCount", "remainDamageCounter", "remainEnergyCost"):
            if a[key] != b[key]:
                same = False
                self.tell(f"{key}: {self.name(theirs)}: {a[key]} here, {b[key]} there", {})
        for key in ("effect", "contextCard"):
            if (a[key] and a[key]["id"]) != (b[key] and b[key]["id"]):
                same = False
                self.tell(f"{key}: {self.name(theirs)}: {self.card(a[key])} here, {self.card(b[key])} there", {})
        if bool(a["deck"]) != bool(b["deck"]):
            same = False
            self.tell(f"deck: {self.name(theirs)}", {})
        self.same += same
        self.run_of_all.learn(self.played, mine, theirs)


def kind_of(log):
    moves = f" from {log['fromArea']} to {log['toArea']}" if "fromArea" in log else ""
    return log["type"] + moves


def entry(log):
    return tuple((key, value) for key, value in log.items() if not key.startswith("serial"))


def about(select):
    card, effect = select["contextCard"], select["effect"]
    if card is None:
        return "-"
    if effect is None:
        return "confirm"
    return "source" if card["serial"] == effect["serial"] else "picked"


class Run(lockstep.Run):
    def __init__(self, args):
        super().__init__(args)
        self.seen = collections.Counter()
        self.examples = {}
        self.number_of_game = None
        self.words = collections.defaultdict(collections.Counter)
        with open(LISTED, encoding="utf-8") as file:
            rows = [line.split("\t") for line in file if not line.startswith("#")]
        self.listed = {(int(row[0]), row[1], row[2]) for row in rows}
        self.same = self.asked = self.frames_there = self.whole = self.logs = 0

    def tell(self, kind, frame, detail):
        self.seen[kind] += 1
        if kind not in self.examples:
            self.examples[kind] = (self.trace, self.number, frame, detail)

    def learn(self, game, mine, theirs):
        if not self.args.contexts:
            return
        question = game.match().question()
        nth = self.count(question)
        if question.get("purpose") in (None, "main_phase") or not question["options"]:
            return
        effect = theirs["select"]["effect"] or theirs["select"]["contextCard"]
        same = mine["select"]["effect"] or mine["select"]["contextCard"]
        if (effect and effect["id"]) != (same and same["id"]):
            return
        key = (effect["id"] if effect else 0, question["purpose"], question["options"][0]["kind"], nth)
        words = (theirs["select"]["type"], theirs["select"]["context"], about(theirs["select"]))
        had = (mine["select"]["type"], mine["select"]["context"], about(mine["select"]))
        self.words[key][(words, had)] += 1

    def follow(self, number, line):
        self.number = number
        trace = json.loads(line)
        player = Player(self, trace)
        before = sum(n for kind, n in self.seen.items() if kind.startswith(WRONG))
        player.play()
        self.games += 1
        self.same += player.same
        self.asked += player.asked
        self.logs += player.logs
        self.frames_there += len(trace["steps"])
        self.whole += before == sum(n for kind, n in self.seen.items() if kind.startswith(WRONG))

    def count(self, question):
        """How many questions of the kind this text has asked in this action, as Game::count_asked has it."""
        purpose = question.get("purpose")
        if purpose == "main_phase" or self.number_of_game != (self.trace, self.number):
            self.counts, self.numbered, self.number_of_game = collections.Counter(), {}, (self.trace, self.number)
        if purpose in (None, "main_phase") or not question["options"]:
            return 0
        source = question["source"]
        key = (source and source["number"], purpose, question["options"][0]["kind"])
        if (key, question["number"]) not in self.numbered:  # asked in one here, in several there
            self.numbered[key, question["number"]] = self.counts[key]
            self.counts[key] += 1
        return min(self.numbered[key, question["number"]], MOST)

    def write_contexts(self, path):
        """Writes the rows without which a question would have other words: those of the same text's question
        before, or the usual ones, which are those had here unless a row is listed already."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(HEAD)
            rows = {}
            for key, seen in sorted(self.words.items()):
                counts = collections.Counter()
                for (words, _), n in seen.items():
                    counts[words] += n
                best = counts.most_common(1)[0][0]
                before = next((rows[key[:3] + (n,)] for n in range(key[3] - 1, -1, -1) if key[:3] + (n,) in rows), None)
                needed = best != before if before else any(had != best for (_, had) in seen) or key[:3] in self.listed
                if needed:
                    rows[key] = best
                    print(*key, *best, sep="\t", file=file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    lockstep.add_arguments(parser)
    parser.add_argument("--contexts", help="write rows of contexts.tsv there")
    parser.add_argument("--most", type=int, help="only so many games of each file")
    parser.set_defaults(packs=[], aliases=None)
    args = parser.parse_args()
    run = Run(args)
    for path in args.traces:
        run.begin(path)
        for number, line in enumerate(lockstep.traces(path)):
            if args.only in (None, number) and (args.most is None or number < args.most):
                run.follow(number, line)
    print(f"{run.games} games, {run.whole} to the end; {run.frames_there} questions, {run.asked} reached, {run.same} alike; {run.logs} log entries")
    for kind, times in run.seen.most_common():
        trace, number, frame, detail = run.examples[kind]
        print(f"{times:6} {kind}  [{trace} game {number} frame {frame}]" + (f"\n         {detail}" if args.verbose else ""))
    if args.contexts:
        run.write_contexts(args.contexts)
    if args.strict and (run.same < LEAST_ALIKE * run.asked or run.asked < LEAST_REACHED * run.frames_there):
        sys.exit(f"fewer questions are alike than {LEAST_ALIKE:.0%}, or fewer are reached than {LEAST_REACHED:.0%}")


if __name__ == "__main__":
    main()
