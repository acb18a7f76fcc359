#!/usr/bin/env python3
"""Nothing a stranger wrote reaches a terminal raw.

usage: strangers.py PTCG CARDS_FOLDER

Runs every command on packs, decks, tests, positions, saved games, journals, languages, file names
and arguments full of control characters, characters that change the writing direction or have no
width, stacked accents, forged lines and bytes that are not UTF-8: at a terminal, in color, and in a
pipe. The output must be plain text, with only the escape sequences of the program's own colors.
"""

import json
import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

PTCG = sys.argv[1]
CARDS = pathlib.Path(sys.argv[2])

CHARACTERS = (
    "\x1b[2J\x1b]0;title\x07\x7f\b\r\n\x85\x9b31m\xad\u061c\u200b\u200c\u200d\u200e\u200f\u2028"
    "\u2029\u202a\u202e\u2060\u2066\u2069\ufeff\ufe0f\ufff9\U000e0041\U000e01efe" + 9 * "\u0301" + "\nForged"
)
EVIL = CHARACTERS.encode()
EVIL_BYTES = EVIL + b"\x9b31m\xff\xfe\xc0\x9b\xed\xa0\x80\xf5"

HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u2800\u3164\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
PILED = re.compile("[\u0300-\u036f]{4}")
# Text in a name, a word or a message must not begin a line, or it could pass for one of ours.
FORGED = re.compile("^Forged", re.M)
OWN_COLORS = re.compile(rb"\x1b\[(0|1|2|31|32|33|34|35|36)m")
# A progress line written over, and the screen cleared before a report of watch.
OWN_MOVES = re.compile(rb"\r\x1b\[K|\x1b\[2J\x1b\[3J\x1b\[H|\r\n")

failures = []


def escaped(text):
    """Returns a TOML string with the characters as numeric escapes."""
    return '"' + "".join(c if " " < c < "\x7f" and c not in '"\\' else f"\\U{ord(c):08x}" for c in text) + '"'


def in_lua(data):
    return '"' + "".join(f"\\x{b:02x}" for b in data) + '"'


def check(words, output, at_terminal):
    if at_terminal:
        output = OWN_MOVES.sub(b"\n", OWN_COLORS.sub(b"", output))
    where = "at a terminal" if at_terminal else "in a pipe"
    shown = " ".join(repr(w) for w in words)
    try:
        text = output.decode()
    except UnicodeDecodeError as error:
        failures.append(f"{where}: {shown}: {error}")
        return
    found = HIDDEN.search(text) or PILED.search(text) or FORGED.search(text)
    if found:
        begin = max(0, found.start() - 40)
        failures.append(f"{where}: {shown}: {text[begin:found.end() + 40]!r}")


def environment(extra):
    env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "PTCG_PACKS", "COLUMNS")}
    env["TERM"] = "xterm"
    env.update(extra)
    return env


def run_piped(words, extra, seconds):
    try:
        done = subprocess.run([PTCG, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, env=environment(extra), timeout=seconds)
        return done.stdout, done.returncode
    except subprocess.TimeoutExpired as late:
        return late.stdout or b"", None


def run_at_terminal(words, extra, seconds):
    ours, theirs = pty.openpty()
    process = subprocess.Popen([PTCG, *words], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
                               env=environment(extra), start_new_session=True)
    os.close(theirs)
    output = b""
    end = time.monotonic() + seconds
    code = None
    while True:
        ready, _, _ = select.select([ours], [], [], max(0, end - time.monotonic()))
        if not ready:
            process.kill()
            break
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other end is closed
            part = b""
        if not part:
            break
        output += part
    code = process.wait()
    os.close(ours)
    return output, code if ready else None


walked = set()


def walk(*words, env=None, endless=False, seconds=120):
    """Runs the command at a terminal. The first call of a command and JSON output also run in a
    pipe. A command that does not end is killed."""
    words = list(words)
    ways = [(run_at_terminal, True)]
    if words[0] not in walked or "--json" in words:
        ways.append((run_piped, False))
    walked.add(words[0])
    for run, at_terminal in ways:
        output, code = run(words, env or {}, 6 if endless else seconds)
        check(words, output, at_terminal)
        if code is None and not endless:
            failures.append(f"{words!r} does not end")
        elif code is not None and (code < 0 or code > 2):
            failures.append(f"{words!r} ended with {code}: {output[-300:]!r}")


def fnv(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def signed(fields):
    """Returns the saved game with a matching checksum."""
    text = "{\n" + "".join(f'  "{k}": {json.dumps(v, ensure_ascii=False)},\n' for k, v in fields.items())
    return (text + f'  "checksum": "{fnv(text.encode()):016x}"\n}}\n').encode()


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="ptcg-strangers-"))
    try:
        walk_all(folder)
    finally:
        subprocess.run(["rm", "-rf", str(folder)], check=False)
    listed = subprocess.run([PTCG, "help"], stdout=subprocess.PIPE, check=True).stdout.decode()
    commands = set(re.findall(r"^  ([a-z]+) {2,}\S", listed.split("Subcommands:")[1], re.M))
    for command in sorted(commands - walked):
        failures.append(f"no call of the command {command}")
    for failure in failures:
        print(failure)
    print(f"{len(walked)} commands walked, {len(failures)} failures")
    sys.exit(1 if failures else 0)


def walk_all(folder):
    # An argument with a newline is rejected: `walk` tries that with EVIL_BYTES.
    evil_name = EVIL_BYTES.replace(b"/", b"").replace(b"\n", b"")
    root = folder / "packs"
    pack = root / "evil1"
    (pack / "tests").mkdir(parents=True)
    (pack / "decks").mkdir()
    # A pack that loads, and whose messages during play are the stranger's.
    (pack / "pack.toml").write_text('id = "evil1"\nname = "E"\nversion = "1"\napi = 2\ndepends = ["dp1", "dp3"]\n')
    (pack / "001-e.toml").write_text(
        'id = "evil1-1"\nname = "E"\nkind = "trainer"\ntrainer = "item"\ntext = "E"\n')
    (pack / "001-e.lua").write_bytes(
        b"local card = ...\ncard.play = function(game, it)\n  error(" + in_lua(EVIL_BYTES).encode() + b")\nend\n")
    (pack / "002-e.toml").write_text(
        'id = "evil1-2"\nname = "F"\nkind = "trainer"\ntrainer = "item"\ntext = "E"\n')
    (pack / "002-e.lua").write_bytes(
        b"local card = ...\ncard.play = function(game, it)\n  game:choose { options = { \"a\", "
        + in_lua(EVIL[:20]).encode() + b" } }\nend\n")
    (pack / "tests" / "001-e.lua").write_bytes(
        b"test(" + in_lua(EVIL_BYTES).encode() + b""", function(t)
  t:position { me = { active = "dp3-55", hand = { "evil1-1" } }, opponent = { active = "dp3-55" } }
  t:play "evil1-1"
end)
test("choose", function(t)
  t:position { me = { active = "dp3-55", hand = { "evil1-2" } }, opponent = { active = "dp3-55" } }
  t:play "evil1-2"
end)
test("raw", function(t) t[""" + in_lua(EVIL_BYTES).encode() + b"""] = 1 end)
test("error", function(t) error(""" + in_lua(EVIL_BYTES).encode() + b""") end)
""")
    (pack / "tests" / "002-e.lua").write_bytes(b"-- " + EVIL_BYTES + b"\nthis is no Lua " + EVIL_BYTES)
    os.rename(os.fsencode(pack / "tests" / "002-e.lua"), os.fsencode(pack / "tests") + b"/" + evil_name + b".lua")
    lists = b"".join(b"# " + EVIL_BYTES + b"\n" for _ in range(2))
    deck = (CARDS / "dp3/decks/powerhouse.txt").read_bytes()
    decks = os.fsencode(pack / "decks")
    good_deck = decks + b"/" + evil_name + b".txt"
    with open(good_deck, "wb") as file:
        file.write(deck)
    bad_deck = os.fsencode(folder) + b"/bad" + evil_name + b".txt"
    with open(bad_deck, "wb") as file:
        file.write(b"# format: " + EVIL + b"\n" + lists + b"4 " + EVIL + b" XYZ 1\n" + EVIL + b"\n" + deck)
    with open(os.fsencode(folder) + b"/bytes.txt", "wb") as file:
        file.write(deck + EVIL_BYTES)

    packs = ["--packs", str(root)]
    walk("check", *packs)
    walk("check", *packs, "--json")
    walk("cards", *packs, "evil1")
    walk("cards", *packs, "evil1", "--json")
    walk("cards", *packs, EVIL_BYTES)
    walk("test", *packs, str(pack))
    walk("test", *packs, str(pack), "--json")
    walk("test", *packs, str(pack), "--list")
    walk("test", *packs, str(pack), "-v", "--junit", str(folder / "junit.xml"))
    walk("test", *packs, "--filter", EVIL_BYTES, str(pack))
    walk("deck", *packs)
    walk("deck", *packs, good_deck)
    walk("deck", *packs, bad_deck)
    walk("deck", *packs, os.fsencode(folder) + b"/bytes.txt")
    walk("deck", *packs, EVIL_BYTES)
    walk("deck", *packs, good_deck, "--format", EVIL_BYTES)
    walk("deck", *packs, good_deck, "--ruleset", b"./" + evil_name)
    walk("simulate", *packs, good_deck, good_deck, "--games", "2")
    walk("simulate", *packs, good_deck, good_deck, "--games", "2", "--json")
    walk("simulate", *packs, good_deck, good_deck, "--games", EVIL_BYTES)
    walk("arena", *packs, "random", "random", "--games", "2", "--decks", good_deck, good_deck)
    walk("arena", *packs, "random", "random", "--games", "2", "--decks", good_deck, good_deck, "--json")
    walk("arena", *packs, EVIL_BYTES, "random")
    walk("bench", *packs, EVIL_BYTES)
    walk("bench", *packs, "--" + CHARACTERS)
    walk("draft", EVIL_BYTES)
    walk("draft", "Draw a card.", "--name", EVIL_BYTES, "--card", EVIL_BYTES)
    walk("draft", "--as", EVIL_BYTES, "Draw a card.")
    walk("draft", b"Search your deck for " + EVIL_BYTES + b" and put it into your hand. Then, shuffle your deck.")
    walk("draft", *packs, "evil1-1")
    walk("phrases", EVIL_BYTES)
    walk("phrases", "--check", "--data", EVIL_BYTES)
    walk("api", EVIL_BYTES)
    walk("rules", EVIL_BYTES)
    walk("rules", "--ruleset", b"./" + evil_name)
    walk("watch", *packs, EVIL_BYTES)
    walk("watch", *packs, str(pack), endless=True)
    walk("format", EVIL_BYTES)
    walk("format", "--check", *packs, str(pack))
    walk("migrate", EVIL_BYTES)
    walk("migrate", "--dry-run", *packs, str(pack))
    walk("new", "pack", EVIL_BYTES)
    walk("new", "card", EVIL_BYTES)
    walk("new", "pack", "my1", "--packs", str(folder), "--name", EVIL_BYTES)
    walk("new", "cards", "my1", "--data", os.fsencode(folder) + b"/" + evil_name)
    walk(EVIL_BYTES)
    walked.discard(EVIL_BYTES)
    walk("help", EVIL_BYTES)
    walked.discard("help")
    walk("deck", env={"PTCG_PACKS": CHARACTERS.replace("\n", "")})
    walk("play", *packs, "--lang", EVIL_BYTES)

    # Games: a deck file whose name is a stranger's, a saved game, a journal.
    save = folder / "game.json"
    journal = os.fsencode(folder) + b"/j" + evil_name
    play = ["play", *packs, good_deck, good_deck, "--players", "bot,bot", "--seed", "3"]
    walk(*play, "--save", str(save))
    walk(*play, "--save", os.fsencode(folder) + b"/no/" + evil_name)
    walk(*play, "--journal", journal, "--game", EVIL_BYTES)
    walk("journal", *packs, journal)
    walk("journal", *packs, journal, "--game", EVIL_BYTES)
    walk("journal", *packs, journal, "--verify")
    walk("journal", *packs, journal, "--game", "x" + CHARACTERS)
    walk("serve", *packs, "--address", EVIL_BYTES)
    walk("host-library", "--packs", EVIL_BYTES)
    walk("replay", *packs, str(save))
    fields = json.loads(save.read_bytes())
    del fields["checksum"]
    for change in ({"decks": [{"name": CHARACTERS, "cards": d["cards"]} for d in fields["decks"]]},
                   {"ruleset": CHARACTERS}, {"ruleset": "/dev/" + CHARACTERS}, {"version": CHARACTERS},
                   {"packs": [{"id": CHARACTERS, "version": CHARACTERS, "hash": CHARACTERS}]},
                   {"decks": [{"name": "A", "cards": [CHARACTERS]}] * 2}, {"seed": CHARACTERS}):
        changed = os.fsencode(folder) + b"/" + evil_name + b".json"
        with open(changed, "wb") as file:
            file.write(signed({**fields, **change}))
        walk("replay", *packs, changed)
    with open(changed, "wb") as file:
        file.write(EVIL_BYTES)
    walk("replay", *packs, changed)

    # Positions and sessions.
    position = os.fsencode(folder) + b"/" + evil_name + b".toml"
    text = ('title = TITLE\nnote = NOTE\nruleset = "dp"\n[me]\nactive = "dp3-55"\nhand = ["evil1-1", "evil1-2"]\n'
            'prizes = 1\n[opponent]\nactive = "dp3-55"\n')
    for title, note in (('"x"', '"y"'), (escaped(CHARACTERS), escaped(CHARACTERS))):
        with open(position, "wb") as file:
            file.write(text.replace("TITLE", title).replace("NOTE", note).encode())
        walk("solve", *packs, position, "--json")
    with open(position, "wb") as file:
        file.write(text.replace('"dp"', escaped(CHARACTERS)).encode() + EVIL)
    walk("solve", *packs, position)
    session = os.fsencode(folder) + b"/session" + evil_name
    with open(session, "wb") as file:
        file.write(b"new\nset hand evil1-1\nplay evil1-1\n" + EVIL_BYTES + b"\nload " + position + b"\n# "
                   + EVIL_BYTES + b"\neval " + in_lua(EVIL_BYTES).encode() + b"\n")
    walk("repl", *packs, "-k", session)

    # Packs that do not load, each for a different reason.
    for what, content in (("name", f'name = {escaped(CHARACTERS)}'), ("key", f'{escaped(CHARACTERS)} = 1\nname = "x"'),
                          ("raw", 'name = "' + CHARACTERS + '"'), ("id", 'name = "x"\nid2 = "' + CHARACTERS[:4])):
        broken = folder / ("broken-" + what)
        (broken / "b1").mkdir(parents=True)
        (broken / "b1" / "pack.toml").write_text(f'id = "b1"\nversion = "1"\napi = 2\n{content}\n', newline="")
        for command in (["check", "--json"], ["cards"], ["test", str(broken)]):
            walk(*command, "--packs", str(broken))
    broken = folder / "broken-files"
    (broken / "b1").mkdir(parents=True)
    (broken / "b1" / "pack.toml").write_text('id = "b1"\nname = "x"\nversion = "1"\napi = 2\n')
    with open(os.fsencode(broken / "b1") + b"/" + evil_name + b".toml", "wb") as file:
        file.write(b'id = "' + EVIL_BYTES + b'"')
    (broken / "b1" / "002-x.toml").write_text(
        'id = "b1-2"\nname = "X"\nkind = "trainer"\ntrainer = ' + escaped(CHARACTERS) + '\ntext = "x"\n')
    (broken / "b1" / "002-x.lua").write_bytes(b"local card = ...\nx = " + EVIL_BYTES)
    (broken / "lang").mkdir()
    (broken / "lang" / "xx.toml").write_text(f'name = {escaped(CHARACTERS)}\n[words]\nyou = {escaped(CHARACTERS)}\n')
    (broken / "formats").mkdir()
    (broken / "formats" / "f.toml").write_text(f'id = {escaped(CHARACTERS)}\nruleset = {escaped(CHARACTERS)}\n')
    (broken / "rulesets").mkdir()
    (broken / "rulesets" / "r.toml").write_text(f'id = {escaped(CHARACTERS)}\n{escaped(CHARACTERS)} = 1\n')
    (broken / "eras.toml").write_text(f'[[era]]\nruleset = {escaped(CHARACTERS)}\n')
    for command in (["check"], ["check", "--json"], ["deck", "--formats"], ["play", "--lang", "xx"]):
        walk(*command, "--packs", str(broken))


main()
