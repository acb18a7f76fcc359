#!/usr/bin/env python3
"""A bot that plays by tools/bots/OUTSIDE.md until it does what its first argument says.

usage: bot.py WHAT [ANSWERS] [FILE]     after so many answers (default 2); FILE: see below
"""
import json
import os
import signal
import sys
import time

what = sys.argv[1]
after = int(sys.argv[2]) if len(sys.argv) > 2 else 2
file = sys.argv[3] if len(sys.argv) > 3 else None
answers = 0


def say(message):
    print(json.dumps(message), flush=True)


def first_picks(question):
    picks = []
    for number, option in enumerate(question["options"]):
        for _ in range(option["count"]):
            if len(picks) < question["min"]:
                picks.append(number)
    return picks


def misbehave(message):
    n = message["n"]
    if what == "dies":
        print("first line\nthe last words", file=sys.stderr)
        sys.exit(3)
    if what == "kills itself":
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "hangs":
        time.sleep(1000)
    if what == "lies":
        say({"t": "answer", "n": n, "picks": [60000]})
    if what == "speaks garbage":
        print("Bench \x1b[31mPikachu", flush=True)
    if what == "answers another question":
        say({"t": "answer", "n": n + 1, "picks": [0]})
    if what == "counts from one back":
        say({"t": "answer", "n": n, "picks": [-1]})
    if what == "picks without end":
        say({"t": "answer", "n": n, "picks": [0] * 1001})
    if what == "gives words":
        say({"t": "answer", "n": n, "picks": ["0"]})
    if what == "floods":
        while True:
            sys.stdout.write("x" * 4096)
    if what == "chatters":
        while True:
            say({"t": "info", "text": "still thinking"})
    if what == "is deaf":
        os.close(0)
        time.sleep(1000)
    if what == "closes its output":
        os.close(1)
        time.sleep(1000)
    if what == "forks":
        # The child keeps the streams open and would live on.
        if os.fork() == 0:
            with open(file + ".new", "w") as out:
                out.write(str(os.getpid()))
            os.rename(file + ".new", file)
            time.sleep(1000)
        while not os.path.exists(file):
            time.sleep(0.01)
        os._exit(4)
    if what == "eats memory":
        blocks = []
        while True:
            blocks.append(bytearray(16 << 20))
    if what == "works for ever":
        while True:
            pass
    if what == "tells its process":
        with open(file + ".new", "w") as out:
            out.write(str(os.getpid()))
        os.rename(file + ".new", file)
        time.sleep(1000)
    if what == "looks around":
        # Access to a database is not among what it has.
        sys.exit(sum(name.startswith("PG") for name in os.environ) * 10 + ("PATH" in os.environ))
    if what == "counts files":
        # One is open to list the others.
        os._exit(len(os.listdir("/proc/self/fd")) - 1)


for line in sys.stdin:
    message = json.loads(line)
    if file and what == "notes":
        with open(file, "a") as notes:
            notes.write(line)
    kind = message["t"]
    if kind == "hello":
        if what == "speaks another protocol":
            say({"t": "ready", "protocol": 77})
        elif what == "says nothing":
            time.sleep(1000)
        else:
            say({"t": "ready", "protocol": 1, "name": "test", "wants": ["events", "codes", "words"],
                 "options": ["depth"]})
    elif kind == "ask":
        answers += 1
        if answers > after:
            misbehave(message)
        if what == "is talkative":
            say({"t": "info", "text": "thinking"})
        say({"t": "answer", "n": message["n"], "picks": first_picks(message["question"])})
