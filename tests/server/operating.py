#!/usr/bin/python3
"""Attacks a running `ptcg serve`, and looks at it as its operator does.

usage: operating.py PTCG
"""
import asyncio
import gzip
import json
import os
import pwd
import socket
import subprocess
import sys
import time

import websockets

import servers
from servers import Server, ask

JSON = {"Content-Type": "application/json"}
ROOM = json.dumps({"seats": []}).encode()


def from_address(address, **more):
    return {**JSON, "X-Forwarded-For": address, **more}


def raw(server, data, then=b"", wait=8.0):
    """Sends bytes and returns what comes back until the server ends it, and after which time."""
    began = time.monotonic()
    got = b""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(wait)
        try:
            connection.sendall(data)
            while piece := connection.recv(65536):
                got += piece
                if then:
                    connection.sendall(then)
        except (ConnectionError, TimeoutError):
            pass
    return got, time.monotonic() - began


def open_socket(server, address):
    return websockets.connect(server.url.replace("http", "ws", 1) + "/play",
                              subprotocols=["ptcg.v1"], extra_headers={"X-Forwarded-For": address})


def upgrade(server, host="localhost", more=""):
    """Asks for a WebSocket and returns the status of the reply; the connection is closed."""
    request = (f"GET /play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
               f"{more}\r\n")
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(20)
        connection.sendall(request.encode())
        return int(connection.recv(4096)[9:12])


def check_page(server):
    status, headers, body = ask(server.url, "/")
    assert status == 200 and headers["Cache-Control"] == "no-cache" and headers["ETag"]
    assert ask(server.url, "/", headers={"If-None-Match": headers["ETag"]})[0] == 304
    status, packed, small = ask(server.url, "/js/app.js", headers={"Accept-Encoding": "gzip"})
    assert status == 200 and packed["Content-Encoding"] == "gzip"
    plain = ask(server.url, "/js/app.js")
    assert gzip.decompress(small) == plain[2] and len(small) < len(plain[2])
    assert plain[1]["Content-Type"].startswith("text/javascript")
    for path in ("/", "/js/app.js", "/health", "/api/info"):
        status, head, nothing = ask(server.url, path, method="HEAD")
        assert (status, nothing) == (200, b""), (path, status)
        assert int(head["Content-Length"]) == len(ask(server.url, path)[2]), path
    status, headers, page = ask(server.url, "/nothing/here")
    assert status == 404 and headers["Content-Type"].startswith("text/html"), headers
    for path in ("/api/nothing", "/api/rooms"):
        status, headers, reply = ask(server.url, path)
        assert status == 404 and "error" in json.loads(reply), path
    for path in ("/../etc/passwd", "//etc/passwd", "/%2e%2e/etc/passwd", "/js/"):
        got, _ = raw(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                     .encode())
        assert got.startswith(b"HTTP/1.1 404"), (path, got[:100])


def check_names(server):
    for host in ("evil.example", "localhost.evil.example", "x y"):
        assert ask(server.url, "/api/rooms", ROOM, {**JSON, "Host": host})[0] == 421, host
        assert upgrade(server, host) == 421, host
    for host in ("localhost", "127.0.0.1:9", "cards.example"):
        assert ask(server.url, "/api/rooms", ROOM, {**JSON, "Host": host})[0] == 201, host
        assert upgrade(server, host) == 101, host
    assert upgrade(server, more="Origin: http://evil.example\r\n") == 403
    assert upgrade(server, "cards.example", "Origin: https://cards.example\r\n") == 101
    assert ask(server.url, "/api/rooms", ROOM, {"Content-Type": "text/plain"})[0] == 415


def check_addresses(server):
    made = [ask(server.url, "/api/rooms", ROOM, from_address("203.0.113.5"))[0] for _ in range(7)]
    assert made == [201] * 5 + [429] * 2, made
    # What a client wrote before the proxy's own word does not count.
    for fake in ("198.51.100.1", "127.0.0.1"):
        assert ask(server.url, "/api/rooms", ROOM, from_address(f"{fake}, 203.0.113.5"))[0] == 429
    status, headers, _ = ask(server.url, "/api/rooms", ROOM, from_address("203.0.113.5"))
    assert status == 429 and headers["Retry-After"]
    assert ask(server.url, "/api/rooms", ROOM, from_address("203.0.113.6"))[0] == 201
    assert all(ask(server.url, "/api/rooms", ROOM, JSON)[0] == 201 for _ in range(10))
    puzzle = json.loads(ask(server.url, "/api/puzzles")[2])["puzzles"][0]["id"]
    puzzle = json.dumps({"puzzle": puzzle}).encode()
    opened = [ask(server.url, "/api/puzzles", puzzle, from_address("203.0.113.10")) for _ in range(6)]
    assert [reply[0] for reply in opened] == [201] * 5 + [429], opened
    table = f"/api/puzzles/{json.loads(opened[0][2])['table']}"
    state = ask(server.url, table, b'{"do":"state"}', from_address("203.0.113.10"))
    assert state[0] == 200, "who has opened many may go on with them"
    assert ask(server.url, "/api/puzzles", puzzle, from_address("203.0.113.11"))[0] == 201

    async def flood():
        sockets = [await open_socket(server, "203.0.113.7") for _ in range(3)]
        assert upgrade(server, more="X-Forwarded-For: 203.0.113.7\r\n") == 429
        assert upgrade(server, more="X-Forwarded-For: 203.0.113.8\r\n") == 101
        await sockets.pop().close()
        await asyncio.sleep(0.5)
        assert upgrade(server, more="X-Forwarded-For: 203.0.113.7\r\n") == 101
        for each in sockets:
            await each.close()

    asyncio.run(flood())
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n"
    got = b"".join(raw(server, request * 99 + request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))[0]
                   for _ in range(15))
    good, refused = got.count(b"HTTP/1.1 200"), got.count(b"HTTP/1.1 429")
    assert good >= 500 and refused > 50, (good, refused)


def check_slow(server):
    got, took = raw(server, b"GET / HTTP/1.1\r\nHo", wait=20)
    assert not got and 4 < took < 8, f"half a request is kept for {took} s"
    got, took = raw(server, b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n"
                    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{", wait=20)
    assert not got and 4 < took < 8, f"half a body is kept for {took} s"
    got, took = raw(server, b"", wait=20)
    assert not got and 8 < took < 14, f"a silent connection is kept for {took} s"
    got, _ = raw(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 9000 + b"\r\n\r\n")
    assert got.startswith(b"HTTP/1.1 431") or not got, got[:100]
    got, _ = raw(server, b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                 b"application/json\r\nContent-Length: 70000\r\n\r\n" + b" " * 70000)
    assert got.startswith(b"HTTP/1.1 413") or not got, got[:100]
    got, _ = raw(server, b"\x16\x03\x01 this is not HTTP\r\n\r\n")
    assert not got

    async def silent():
        began = time.monotonic()
        async with open_socket(server, "203.0.113.20") as one:
            try:
                await one.recv()
            except websockets.exceptions.ConnectionClosed as closed:
                assert closed.code == 1008, closed
        return time.monotonic() - began

    assert 4 < asyncio.run(silent()) < 8

    async def ping(times):
        """Returns how many frames of pings were answered, and the code of the close."""
        async with open_socket(server, "203.0.113.21") as one:
            answers = [await one.ping() for _ in range(times)]
            done, _ = await asyncio.wait(answers, timeout=2)
            answered = sum(not each.exception() for each in done)
            return answered, one.close_code

    assert asyncio.run(ping(20)) == (20, None)
    answered, code = asyncio.run(ping(2000))
    assert code == 1008 and answered < 100, (answered, code)


def check_figures(server, metrics):
    figures = f"http://127.0.0.1:{metrics}"
    status, headers, text = ask(figures, "/metrics")
    assert status == 200 and headers["Content-Type"].startswith("text/plain; version=0.0.4")
    values = dict(line.rsplit(" ", 1) for line in text.decode().splitlines() if line[0] != "#")
    assert int(values["ptcg_rooms_created_total"]) >= 15, values
    for reason in ("host", "origin", "rooms_of_address", "puzzles_of_address", "sockets_of_address",
                   "requests_of_address", "silent", "pings"):
        assert int(values[f'ptcg_refusals_total{{reason="{reason}"}}']) > 0, reason
    assert int(values["ptcg_commit_seconds_count"]) > 0
    assert ask(figures, "/ready")[0] == 200 and ask(figures, "/health")[0] == 200
    assert ask(figures, "/api/info")[0] == 404
    assert ask(figures, "/api/rooms", ROOM, JSON)[0] == 404
    assert ask(server.url, "/metrics")[0] == 404, "strangers see the figures"
    assert ask(server.url, "/ready")[0] == 200


def processor_seconds(server):
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as stat:
        return sum(map(int, stat.read().rsplit(")", 1)[1].split()[11:13])) / 100


def check_few_files(ptcg, folder):
    """With few files the rest is turned away; without any the server waits, and goes on later."""
    server = Server(ptcg, folder, limit=110)
    try:
        assert "at most 46 connections" in server.said(), server.said()
        many = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
        time.sleep(0.5)
        many[-1].settimeout(2)
        try:
            assert many[-1].recv(1000).startswith(b"HTTP/1.1 503")
        except ConnectionError:
            pass
        for each in many:
            each.close()
        time.sleep(0.5)
        assert ask(server.url, "/health")[0] == 200

        limit = ["prlimit", f"--pid={server.process.pid}"]
        subprocess.run([*limit, "--nofile=4:110"], check=True)
        began = processor_seconds(server)
        waiting = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        time.sleep(1.5)
        seconds = processor_seconds(server) - began
        assert seconds < 0.3, f"without files the server works for {seconds} s of 1.5 s"
        assert server.said().count("no connection can be taken") == 1, server.said()
        subprocess.run([*limit, "--nofile=110:110"], check=True)
        assert ask(server.url, "/health")[0] == 200
        for each in waiting:
            each.close()
    finally:
        server.kill()


def check_options(ptcg, folder):
    for options, word in ((["--url", "https://a/b"], "without a path"),
                          (["--origin", "cards.example"], 'the origin "cards.example"'),
                          (["--trusted-proxy", "proxy.example"], "is not an address"),
                          (["--metrics", "here"], "ADDRESS:PORT"), (["--keep", "-1"], "--keep"),
                          (["--rooms", "0"], "--rooms"), (["--backup", "x"], "--db"),
                          (["--backup", "x", "--db", "postgresql://a@b/c"], "pg_dump"),
                          (["--backup", "x", "--db", f"sqlite:{folder}/none"], "no such file")):
        done = subprocess.run([ptcg, "serve", "--port", "0", *options], capture_output=True,
                              text=True, timeout=60)
        assert done.returncode != 0 and word in done.stderr, (options, done.stderr)
    done = subprocess.run(["prlimit", "--nofile=80", ptcg, "serve", "--port", "0"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode != 0 and "LimitNOFILE" in done.stderr, done.stderr


def check_unwritable(ptcg, folder):
    """A database that cannot be written is noticed before anyone plays."""
    place = folder / "unwritable"
    place.mkdir()
    database = place / "rooms.sqlite"
    Server(ptcg, folder, "--db", f"sqlite:{database}").stop()
    database.chmod(0o444)
    other = {}
    if os.geteuid() == 0:  # nothing is forbidden to root
        user = pwd.getpwnam("nobody")
        other = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        os.chown(place, user.pw_uid, user.pw_gid)
    done = subprocess.run([ptcg, "serve", "--port", "0", "--db", f"sqlite:{database}"],
                          capture_output=True, text=True, timeout=60, **other)
    assert done.returncode != 0 and "may not be written" in done.stderr, done.stderr


def check_backup(ptcg, folder, server, database):
    """A copy that is made while the server runs has the rooms that were acknowledged."""
    made = json.loads(ask(server.url, "/api/rooms", ROOM, JSON)[2])
    copy = folder / "copy.sqlite"
    command = [ptcg, "serve", "--db", f"sqlite:{database}", "--backup", str(copy)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert subprocess.run(command, capture_output=True).returncode != 0, "a copy is overwritten"
    other = Server(ptcg, folder, "--db", f"sqlite:{copy}", "--quiet")

    async def hello():
        async with open_socket(other, "203.0.113.30") as one:
            await one.send(json.dumps({"t": "hello", "room": made["room"],
                                       "token": made["tokens"][0]}))
            return json.loads(await one.recv())["t"]

    try:
        assert asyncio.run(hello()) == "welcome"
        assert other.said().count("\n") == 0, other.said()
    finally:
        other.kill()


def main():
    ptcg = sys.argv[1]
    with servers.temporary_folder() as folder:
        database, metrics = folder / "rooms.sqlite", servers.free_port()
        server = Server(ptcg, folder, "--db", f"sqlite:{database}", "--url", "https://cards.example",
                        "--trusted-proxy", "127.0.0.1", "--sockets-per-address", "3",
                        "--rooms-per-minute", "5", "--metrics", str(metrics), "--keep", "30")
        try:
            check_page(server)
            check_names(server)
            check_addresses(server)
            check_slow(server)
            check_figures(server, metrics)
            check_backup(ptcg, folder, server, database)
            assert server.stop() < 5
            for word in ("rooms are kept in", "cards in", "connections", "stopping"):
                assert word in server.said(), server.said()
        finally:
            server.kill()
        # A proxy that the operator forgot to name is noticed, once.
        server = Server(ptcg, folder)
        try:
            for _ in range(20):
                assert ask(server.url, "/api/rooms", ROOM, from_address("203.0.113.5"))[0] == 201
            assert server.said().count("--trusted-proxy 127.0.0.1") == 1, server.said()
        finally:
            server.kill()
        if "sanitized" not in sys.argv[2:]:
            check_few_files(ptcg, folder)
        check_options(ptcg, folder)
        check_unwritable(ptcg, folder)


if __name__ == "__main__":
    main()
