#!/usr/bin/env python3
"""Follows the peer's games with ptcg and tells where they part. See README.md."""

import argparse
import collections
import gzip
import json
import lzma
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import ptcg  # noqa: E402  (PYTHONPATH: tools/python of ptcg)

from compare import Names  # noqa: E402
from follow import Follower  # noqa: E402
from peer import Reader  # noqa: E402
from pool import Pool  # noqa: E402


def traces(path):
    if path == "-":
        yield from sys.stdin
    elif path.endswith(".gz"):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield from file
    elif path.endswith(".xz"):
        with lzma.open(path, "rt", encoding="utf-8") as file:
            yield from file
    else:
        with open(path, encoding="utf-8") as file:
            yield from file


WITHIN = "state within effect"


class Run:
    def __init__(self, args):
        self.args = args
        self.pool = Pool(args.pool, args.tables, args.aliases)
        self.library = ptcg.Library([args.cards] + args.packs)
        self.numbers = self.pool.bind(self.library)
        self.names = Names(self.library.cards())
        self.reader = Reader(self.pool, self.numbers)
        self.host = self.library.host()
        self.games = self.clean = self.order_only = self.parted = self.skipped = self.broken = self.decisions = 0
        self.followed_frames = self.frames = 0
        self.chance = collections.Counter()
        self.compared = collections.Counter()
        self.known = collections.Counter()
        self.classes = {}
        self.games_with = collections.Counter()
        self.first = collections.Counter()
        self.missing = collections.Counter()
        self.explained = read_explained(args.explained)
        self.unexplained = []  # games that parted for no reason that is listed

    def match(self, decks):
        cards = [[self.numbers[i] for i in deck] for deck in decks]
        return self.host.match(*cards, ruleset=self.args.ruleset, explicit_chance=True, check_decks=False)

    def follow(self, number, line):
        trace = json.loads(line)
        missing = self.pool.missing(trace["decks"][0] + trace["decks"][1], self.numbers)
        if missing:
            self.skipped += 1
            self.missing.update(f"{i} {self.pool.name(i)}" for i in missing)
            return
        log = (lambda *x: print("  ", *x)) if self.args.verbose else None
        game = self.reader.game(trace)
        follower = Follower(game, self.match(trace["decks"]), self.names, log)
        follower.play()
        self.games += 1
        self.decisions += follower.decisions
        self.chance.update(follower.chance)
        self.compared.update(follower.compared)
        self.known.update(follower.known)
        self.frames += len(game.selects)
        self.followed_frames += follower.frame + 1
        if game.problems:
            self.broken += 1
            follower.log("the trace:", game.problems)
        hard = any(d.hard for d in follower.found)
        self.parted += hard
        if hard and f"{self.trace} {number}" not in self.explained:
            self.unexplained.append(f"{self.trace} {number}")
        real = [d for d in follower.found if not d.kind.startswith(WITHIN)]
        self.clean += not follower.found
        self.order_only += bool(follower.found) and not real
        for kind in {d.kind for d in follower.found}:
            self.games_with[kind] += 1
        if real:
            self.first[real[0].kind] += 1
        kept = False
        for d in follower.found:
            entry = self.classes.setdefault(d.kind, {"count": 0, "hard": 0, "examples": []})
            entry["count"] += 1
            entry["hard"] += d.hard
            if len(entry["examples"]) < self.args.examples:
                entry["examples"].append({"game": number, **d.as_json()})
                kept = True
        if kept:
            self.keep(number, line)

    def begin(self, path):
        self.trace = os.path.basename(path).split(".")[0]

    def keep(self, number, line):
        if self.args.keep:
            os.makedirs(self.args.keep, exist_ok=True)
            with gzip.open(os.path.join(self.args.keep, f"game{number}.json.gz"), "wt", encoding="utf-8") as file:
                file.write(line)

    def report(self):
        return {
            "games": self.games, "games without any difference": self.clean,
            "games that differ only in the order of steps within effects": self.order_only,
            "games followed to the end": self.games - self.parted,
            "games that parted": self.parted, "of them not explained": self.unexplained,
            "games skipped for missing cards": self.skipped,
            "missing cards": dict(self.missing.most_common()),
            "games whose trace does not explain its own decks": self.broken,
            "decisions answered": self.decisions, "questions to chance": dict(self.chance),
            "known deviations": dict(self.known),
            "compared": dict(self.compared), "peer frames": self.frames, "of them reached": self.followed_frames,
            "first difference of a game": dict(self.first.most_common()),
            "classes": {kind: {"games": self.games_with[kind], **entry}
                        for kind, entry in sorted(self.classes.items(), key=lambda e: -self.games_with[e[0]])},
        }


def read_explained(path):
    """The games that part for a known reason: lines of trace, game, reason, with tabs."""
    if not path:
        return {}
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    return {f"{trace} {game}": reason for trace, game, reason in lines}


HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SHARED = os.path.join(os.path.dirname(ROOT), "shared")


def add_arguments(parser):
    parser.add_argument("traces", nargs="+", help="files of traces (JSON lines, may be .gz or .xz), or - for stdin")
    parser.add_argument("--cards", default=os.path.join(ROOT, "cards"), help="ptcg's folder of packs")
    parser.add_argument("--packs", action="append", default=[os.path.join(HERE, "peer")], help="another folder of packs; may be repeated")
    parser.add_argument("--pool", default=os.path.join(SHARED, "carddata", "standard-2026", "pool.json"), help="pool.json: card ids of the peer's pool")
    parser.add_argument("--tables", default=os.path.join(SHARED, "lockstep", "tables.json"), help="names of the peer's attacks and cards")
    parser.add_argument("--aliases", default=os.path.join(HERE, "peer", "aliases.json"), help="JSON: pool id to card id, for scratch cards and prints pool.json lacks")
    parser.add_argument("--ruleset", default="sv")
    parser.add_argument("--only", type=int, help="only the game of this number (from 0)")
    parser.add_argument("--keep", help="a folder for the traces of games that are examples of a difference")
    parser.add_argument("--examples", type=int, default=3, help="examples kept of each class")
    parser.add_argument("--json", help="write the whole report there")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--explained", default=os.path.join(HERE, "explained.tsv"), help="games that part for a known reason")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a game is skipped, or parts and is not explained")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    add_arguments(parser)
    args = parser.parse_args()
    run = Run(args)
    start = time.time()
    number = 0
    for path in args.traces:
        run.begin(path)
        number = 0
        for line in traces(path):
            if args.only is None or args.only == number:
                try:
                    run.follow(number, line)
                except Exception as problem:  # a mistake of the follower: tell it, go on
                    run.games += 1
                    run.parted += 1
                    run.unexplained.append(f"{run.trace} {number}: the follower failed")
                    kind = f"follower failed: {type(problem).__name__}: {problem}"
                    run.games_with[kind] += 1
                    entry = run.classes.setdefault(kind, {"count": 0, "hard": 0, "examples": []})
                    entry["count"] += 1
                    if not entry["examples"]:
                        run.keep(number, line)
                        entry["examples"].append({"game": number, "detail": traceback.format_exc()})
                        if args.verbose:
                            traceback.print_exc()
            number += 1
    report = run.report()
    report["seconds"] = round(time.time() - start, 1)
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(report, file, indent=1, ensure_ascii=False, default=str)
    for key, value in report.items():
        if key != "classes":
            print(f"{key}: {value}")
    for kind, entry in report["classes"].items():
        where = ", ".join(f"game {e['game']} frame {e.get('frame', '?')}" for e in entry["examples"])
        print(f"{entry['games']:5} games {entry['count']:6} times{' PARTED' if entry['hard'] else ''}  {kind}  [{where}]")
    if args.strict and (run.unexplained or run.skipped):
        sys.exit(1)


if __name__ == "__main__":
    main()
