#!/usr/bin/env python3
"""Plays recorded games through ptcg.cabt and compares each question: its type, context, limits, cards and options.

usage: selects.py TRACES... [--contexts FILE] [--causes]   (PTCG_LIBRARY and PYTHONPATH as for lockstep.py)

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
import overlay
import ptcg.cabt
from follow import Follower, loose
from tables import Tables

POOL = os.path.join(lockstep.ROOT, "tools", "cabt", "pool.tsv")
LISTED = os.path.join(lockstep.ROOT, "tools", "cabt", "contexts.tsv")
HEAD = """\
# Written by tests/lockstep/selects.py --contexts. How the interface calls what a text asks, where that is not the
# usual: the number of the text's card (0: the rules), the match's purpose and kind of options, how many such questions the
# text has asked before; the type, the context, which card the question is about, and how it is cut: see About and Cut in
# contexts.hpp. Cuts other than "looks" are written by hand, and kept.
"""
#: With --strict, for decks-1 and random-1: 99.4% are alike, and 99.4% are reached before a game can't be followed.
LEAST_ALIKE, LEAST_REACHED = 0.99, 0.99
MOST = 2  # see Contexts::of
LOOKING = 12  # the area of cards held aside
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
        self.frames, self.steps = trace["frames"], trace["steps"]
        self.first_open = 0  # the first select there that may not have been used
        self.told = 0  # the first frame there whose log has not been compared
        self.here_told = []  # what has been logged here since
        self.same = self.asked = self.logs = 0
        self.cause = self.first_table = None

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
        """Goes on until the game is over on one side, or can't be followed; tells the cause then."""
        while True:
            self.answer_all_chance()
            window = self.window()
            if self.played.over() or not window:
                return self.end(window)
            mine = self.played.frame()
            self.here_told += mine["logs"]
            if self.is_main(mine) and self.is_main(self.frames[window[-1]]):
                self.reach_main(mine, window)
                window = window[-1:]
            picks = self.look_up(mine, window)
            if picks is None:
                picks = self.answer_alone(mine)
            if picks is None:
                return self.part(mine, window[0])
            try:
                self.played.select(picks)
            except ptcg.cabt.AnswerRefused as refused:
                return self.part(mine, window[0], str(refused))

    def is_main(self, frame):
        return frame["select"]["type"] == "Main"

    def window(self):
        """The selects there that have not been used, up to that of the next main phase."""
        numbers = []
        for number in range(self.first_open, len(self.trace["steps"])):
            if not self.recorded.selects[number].done:
                numbers.append(number)
                if self.is_main(self.frames[number]):
                    break
        if numbers:
            self.first_open = numbers[0]
        return numbers

    def reach_main(self, mine, window):
        """Both are at a main phase: what was asked there alone is told, and chance and tables are compared."""
        number = window[-1]
        for skipped in window[:-1]:
            why = self.why_only_there(self.recorded.selects[skipped])
            if why is None:
                self.tell(f"only asked there: {self.name(self.frames[skipped])}", {})
            elif why:
                self.tell(f"named: {why}", {})
            self.recorded.selects[skipped].done = True
        self.check_chance(number)
        self.frame = number
        state = ours.Match(self.played.match()).state()
        for who in (0, 1):
            self.places[who] = self.bench_order(state.mons[who], self.recorded.states[number].mons[who]) or {}
        self.compare_logs(number)
        self.compare_tables(mine["current"], self.frames[number]["current"])

    def look_up(self, mine, window):
        """The picks for the question here, by the first select there that it may be; None if there is none."""
        order = sorted(window, key=lambda number: self.name(self.frames[number]) != self.name(mine))
        for number in order:
            if self.is_main(self.frames[number]) != self.is_main(mine):
                continue
            found = self.find(mine, window, number)
            if found is None:
                continue
            picks, used = found
            self.compare(mine, self.frames[number], self.senses(mine), self.placed_senses(number))
            self.learn(mine, number)
            self.asked += 1
            if number != window[0]:
                self.tell(f"named: asked in another order: {self.name(self.frames[number])}", {})
            for one in used:
                self.recorded.selects[one].done = True
                self.frame = max(self.frame, one)
            if len(used) > 1:
                self.tell(f"named: asked at once here, one by one there: {self.name(self.frames[number])}", {})
            return picks
        return None

    def placed_senses(self, number):
        return [self.placed(sense) for sense in self.senses(self.frames[number])]

    def find(self, mine, window, number):
        """The positions here of what was picked there, and the selects that they are of; None if it is not offered."""
        least, most = mine["select"]["minCount"], mine["select"]["maxCount"]
        here, picks, used = dict(enumerate(self.senses(mine))), [], []
        for one in window[window.index(number):]:
            theirs = self.frames[one]
            if used and (len(picks) >= least or self.name(theirs) != self.name(self.frames[number])):
                break
            if mine["current"]["yourIndex"] != theirs["current"]["yourIndex"]:
                return None
            there, picked = self.placed_senses(one), self.steps[one]["picked"]
            if not picked and not set(here.values()) & set(there):
                return None
            for position in picked:
                fits = [i for i, sense in here.items() if sense == there[position]]
                if not fits:
                    return None
                # Copies are alike, but the same one is best.
                exact = [i for i in fits if self.copy(mine, i) == self.copy(theirs, position)]
                picks.append((exact or fits)[0])
                del here[picks[-1]]
            used.append(one)
        return (picks, used) if least <= len(picks) <= most else None

    def answer_alone(self, mine):
        """The picks for a question that is only asked here, where it does not matter or there is no choice."""
        select, senses = mine["select"], self.senses(mine)
        least = select["minCount"]
        if self.is_main(mine):  # what was chosen there is not offered
            return None
        if select["type"] == "Skill":
            self.tell("named: the order of effects is only asked here", {})
        elif set(senses) == {("yes",), ("no",)} and select["context"] == "Activate":
            who = mine["current"]["yourIndex"]
            at, queue = self.shuffle_at[who], self.game.shuffles[who]
            shuffles = at < len(queue) and queue[at].frame <= self.next_main()
            self.tell(f"named: nobody is asked there where nothing can be found: {self.name(mine)}", {})
            return [senses.index(("yes",) if shuffles else ("no",))]
        elif least == len(senses) or (least == select["maxCount"] and len(set(senses)) == 1):
            self.tell(f"named: only asked here, one answer: {self.name(mine)}", {})
        elif select["context"] == "ToActive" and self.next_main() == len(self.game.selects) - 1:
            self.tell("named: promotion before the winner is declared (NOTE-14)", {})
        else:
            return None
        return list(range(least))

    def end(self, window):
        """The game is over here, there, or on both sides."""
        number = len(self.trace["steps"])
        if not self.played.over():
            stopped = self.recorded.winner is None
            return self.tell("named: stopped there: it was too long", {}) if stopped else self.fail("over there, not here")
        if any(self.is_main(self.frames[one]) for one in window):
            return self.fail("over here, not there")
        last = self.played.frame()
        self.here_told += last["logs"]
        if last["current"]["result"] != self.recorded.winner:
            return self.fail("another winner")
        self.compare_logs(number)

    def part(self, mine, number, refused=None):
        """Tells why the game can't be followed."""
        theirs = self.frames[number]
        self.frame = number
        self.learn(mine, number)
        select = self.recorded.selects[number]
        detail = {"ours": mine["select"], "theirs": theirs["select"], "picked": self.steps[number], "refused": refused}
        if not select.picks and mine["select"]["minCount"] > 0 and self.name(mine) == self.name(theirs):
            return self.fail(f"none were chosen, here at least one (QTY-01): {self.name(mine)}", detail)
        if self.is_main(mine) and self.is_main(theirs):
            kind = self.option_class(self.placed(select.picks[0]))
            return self.fail(f"not offered here: {kind}", detail)
        return self.fail(f"{self.name(mine)} here, {self.name(theirs)} there", detail)

    def learn(self, mine, number):
        """The words there for the question here, if both are about the same options."""
        here, there = ({loose(sense) for sense in some} for some in (self.senses(mine), self.placed_senses(number)))
        if (here <= there or there <= here) and not self.first_table:
            self.run_of_all.learn(self.played, mine, self.frames[number])

    def option_class(self, sense):
        if sense[0] == "use" and sense[1] == "play":
            mon = self.recorded.states[self.frame].mons[sense[2][0]][sense[2][1]]
            return f"use {self.names.short(mon.card)}"
        return super().option_class(sense)

    def fail(self, cause, detail=None):
        """`cause` ends the game, unless the tables differed before."""
        self.cause = f"tables differ: {self.first_table}" if self.first_table else cause
        self.tell(WRONG + self.cause, detail or {})

    def compare_logs(self, number):
        """The entries since the last main phase, apart from serials and their order."""
        logs = [log for frame in self.frames[self.told : number + 1] for log in frame["logs"]]
        here, there = (collections.Counter(map(entry, entries)) for entries in (self.here_told, logs))
        self.here_told, self.told = [], number + 1
        self.logs += sum(there.values())
        for label, more in (("here", here - there), ("there", there - here)):
            for one, times in more.items():
                for _ in range(times):
                    self.tell(f"log: {kind_of(dict(one))} {label}", {"entry": one, "after": number})

    def compare_tables(self, mine, theirs):
        for what, (here, there) in Tables.differences(self, mine, theirs, ordered=True):
            if what not in ("serials", "yourIndex"):
                self.first_table = self.first_table or f"{what} (frame {self.frame})"
                self.tell(f"table: {what}", {"here": here, "there": there})

    def players_differ(self, who, mine, theirs):
        return Tables.players_differ(self, who, mine, theirs)

    def name(self, frame):
        select = frame["select"]
        source = select["effect"] or select["contextCard"]
        return f"{select['type']}/{select['context']} of {self.card(source) or 'the rules'}"

    def card(self, card):
        return card and self.run_of_all.pool.name(card["id"])

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
        looked_at = [self.looking(frame) for frame in (mine, theirs)]
        if looked_at[0] != looked_at[1]:
            same = False
            self.tell(f"looking: {self.name(theirs)}", {"here": looked_at[0], "there": looked_at[1]})
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

    def looking(self, frame):
        """The cards that are held aside, in order; those of a hand in any order."""
        cards = [card for card in frame["current"]["looking"] or () if card]
        numbers = [card["id"] for card in cards]
        is_hand = cards and cards[0]["playerIndex"] != frame["current"]["yourIndex"]
        return sorted(numbers) if is_hand and frame["select"]["context"] != "ToDeck" else numbers


def kind_of(log):
    moves = f" from {log['fromArea']} to {log['toArea']}" if "fromArea" in log else ""
    return log["type"] + moves


def entry(log):
    return tuple((key, value) for key, value in log.items() if not key.startswith("serial"))


def about(frame):
    card, effect = frame["select"]["contextCard"], frame["select"]["effect"]
    if card is None:
        return "-"
    if effect is None:
        return "confirm"
    if card["serial"] == effect["serial"]:
        return "source"
    in_play = (pokemon for player in frame["current"]["players"] for pokemon in player["active"] + player["bench"])
    return "pokemon" if card["serial"] in (pokemon and pokemon["serial"] for pokemon in in_play) else "picked"


class Run(lockstep.Run):
    def __init__(self, args, played_otherwise):
        super().__init__(args)
        self.played_otherwise = played_otherwise  # pool ids of cards that do there what they do not say
        self.seen = collections.Counter()
        self.examples = {}
        self.number_of_game = None
        self.words = collections.defaultdict(collections.Counter)
        with open(LISTED, encoding="utf-8") as file:
            rows = [line.split("\t") for line in file if not line.startswith("#")]
        self.listed = {(int(row[0]), row[1], row[2]) for row in rows}
        self.kept = {(int(row[0]), *row[1:3], int(row[3])): tuple(word.strip() for word in row[4:]) for row in rows}
        self.causes = collections.defaultdict(list)
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
        row = next((self.kept[key[:3] + (n,)] for n in range(nth, -1, -1) if key[:3] + (n,) in self.kept), None)
        cut = row[3] if row else "whole"
        types = [select["option"][0]["type"].removesuffix("Card") for select in (mine["select"], theirs["select"])]
        if cut not in ("whole", "looks") or types[0] != types[1]:
            return
        looks = any(option.get("area") == LOOKING and option["playerIndex"] == theirs["current"]["yourIndex"]
                    for option in theirs["select"]["option"])
        cards = [select["contextCard"] and select["contextCard"]["id"] for select in (mine["select"], theirs["select"])]
        kept = row is not None and cards[0] == cards[1]  # a card that was picked can be a Pokémon by now
        of = [row[2]] * 2 if kept else [about(mine), about(theirs)]
        words = (theirs["select"]["type"], theirs["select"]["context"], of[1], "looks" if looks else "whole")
        had = (mine["select"]["type"], mine["select"]["context"], of[0], cut)
        self.words[key][(words, had)] += 1

    def follow(self, number, line):
        self.number = number
        trace = json.loads(line)
        player = Player(self, trace)
        for number_there in self.played_otherwise.intersection(trace["decks"][0] + trace["decks"][1]):
            self.tell(f"named: played as there, not as it says: {self.pool.name(number_there)}", 0, {})
        player.play()
        if player.cause:
            self.causes[player.cause].append(f"{self.trace} {number}")
        self.games += 1
        self.same += player.same
        self.asked += player.asked
        self.logs += player.logs
        self.frames_there += len(trace["steps"])
        self.whole += player.cause is None

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
        before, or the usual ones, which are those had here unless a row is listed already. Rows of questions that no recording
        has, or that are cut, are kept."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(HEAD)
            rows = {key: row for key, row in self.kept.items() if row[3] not in ("whole", "looks") or key not in self.words}
            for key, row in rows.items():
                self.words[key] = collections.Counter({(row, row): 1})
            for key, seen in sorted(self.words.items()):
                if key in rows:
                    print(*key, *rows[key], sep="\t", file=file)
                    continue
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
    parser.add_argument("--causes", action="store_true", help="tell why games can't be followed, and which")
    parser.add_argument("--most", type=int, help="only so many games of each file")
    parser.set_defaults(packs=[], aliases=None)
    args = parser.parse_args()
    scripts = overlay.scripts_there(os.path.join(lockstep.HERE, "peer"))
    with open(POOL, encoding="utf-8") as file:
        ids = dict(line.split("\t")[:2] for line in file if not line.startswith("#"))
    cards = overlay.laid_over(args.cards, {ids[str(number)]: script for number, script in scripts.items()})
    args.cards = cards.name
    run = Run(args, set(scripts))
    for path in args.traces:
        run.begin(path)
        for number, line in enumerate(lockstep.traces(path)):
            if args.only in (None, number) and (args.most is None or number < args.most):
                run.follow(number, line)
    print(f"{run.games} games, {run.whole} to the end; {run.frames_there} questions, {run.asked} reached, {run.same} alike; {run.logs} log entries")
    if args.causes:
        for cause, games in sorted(run.causes.items(), key=lambda item: -len(item[1])):
            print(f"{len(games):4} games  {cause}  [{', '.join(games)}]")
    for kind, times in run.seen.most_common():
        trace, number, frame, detail = run.examples[kind]
        print(f"{times:6} {kind}  [{trace} game {number} frame {frame}]" + (f"\n         {detail}" if args.verbose else ""))
    if args.contexts:
        run.write_contexts(args.contexts)
    if args.strict and (run.same < LEAST_ALIKE * run.asked or run.asked < LEAST_REACHED * run.frames_there):
        sys.exit(f"fewer questions are alike than {LEAST_ALIKE:.0%}, or fewer are reached than {LEAST_REACHED:.0%}")


if __name__ == "__main__":
    main()
