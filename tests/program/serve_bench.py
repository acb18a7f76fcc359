#!/usr/bin/env python3
"""usage: serve_bench.py PTCG
The bench and puzzles of a server over the network: who may use them, and that rooms do not wait for a script without an end."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

FACTS = """id = "x9-1"
name = "Sparkit"
kind = "pokemon"
stage = "basic"
hp = 50
types = ["lightning"]
retreat = 1

[[attack]]
name = "Zap"
cost = ["lightning"]
damage = 10
"""
POSITION = """turn = 3
[me]
active = { card = "x9-1", energy = "L" }
[opponent]
active = "x9-1"
"""


class Client:
    def __init__(self, url, token):
        self.url, self.token = url, token

    def ask(self, path, body=None, status=200, **headers):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        named.setdefault("authorization", "Bearer " + self.token)
        named["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, headers=named)
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                got, text = reply.status, reply.read()
        except urllib.error.HTTPError as error:
            got, text = error.code, error.read()
        assert got == status, (path, body, got, text)
        return json.loads(text)


def who_may(client):
    client.ask("/api/bench")
    client.ask("/api/bench", status=403, authorization="")
    client.ask("/api/bench", status=403, authorization="Bearer 0")
    client.ask("/api/bench", status=421, host="evil.example")
    client.ask("/api/bench", status=403, origin="http://evil.example")
    client.ask("/api/bench", {}, status=403, authorization="")
    client.ask("/api/bench/nobody", {"do": "state"}, status=404)
    assert len(client.ask("/api/puzzles", authorization="")["puzzles"]) >= 20


def records(client, pack):
    table = "/api/bench/" + client.ask("/api/bench", {}, status=201)["table"]
    frame = client.ask(table, {"do": "open", "text": POSITION})
    options = frame["question"]["options"]
    attack = next(i for i, option in enumerate(options) if option["kind"] == "attack")
    client.ask(table, {"do": "answer", "q": frame["q"], "picks": [attack]})
    client.ask(table, {"do": "record", "name": "Zap"})
    assert (pack / "tests" / "001-sparkit-zap.lua").is_file()
    client.ask(table, {"do": "record", "name": "Zap"}, status=409)
    return table


def endless(client, pack, table):
    """While scripts run to their limit, the rooms' thread answers others."""
    (pack / "001-sparkit.lua").write_text(
        'card.attack["Zap"] = function(game, it)\n  while true do end\nend\n')
    time.sleep(0.5)
    client.ask(table, {"do": "watch", "packs": 0})
    frame = client.ask(table, {"do": "open", "text": POSITION})
    attack = next(i for i, one in enumerate(frame["question"]["options"]) if one["kind"] == "attack")
    slowest, done = 0.0, threading.Event()

    def ask_others():
        nonlocal slowest
        while not done.is_set():
            began = time.monotonic()
            client.ask("/health")
            slowest = max(slowest, time.monotonic() - began)

    others = threading.Thread(target=ask_others)
    others.start()
    began = time.monotonic()
    reply = client.ask(table, {"do": "answer", "q": frame["q"], "picks": [attack]}, status=409)
    took = time.monotonic() - began
    done.set()
    others.join()
    assert "endless loop" in reply["error"], reply
    assert "001-sparkit.lua:2" in reply["error"], reply
    print(f"an endless script was stopped after {took:.2f} s; others waited {slowest:.3f} s at most")
    assert took < 10, took
    assert client.ask(table, {"do": "state"})["view"]["turn"] == 3


def main():
    with tempfile.TemporaryDirectory() as folder:
        pack = pathlib.Path(folder) / "x9"
        pack.mkdir()
        (pack / "pack.toml").write_text('id = "x9"\nname = "Nine"\nversion = "1.0.0"\napi = 2\n')
        (pack / "001-sparkit.toml").write_text(FACTS)
        command = [sys.argv[1], "serve", "--port", "0", "--bench", str(pack)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                link = None
                while link is None:
                    line = server.stdout.readline()
                    assert line, "the server does not start"
                    link = re.search(r"(http://[\d.:]+)/#bench&t=(\w+)", line)
                client = Client(*link.groups())
                who_may(client)
                endless(client, pack, records(client, pack))
            finally:
                server.terminate()


main()
