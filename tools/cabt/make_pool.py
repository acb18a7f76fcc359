#!/usr/bin/env python3
"""Writes pool.tsv: which card of ours each number of the interface's pool stands for, and the numbers of its attacks.

usage: make_pool.py CARDS POOL TABLES >pool.tsv   (PYTHONPATH: tools/python)

CARDS is the folder of packs. POOL is a JSON list of {"pool_id", "name", "kind", "ids"}, TABLES has
{"attacks": [{"attackId", "name"}], "cards": [{"cardId", "name"}]}. Attacks are numbered through, card by card,
in the order in which they are printed.
"""

import json
import re
import sys

import ptcg

#: Prints of other eras can have the same name and another text: of a Pokémon, only these sets count.
RECENT = re.compile(r"(sv|me|zsv|rsv|mfb)")
POKEMON = "Pokémon"
HEAD = """\
# Written by tools/cabt/make_pool.py. Each line has a number of the pool, our card's ID, the numbers of the card's
# attacks in our order ("-": none) and, if it differs from ours, the card's name there.
"""


def plain(name):
    return name.replace("’", "'").replace("‘", "'").replace("é", "e").strip().lower()


def find(library, card):
    """The number of our card; all prints that count must be the same one."""
    recent = [i for i in card["ids"] if RECENT.match(i)]
    older = [] if card["kind"] == POKEMON else [i for i in card["ids"] if i not in recent]
    for card_id in recent + older:
        try:
            return library.find_card(card_id)
        except ptcg.NoSuchName:
            continue
    sys.exit(f"no card is number {card['pool_id']}, {card['name']}: {card['ids']}")


def attack_numbers(facts, names, first):
    """The numbers from `first` on of our card's attacks, in our order. The table has other words for two of them."""
    ours = [plain(attack["name"]) for attack in facts.get("attacks", [])]
    theirs = [plain(names[first + i]) for i in range(len(ours))]
    if sorted(ours) == sorted(theirs):
        return [first + theirs.index(name) for name in ours]
    sys.stderr.write(f"{facts['id']}: attacks {ours} here, {theirs} there; taken in this order\n")
    return [first + i for i in range(len(ours))]


def main():
    folder, pool_file, tables_file = sys.argv[1:]
    library = ptcg.Library(folder)
    with open(pool_file, encoding="utf-8") as file:
        pool = sorted(json.load(file), key=lambda card: card["pool_id"])
    with open(tables_file, encoding="utf-8") as file:
        tables = json.load(file)
    names = {attack["attackId"]: attack["name"] for attack in tables["attacks"]}
    their_names = {card["cardId"]: card["name"] for card in tables["cards"]}
    first = 1
    sys.stdout.write(HEAD)
    for card in pool:
        facts = library.card(find(library, card))
        numbers = attack_numbers(facts, names, first)
        first += len(numbers)
        name = their_names[card["pool_id"]]
        fields = [str(card["pool_id"]), facts["id"], ",".join(map(str, numbers)) or "-"]
        print("\t".join(fields + [name] * (name != facts["name"])))
    if first != len(names) + 1:
        sys.exit(f"{first - 1} attacks were counted, not {len(names)}")


main()
