#!/usr/bin/python3
"""Sends packs to `ptcg serve --uploads`, plays with them, and kills what hosts them.

usage: uploads.py PTCG
"""
import asyncio
import contextlib
import io
import json
import os
import random
import signal
import socket
import sys
import threading
import time
import zipfile

import client
import servers
from servers import Server, ask

KINDS = 15
DECK = "".join(f"4 own-{number}\n" for number in range(1, KINDS + 1))
ZIP = {"Content-Type": "application/zip"}


def card(number, attack="damage = 10"):
    return (f'id = "own-{number}"\nname = "Sparkit {number}"\nkind = "pokemon"\nstage = "basic"\n'
            f'hp = 50\ntypes = ["lightning"]\nretreat = 1\n[[attack]]\nname = "Zap"\ncost = []\n'
            f"{attack}\n")


def pack(files=None, version="1"):
    """Returns a zip file with a pack of 15 Pokémon and these files."""
    content = {"own/pack.toml": f'id = "own"\nname = "Own"\nversion = "{version}"\napi = 2\n'}
    for number in range(1, KINDS + 1):
        content[f"own/{number:03}-sparkit.toml"] = card(number)
    content.update(files or {})
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in content.items():
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)  # no time of day
    return packed.getvalue()


def upload(server, body, headers=None):
    status, _, reply = ask(server.url, "/api/libraries", body, headers or ZIP)
    return status, json.loads(reply)


def good_library(server, **more):
    status, reply = upload(server, pack(**more))
    assert status == 201, (status, reply, server.said())
    return reply["library"]


def new_room(server, library):
    made = client.post(server.url + "/api/rooms", {"library": library, "ruleset": "sv", "seats": [
        {"kind": "human", "name": "Ann", "deck": DECK},
        {"kind": "bot", "bot": "greedy", "deck": DECK}]})
    return {"room": made["room"], "token": made["tokens"][0], "answers": 0, "last": None}


def play(server, room, most=None, seed=1):
    return asyncio.run(client.play(server.url, room, random.Random(seed), most))


def play_on(server, room):
    """Comes back, as every client does, when the process has ended meanwhile."""
    for _ in range(20):
        with contextlib.suppress(client.ConnectionEnded):
            return play(server, room)
        time.sleep(0.1)
    raise AssertionError("the room does not come back: " + server.said())


def workers(server):
    """Returns the processes that host libraries for this server."""
    with open(f"/proc/{server.process.pid}/task/{server.process.pid}/children",
              encoding="ascii") as children:
        return [int(child) for child in children.read().split() if is_alive(int(child))]


def is_alive(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def check_refused(server):
    bomb = pack({"own/notes.txt": "a" * (33 << 20)})
    assert len(bomb) < 100_000
    for body, word in ((b"not a zip file", "not a zip file"), (b"", "zip"),
                       (pack({"../evil.toml": "x"}), "its name leaves the folder"),
                       (pack({"/etc/evil": "x"}), "relative"), (bomb, "too large"),
                       (pack({"own/020-wrong.toml": "id = 3\n"}), "020-wrong.toml"),
                       (pack({"own/001-sparkit.lua": "while true do end\n"}), "001-sparkit.lua")):
        status, reply = upload(server, body)
        assert status == 422, (status, reply, word)
        assert word in json.dumps(reply), (word, reply)
        assert "/work" not in json.dumps(reply) and os.getcwd() not in json.dumps(reply), reply
    assert upload(server, os.urandom((2 << 20) + 1))[0] == 413
    assert upload(server, pack(), {"Content-Type": "application/json"})[0] == 415
    assert ask(server.url, "/api/rooms", b'{"library":"up-%032d"}' % 0,
               {"Content-Type": "application/json"})[0] == 404
    # One that is slow to come holds no place of others.
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(b"POST /api/libraries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n"
                     b"Content-Type: application/zip\r\n\r\nPK")
        time.sleep(0.2)
        assert upload(server, pack())[0] == 429
        assert upload(server, pack(), {**ZIP, "X-Forwarded-For": "198.51.100.7"})[0] == 201
    time.sleep(0.2)
    assert upload(server, pack())[0] == 201


def check_facts(server, library):
    _, _, reply = ask(server.url, f"/api/info?library={library}")
    assert library in json.loads(reply)["libraries"], reply
    for language in ("en", "it"):
        _, _, reply = ask(server.url, f"/api/cards?library={library}&ids=own-1&lang={language}")
        assert json.loads(reply)["cards"][0]["hp"] == 50, reply
    _, _, reply = ask(server.url, "/api/decks", json.dumps({"library": library, "ruleset": "sv", "deck": DECK})
                      .encode(), {"Content-Type": "application/json"})
    assert json.loads(reply)["cards"] == 60, reply
    # Rooms that do not choose it do not have it.
    _, _, reply = ask(server.url, "/api/cards?ids=own-1")
    assert json.loads(reply)["cards"] == [None], reply


def check_killed(server, library):
    """The process dies in the middle of a game, which goes on; other rooms do not notice."""
    other = client.new_room(server.url)
    outcome = []
    beside = threading.Thread(target=lambda: outcome.append(play(server, other)))
    room = new_room(server, library)
    assert play(server, room, most=3) is None
    beside.start()
    killed = workers(server)
    for process in killed:
        os.kill(process, signal.SIGKILL)
    before = room["answers"]
    over = play_on(server, room)
    assert over and room["answers"] >= before and not set(workers(server)) & set(killed)
    beside.join()
    assert outcome[0]["t"] == "over"
    return over


def check_limits(server, library):
    """No more processes than may be; one that nobody uses makes room."""
    room = new_room(server, library)
    assert play(server, room, most=1) is None
    for version in ("2", "3"):
        other = good_library(server, version=version)
        assert other != library
        for _ in range(100):
            if len(workers(server)) <= 2:
                break
            time.sleep(0.1)
        assert len(workers(server)) <= 2
    assert play(server, room) is not None, "its process was ended, and is started again"


def main():
    ptcg = sys.argv[1]
    with servers.temporary_folder() as folder:
        closed = Server(ptcg, folder)
        status, reply = upload(closed, pack())
        assert status == 403 and "--uploads" in reply["error"], reply
        closed.stop()

        database = f"sqlite:{folder}/games.sqlite"
        server = Server(ptcg, folder, "--db", database, "--uploads", "2",
                        "--trusted-proxy", "127.0.0.1")
        check_refused(server)
        library = good_library(server)
        assert good_library(server) == library
        check_facts(server, library)
        over = play(server, new_room(server, library))
        client.check_replay(server.url, over)
        client.check_replay(server.url, check_killed(server, library))
        check_limits(server, library)
        print("uploaded, refused, killed, limited")

        room = new_room(server, library)
        play(server, room, most=2)
        hosts = workers(server)
        server.kill()
        for _ in range(100):
            if not any(is_alive(process) for process in hosts):
                break
            time.sleep(0.1)
        assert not any(is_alive(process) for process in hosts), "a process outlives its server"
        server = Server(ptcg, folder, "--db", database, "--uploads", "2", port=server.port)
        assert play(server, room) is not None
        room = new_room(server, library)
        play(server, room, most=2)
        assert server.stop() < 10
        server = Server(ptcg, folder, "--db", database)
        with contextlib.suppress(client.ConnectionEnded):
            raise AssertionError(f"a room was opened without its library: {play(server, room)}")
        server.stop()
        print("rooms keep their pack")


if __name__ == "__main__":
    main()
