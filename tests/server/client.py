#!/usr/bin/python3
"""A client of `ptcg serve`, from tools/server/PROTOCOL.md alone: plays against a bot.

usage: client.py URL [GAMES]              plays games to their end
       client.py URL --until ANSWERS      plays that many answers and prints the room
       client.py URL --room FILE          goes on in a room that was printed
"""
import asyncio
import json
import random
import sys
import urllib.request

import websockets


class ConnectionEnded(Exception):
    """The server has closed the connection; a room may be entered again."""


def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(),
                                     {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def new_room(url):
    made = post(url + "/api/rooms", {"seats": [
        {"kind": "human", "name": "Ann", "deck": "powerhouse"},
        {"kind": "bot", "bot": "greedy", "deck": "lava-flow"}]})
    return {"room": made["room"], "token": made["tokens"][0], "answers": 0, "last": None}


def picks_for(question, dice):
    """Any legal answer, as far as a client can know."""
    options = [number for number, option in enumerate(question["options"])
               for _ in range(option["count"])]
    count = dice.randint(question["min"], min(question["max"], len(options)))
    return dice.sample(options, count)


async def play(url, room, dice, most=None):
    """Plays until the game is over or `most` answers are acknowledged.

    Returns the message that it is over, or None. `room` is kept up to date.
    """
    try:
        return await play_at(url, room, dice, most)
    except websockets.ConnectionClosedError as error:
        raise ConnectionEnded(error.reason) from error


async def play_at(url, room, dice, most):
    seq = None
    async with websockets.connect(url.replace("http", "ws", 1) + "/play",
                                  subprotocols=["ptcg.v1"]) as socket:
        await socket.send(json.dumps({"t": "hello", "room": room["room"], "token": room["token"]}))
        async for text in socket:
            message = json.loads(text)
            if message["t"] == "over":
                return message
            if message["t"] == "ack":
                room["answers"] += 1
                room["last"] = message["q"]
                if room["answers"] == most:
                    return None
            if message["t"] not in ("state", "step"):
                continue
            if message["t"] == "step":
                assert message["seq"] == seq + 1, "a step is missing"
            seq = message["seq"]
            question = message["question"]
            if question and "q" in question:
                assert room["last"] is None or question["q"] > room["last"], "an answer was lost"
                await socket.send(json.dumps({"t": "answer", "q": question["q"],
                                              "picks": picks_for(question, dice)}))
    raise ConnectionEnded("without a reason")


def check_replay(url, over):
    assert over["series"] == "over" and over["replays"], over
    replay = f"{url}/api/replays/{over['replays'][0]}"
    with urllib.request.urlopen(replay) as saved:
        game = saved.read()
    assert b'"ptcg-replay"' in game
    # Told by the server, and told alike when it is sent.
    for seat in ("0", "all"):
        with urllib.request.urlopen(f"{replay}/about?seat={seat}") as told:
            about = json.load(told)
        assert about["outcome"] == over["outcome"] and about["winner"] == over["winner"], about
        sent = urllib.request.Request(f"{url}/api/replays/about?seat={seat}", game,
                                      {"Content-Type": "application/json"})
        with urllib.request.urlopen(sent) as told:
            assert json.load(told) == about
        last = about["steps"] - 1
        with urllib.request.urlopen(f"{replay}/steps?seat={seat}&from={last}") as told:
            steps = json.load(told)["steps"]
        assert len(steps) == 1 and steps[0]["question"]["winner"] == over["winner"], steps


async def main():
    url, how = sys.argv[1], sys.argv[2:]
    if how[:1] == ["--until"]:
        over = True
        while over:  # some games are too short
            room = new_room(url)
            over = await play(url, room, random.Random(5), int(how[1]))
        print(json.dumps(room))
        return
    if how[:1] == ["--room"]:
        with open(how[1], encoding="utf-8") as file:
            room = json.load(file)
        before = room["answers"]
        over = await play(url, room, random.Random(6))
        check_replay(url, over)
        print(f"went on after {before} answers: {over['outcome']}, winner {over['winner']} "
              f"({over['reason']})")
        return
    for seed in range(int(how[0]) if how else 1):
        room = new_room(url)
        over = await play(url, room, random.Random(seed))
        check_replay(url, over)
        print(f"game {seed}: {over['outcome']}, winner {over['winner']} ({over['reason']}), "
              f"{room['answers']} answers")


if __name__ == "__main__":
    asyncio.run(main())
