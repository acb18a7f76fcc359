#!/usr/bin/python3
"""A client of `ptcg serve`, from tools/server/PROTOCOL.md alone: plays games against a bot.

usage: client.py URL [GAMES]
"""
import asyncio
import json
import random
import sys
import urllib.request

import websockets


def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(),
                                     {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def picks_for(question, dice):
    """Any legal answer, as far as a client can know."""
    options = [number for number, option in enumerate(question["options"])
               for _ in range(option["count"])]
    count = dice.randint(question["min"], min(question["max"], len(options)))
    return dice.sample(options, count)


async def play(url, seed):
    """Plays one game at seat 0; returns the message that it is over, and what it was sent."""
    dice = random.Random(seed)
    room = post(url + "/api/rooms", {"seats": [
        {"kind": "human", "name": "Ann", "deck": "powerhouse"},
        {"kind": "bot", "bot": "greedy", "deck": "lava-flow"}]})
    sent = {"answers": 0, "bytes": 0, "refused": 0}
    async with websockets.connect(url.replace("http", "ws", 1) + "/play",
                                  subprotocols=["ptcg.v1"]) as socket:
        await socket.send(json.dumps({"t": "hello", "room": room["room"],
                                      "token": room["tokens"][0]}))
        seq = None
        async for text in socket:
            sent["bytes"] += len(text)
            message = json.loads(text)
            if message["t"] == "over":
                return message, sent
            if message["t"] == "refused":
                sent["refused"] += 1
                print("refused:", message)
            if message["t"] == "state":
                seq = message["seq"]
            if message["t"] == "step":
                assert message["seq"] == seq + 1, "a step is missing"
                seq = message["seq"]
            question = message.get("question")
            if message["t"] in ("state", "step") and question and "q" in question:
                await socket.send(json.dumps({"t": "answer", "q": question["q"],
                                              "picks": picks_for(question, dice)}))
                sent["answers"] += 1
    raise AssertionError(f"the connection ended: {socket.close_code} {socket.close_reason}")


async def main():
    url, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for seed in range(games):
        over, sent = await play(url, seed)
        assert over["series"] == "over" and over["replays"], over
        with urllib.request.urlopen(f"{url}/api/replays/{over['replays'][0]}") as replay:
            assert b'"ptcg-replay"' in replay.read()
        print(f"game {seed}: {over['outcome']}, winner {over['winner']} ({over['reason']}), "
              f"{sent['answers']} answers, {sent['bytes']} bytes, {sent['refused']} refused")


asyncio.run(main())
