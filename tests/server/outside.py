#!/usr/bin/python3
"""A client of `ptcg serve` that plays bots from outside, and with cards that change meanwhile.

usage: outside.py URL FOLDER      FOLDER: of the library "own", which the server watches; a game
                                  that was played with it is saved beside it, as game.json
"""
import asyncio
import json
import pathlib
import random
import sys
import urllib.request

import websockets

from client import picks_for, post

KINDS = 15


def write_cards(folder, damage, only=range(1, KINDS + 1)):
    """A pack of Pokemon with one attack."""
    pack = pathlib.Path(folder) / "own"
    pack.mkdir(exist_ok=True)
    (pack / "pack.toml").write_text('id = "own"\nname = "Own"\nversion = "1"\napi = 2\n')
    for number in only:
        (pack / f"{number:03}-sparkit.toml").write_text(
            f'id = "own-{number}"\nname = "Sparkit {number}"\nkind = "pokemon"\nstage = "basic"\n'
            'hp = 50\ntypes = ["lightning"]\nretreat = 1\n[[attack]]\nname = "Zap"\ncost = []\n'
            f"damage = {damage}\n")
    return pack


async def enter(url, made, seat):
    socket = await websockets.connect(url.replace("http", "ws", 1) + "/play", subprotocols=["ptcg.v1"])
    await socket.send(json.dumps({"t": "hello", "room": made["room"], "token": made["tokens"][seat]}))
    return socket


async def play(socket, dice):
    """Plays until the game is over; returns that message."""
    async for text in socket:
        message = json.loads(text)
        if message["t"] == "over":
            return message
        question = message.get("question") or {}
        if "q" in question:
            await socket.send(json.dumps({"t": "answer", "q": question["q"], "picks": picks_for(question, dice)}))


async def wait_for(socket, kind):
    async for text in socket:
        message = json.loads(text)
        if message["t"] == kind:
            return message


def against(bot):
    return {"seats": [{"kind": "human", "name": "Ann", "deck": "powerhouse"},
                      {"kind": "bot", "bot": bot, "deck": "lava-flow"}]}


async def play_bots(url):
    dice = random.Random(5)
    with urllib.request.urlopen(url + "/api/info") as reply:
        assert {"mine", "bad"} <= set(json.load(reply)["bots"])
    socket = await enter(url, post(url + "/api/rooms", against("mine")), 0)
    over = await play(socket, dice)
    assert over["outcome"] == "won" and over["reason"] != "forfeit", over
    socket = await enter(url, post(url + "/api/rooms", against("bad")), 0)
    over = await play(socket, dice)
    assert over["reason"] == "forfeit" and over["winner"] == 0, over
    assert over["details"] == "did not answer within 700 ms", over
    print("bots from outside play, and forfeit:", over["details"])


async def change_cards(url, folder):
    deck = "".join(f"4 own-{number}\n" for number in range(1, KINDS + 1))
    seats = [{"name": name, "deck": deck} for name in ("Ann", "Bob")]
    made = post(url + "/api/rooms", {"library": "own", "ruleset": "sv", "seats": seats})
    socket = await enter(url, made, 0)
    before = await wait_for(socket, "state")
    write_cards(folder, 30)
    told = await wait_for(socket, "library")
    assert told["state"] == "new", told
    after = await wait_for(socket, "state")
    assert after["epoch"] != before["epoch"]
    assert after["view"]["turn"] == before["view"]["turn"]
    with urllib.request.urlopen(url + "/api/cards?ids=own-1&library=own") as reply:
        assert json.load(reply)["cards"][0]["attacks"][0]["damage"] == 30
    await socket.send(json.dumps({"t": "concede"}))
    replay = (await wait_for(socket, "over"))["replays"][0]
    with urllib.request.urlopen(f"{url}/api/replays/{replay}") as reply:
        pathlib.Path(folder).with_name("game.json").write_bytes(reply.read())
    card = pathlib.Path(folder) / "own" / "001-sparkit.toml"
    card.write_text(card.read_text().replace('name = "Sparkit 1"', "name = 7"))
    told = await wait_for(socket, "library")
    assert told["state"] == "broken", told
    assert any(problem["file"].endswith("001-sparkit.toml") and problem["line"] == 2
               for problem in told["problems"]), told
    print("cards change under a game:", told["problems"][0]["message"])


async def main():
    url, folder = sys.argv[1:]
    await asyncio.wait_for(play_bots(url), 240)
    await asyncio.wait_for(change_cards(url, folder), 240)


if sys.argv[1] == "--cards":
    write_cards(sys.argv[2], 10)
else:
    asyncio.run(main())
