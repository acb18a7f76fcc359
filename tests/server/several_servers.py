#!/usr/bin/python3
"""Several `ptcg serve` on one PostgreSQL: one is killed in the middle of its rooms, one is stopped.

usage: several_servers.py PTCG [ROOMS]

Players answer in ROOMS rooms (default: 500) of one server, which is killed with SIGKILL meanwhile.
They come back through the other two. Whatever was acknowledged must still be: the same answer is
acknowledged again, and no question that was answered is asked. Then one of the two is stopped with
SIGTERM, and its players must be elsewhere at once.
"""
import asyncio
import concurrent.futures
import json
import os
import random
import sys
import time

import websockets

import servers
from client import picks_for

HEAD = {"Content-Type": "application/json"}
BEFORE, AFTER = 6, 4  # answers of a room before and after the kill


class Lost(Exception):
    """The connection ended; the player comes back."""


class Table:
    """A room with the player of its first seat, against the greedy bot of its second."""

    def __init__(self, made, number):
        self.room, self.token = made["room"], made["tokens"][0]
        self.dice = random.Random(number)
        self.most = 10**9       # answers, in all
        self.acknowledged = []  # (question, picks), in order
        self.sent = {}          # picks by question, of answers that were not acknowledged yet
        self.welcomes = []      # when it was let in
        self.over = False
        self.urls = set()       # where it was sent

    async def play(self, url):
        """Plays until `most` answers are acknowledged or the game is over."""
        url = socket_url(url)
        while url:
            try:
                url = await self.play_at(url)
            except (OSError, asyncio.TimeoutError, websockets.exceptions.WebSocketException) as lost:
                raise Lost from lost
            if url:
                self.urls.add(url)

    async def play_at(self, url):
        """Returns where the room has moved to, or None when there is no more to do."""
        async with websockets.connect(url, subprotocols=["ptcg.v1"], open_timeout=20,
                                      ping_interval=None) as socket:
            await socket.send(json.dumps({"t": "hello", "room": self.room, "token": self.token}))
            self.asked = None  # the question that was answered last on this connection
            async for text in socket:
                message = json.loads(text)
                kind = message["t"]
                if kind == "moved":
                    return message["url"]
                if kind == "over":
                    self.over = True
                    return None
                if kind == "welcome":
                    self.welcomes.append(time.monotonic())
                    # The last one is acknowledged again, or now.
                    if last := [*self.acknowledged, *self.sent.items()][-1:]:
                        self.asked = last[0][0]
                        await send_answer(socket, last[0])
                elif kind == "ack":
                    self.take_ack(message["q"])
                    if len(self.acknowledged) >= self.most:
                        return None
                elif kind == "refused":
                    assert not self.acknowledged or message["q"] != self.acknowledged[-1][0], \
                        f"an acknowledged answer is refused: {message}"
                    self.sent.pop(message["q"], None)
                    self.asked = None
                    await self.answer(socket)
                elif kind in ("state", "step"):
                    self.question = message["question"]
                    await self.answer(socket)
            raise Lost

    def take_ack(self, question):
        if question in self.sent:
            self.acknowledged.append((question, self.sent.pop(question)))
        assert question == self.acknowledged[-1][0], "something else is acknowledged"

    async def answer(self, socket):
        question = self.question
        if not question or "q" not in question or question["q"] == self.asked:
            return
        self.asked = question["q"]
        assert not self.acknowledged or question["q"] > self.acknowledged[-1][0], \
            "an acknowledged answer is lost"
        picks = self.sent.setdefault(question["q"], picks_for(question, self.dice))
        await send_answer(socket, (question["q"], picks))


async def send_answer(socket, sent):
    await socket.send(json.dumps({"t": "answer", "q": sent[0], "picks": sent[1]}))


def socket_url(url):
    return url.replace("http", "ws", 1) + "/play"


def new_table(url, number):
    body = {"seats": [{"name": "Ann", "deck": "powerhouse"},
                      {"kind": "bot", "bot": "greedy", "deck": "lava-flow"}]}
    status, _, reply = servers.ask(url, "/api/rooms", json.dumps(body).encode(), HEAD)
    assert status == 201, reply
    return Table(json.loads(reply), number)


async def come_back(table, urls):
    """Plays on through any of the servers, as soon as one lets the player in."""
    wait = 0.3
    for attempt in range(100):
        try:
            return await table.play(urls[attempt % len(urls)])
        except Lost:
            await asyncio.sleep(wait * (0.7 + 0.6 * random.random()))
            wait = min(2 * wait, 2)
    raise AssertionError(f"room {table.room} does not come back")


async def until_lost(table, url):
    try:
        await table.play(url)
    except Lost:
        pass


async def kill_one(tables, dead, alive):
    """Returns how many answers were acknowledged before, and after which times players were in."""
    players = [asyncio.create_task(until_lost(table, dead.url)) for table in tables]
    while sum(len(table.acknowledged) >= BEFORE or table.over for table in tables) < len(tables) / 2:
        await asyncio.sleep(0.01)
    dead.kill()
    since = time.monotonic()
    await asyncio.gather(*players)
    before = sum(len(table.acknowledged) for table in tables)
    print(f"one is killed after {before} acknowledged answers", flush=True)
    going_on = [table for table in tables if not table.over]
    for table in going_on:
        table.most = len(table.acknowledged) + AFTER
    await asyncio.gather(*(come_back(table, [server.url for server in alive])
                           for table in going_on))
    return before, sorted(min(at for at in table.welcomes if at > since) - since
                          for table in going_on)


async def stop_one(tables, stops, remains):
    """Returns how long the server took to stop, and after which times its players were elsewhere."""
    players = [asyncio.create_task(come_back(table, [stops.url, remains.url])) for table in tables]
    while not all(len(table.acknowledged) >= 1 or table.over for table in tables):
        await asyncio.sleep(0.01)
    since = time.monotonic()
    took = await asyncio.to_thread(stops.stop)
    for table in tables:
        table.most = len(table.acknowledged) + AFTER
    await asyncio.gather(*players)
    return took, sorted(min(at for at in table.welcomes if at > since) - since
                        for table in tables if table.welcomes[-1] > since)


def check_listing(one, other):
    """A room of a living server is moved to that server's own URL, whatever is asked."""
    table = new_table(one.url, 1)

    async def hello():
        async with websockets.connect(socket_url(other.url),
                                      subprotocols=["ptcg.v1"],
                                      extra_headers={"X-Forwarded-Host": "evil.example"}) as socket:
            await socket.send(json.dumps({"t": "hello", "room": table.room, "token": table.token,
                                          "url": "wss://evil.example/play"}))
            return [json.loads(text) async for text in socket]

    told = asyncio.run(hello())
    assert told == [{"t": "moved", "url": socket_url(one.url)}], told
    body = json.dumps({"seats": []}).encode()
    status, _, reply = servers.ask(other.url, "/api/rooms", body, {**HEAD, "Host": "evil.example"})
    assert status == 421 and b"--url" in reply, (status, reply)


def main():
    ptcg, rooms = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500
    if servers.postgresql_programs() is None:
        print("PostgreSQL is not installed; type: tools/dev packages --install", file=sys.stderr)
        sys.exit(1 if os.environ.get("CI") else 77)
    with servers.temporary_folder() as folder, servers.postgresql(folder) as database:
        running = []
        try:
            for _ in range(3):
                port = servers.free_port()
                running.append(servers.Server(ptcg, folder, "--db", database, "--url",
                                              f"http://127.0.0.1:{port}", port=port))
            dead, stops, remains = running
            check_listing(stops, remains)
            began = time.monotonic()
            with concurrent.futures.ThreadPoolExecutor(16) as pool:
                tables = list(pool.map(new_table, [dead.url] * rooms, range(rooms)))
            print(f"{rooms} rooms were created in {time.monotonic() - began:.1f} s", flush=True)
            before, times = asyncio.run(kill_one(tables, dead, [stops, remains]))
            allowed = {socket_url(server.url) for server in running}
            assert set().union(*(table.urls for table in tables)) <= allowed
            print(f"killed with {rooms} rooms and {before} acknowledged answers, none lost; players "
                  f"were back after {times[0]:.1f} to {times[-1]:.1f} s")
            sitting = [new_table(stops.url, number) for number in range(min(rooms, 100))]
            took, times = asyncio.run(stop_one(sitting, stops, remains))
            print(f"stopped in {took:.1f} s with {len(sitting)} rooms; {len(times)} players were "
                  f"elsewhere after {times[0]:.1f} to {times[-1]:.1f} s")
            for server in (stops, remains):
                assert "a secret" not in server.said()
        finally:
            for server in running:
                server.kill()


if __name__ == "__main__":
    main()
