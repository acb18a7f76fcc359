"""The packs of cards, with some cards that do what the other engine lets them do."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import tomllib


def scripts_there(peer):
    """{pool id: the script that a card has in the folder `peer`}"""
    with open(os.path.join(peer, "aliases.json"), encoding="utf-8") as file:
        pool_ids = {card_id: int(pool_id) for pool_id, card_id in json.load(file).items()}
    scripts = {}
    for name in sorted(os.listdir(peer)):
        if name.endswith(".toml") and name != "pack.toml":
            path = os.path.join(peer, name)
            with open(path, "rb") as file:
                scripts[pool_ids[tomllib.load(file)["id"]]] = path[: -len("toml")] + "lua"
    return scripts


def laid_over(cards, scripts):
    """A temporary folder with the packs of the folder `cards`, where the cards {card id: script} have these scripts.
    Its path is `name`; it goes with the object."""
    folder = tempfile.TemporaryDirectory(prefix="ptcg-lockstep-")
    for pack in os.listdir(cards):
        source, target = os.path.join(cards, pack), os.path.join(folder.name, pack)
        mine = {f"{int(card_id.rpartition('-')[2]):03}-": script for card_id, script in scripts.items()
                if card_id.rpartition("-")[0] == pack}
        if not mine:
            os.symlink(source, target)
            continue
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("tests"))
        for name in os.listdir(target):
            if name.endswith(".lua") and name[:4] in mine:
                shutil.copyfile(mine[name[:4]], os.path.join(target, name))
    return folder
