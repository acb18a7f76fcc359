#!/usr/bin/env python3
"""Breaks the engine at random, one place at a time, and counts which breaks the tests notice.

Every sampled break is compiled into one program, behind a switch: `a < b` becomes
`(ptcg_mutant == 17 ? (a <= b) : (a < b))`. So the engine is built once, and a break is a run of the
tests with PTCG_MUTANT=17. Places where the compiler needs a constant (constexpr, case labels,
template arguments) are left alone.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field

try:
    import clang.cindex as cindex
    from clang.cindex import CursorKind
except ImportError:
    sys.exit("mutate: the Python bindings of libclang are missing; on Debian, run apt-get install python3-clang")

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutation"
EQUIVALENT = ROOT / "tests" / "mutation" / "equivalent.tsv"

# The C++ tests that must notice a break, first the quick ones, then the others. No other tests are
# built.
QUICK = sorted(f"engine/{path.stem}" for path in (ROOT / "tests" / "engine").glob("*_test.cpp")) + [
    "scripting/class_decks_test", "scripting/evaluate_test", "scripting/failures_test",
    "scripting/gone_attacker_test", "scripting/hidden_order_test", "scripting/script_host_test",
    "scripting/card_schema_test", "tools/new_card_test",
    "tools/cause_test", "tools/switches_test", "tools/undo_test", "tools/view_test"]
LATER = ["scripting/determinize_test", "scripting/position_test", "scripting/redraw_test",
         "scripting/theme_decks_test", "tools/difference_test", "tools/kept_cards_test",
         "tools/packed_view_test", "tools/replaying_test"]
RECORDED = ["tools/traces_test"]  # sees differences, cannot tell right from wrong: comes last

SWAPPED = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+", "/": "*", "&": "|", "|": "&",
    "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=",
}
# Their operands must be numbers: pointers, iterators and texts have these operators too.
ARITHMETIC = {"+", "-", "*", "/", "&", "|", "+=", "-=", "|=", "&="}
INTEGERS = {getattr(cindex.TypeKind, name) for name in (
    "INT", "UINT", "LONG", "ULONG", "SHORT", "USHORT", "SCHAR", "UCHAR", "LONGLONG", "ULONGLONG")}

HEADER = """#pragma once
/// The break that is switched on; 0: none.
extern int ptcg_mutant;
"""
SOURCE = """#include <cstdlib>
#include "state/mutant.hpp"
int ptcg_mutant = std::getenv("PTCG_MUTANT") == nullptr ? 0 : std::atoi(std::getenv("PTCG_MUTANT"));
"""


@dataclass
class Mutant:
    """One place in a source and its replacement."""
    path: str  # below ROOT
    start: int
    end: int
    kind: str
    line: int
    function: str
    before: str
    after: str
    parts: list  # what the replacement consists of: texts, and ranges of the source
    number: int = 0
    noticed_by: str = ""
    seconds: float = 0.0

    def key(self):
        return (self.path, self.function, self.before, self.after)


def one_line(text):
    text = re.sub(r"\s+", " ", text)
    return text if len(text) <= 90 else text[:60] + " ... " + text[-25:]


# --- finding places


@dataclass
class Finder:
    """Walks the syntax tree of one source."""
    path: str
    text: bytes
    found: list = field(default_factory=list)

    def source(self, start, end):
        return self.text[start:end].decode()

    def add(self, cursor, kind, after, parts, function):
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        before, changed = self.source(start, end), after
        if kind == "constant":  # identified by its line: there are many zeros
            first, last = self.text.rfind(b"\n", 0, start) + 1, self.text.find(b"\n", end)
            head, tail = self.source(first, start), self.source(end, last).split(" //")[0]
            before, changed = (head + before + tail).strip(), (head + after + tail).strip()
        self.found.append(Mutant(self.path, start, end, kind, cursor.extent.start.line, function,
                                 one_line(before), one_line(changed), parts))

    def walk(self, cursor, function):
        kind = cursor.kind
        if kind in (CursorKind.STATIC_ASSERT, CursorKind.ENUM_DECL):
            return
        if kind.is_declaration() and kind != CursorKind.NAMESPACE:
            start = cursor.extent.start.offset
            head = self.source(start, min(start + 120, cursor.extent.end.offset)).split("{")[0]
            if re.search(r"\bconstexpr\b", head.split("=")[0]):
                return
            if kind in (
                    CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.CONSTRUCTOR,
                    CursorKind.FUNCTION_TEMPLATE, CursorKind.CONVERSION_FUNCTION):
                function = cursor.spelling
        self.look_at(cursor, function)
        children = list(cursor.get_children())
        if kind == CursorKind.CASE_STMT:
            children = children[1:]
        for child in children:
            self.walk(child, function)

    def look_at(self, cursor, function):
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        children = list(cursor.get_children())
        kind = cursor.kind
        if kind in (CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR) or (
                kind == CursorKind.CALL_EXPR and len(children) == 3):
            self.look_at_operator(cursor, children, function)
        elif kind == CursorKind.INTEGER_LITERAL:
            written = self.source(start, end)
            match = re.fullmatch(r"(\d+)([uU]?[lL]{0,2})", written)
            if match:
                after = str({0: 1, 1: 0}.get(int(match[1]), int(match[1]) + 1)) + match[2]
                self.add(cursor, "constant", after, [after], function)
        elif kind == CursorKind.CXX_BOOL_LITERAL_EXPR:
            after = {"true": "false", "false": "true"}.get(self.source(start, end))
            if after:
                self.add(cursor, "constant", after, [after], function)
        elif kind in (CursorKind.IF_STMT, CursorKind.WHILE_STMT, CursorKind.CONDITIONAL_OPERATOR):
            self.look_at_condition(cursor, children, function)
        elif kind == CursorKind.UNARY_OPERATOR and self.text[start:start + 1] == b"!":
            inside = (children[0].extent.start.offset, children[0].extent.end.offset)
            self.add(cursor, "condition", self.source(*inside),
                     ["static_cast<bool>(", inside, ")"], function)

    def look_at_operator(self, cursor, children, function):
        if len(children) < 2:
            return
        left, right = children[0], children[-1]
        left_range = (left.extent.start.offset, left.extent.end.offset)
        right_range = (right.extent.start.offset, right.extent.end.offset)
        operator = self.source(left_range[1], right_range[0]).strip()
        if operator not in SWAPPED or left_range[0] != cursor.extent.start.offset:
            return
        if operator in ARITHMETIC:
            kinds = {left.type.get_canonical().kind, right.type.get_canonical().kind}
            if not kinds <= INTEGERS:
                return
        swapped = SWAPPED[operator]
        after = f"{self.source(*left_range)} {swapped} {self.source(*right_range)}"
        self.add(cursor, "operator", after, [left_range, f" {swapped} ", right_range], function)

    def look_at_condition(self, cursor, children, function):
        head = self.source(cursor.extent.start.offset, cursor.extent.start.offset + 14)
        if head.startswith("if constexpr"):
            return
        condition = next((c for c in children if c.kind.is_expression()), None)
        if condition is None or (children[0].kind.is_declaration() and len(children) < 3):
            return
        inside = (condition.extent.start.offset, condition.extent.end.offset)
        written = self.source(*inside)
        if not written or any(c.extent.start.offset == inside[0] for c in children
                              if c.kind == CursorKind.VAR_DECL):
            return
        self.add(condition, "condition", f"!({written})", ["!(", inside, ")"], function)


def find_mutants():
    """Returns all places of engine/src that can be broken, each once."""
    index = cindex.Index.create()
    found = {}
    for path in sorted((ROOT / "engine" / "src").glob("*/*.cpp")):
        unit = index.parse(str(path), args=["-std=c++20", f"-I{ROOT}/engine/include", f"-I{ROOT}/engine/src"])
        errors = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
        if errors:
            sys.exit(f"mutate: clang cannot read {path}: {errors[0]}")
        finders = {}
        for cursor in unit.cursor.get_children():
            file = cursor.location.file
            if file is None or ROOT / "engine" / "src" not in pathlib.Path(file.name).resolve().parents:
                continue
            name = str(pathlib.Path(file.name).resolve().relative_to(ROOT))
            if name not in finders:
                finders[name] = Finder(name, (ROOT / name).read_bytes())
            finders[name].walk(cursor, "")
        for finder in finders.values():
            for mutant in finder.found:
                found.setdefault((mutant.path, mutant.start, mutant.end, mutant.after), mutant)
    return list(found.values())


# --- writing the sources


def render(text, start, end, mutants):
    """Returns the range of the source with the switches of these mutants."""
    inside = [m for m in mutants if start <= m.start and m.end <= end]
    outermost = []
    for mutant in sorted(inside, key=lambda m: (m.start, -m.end, m.number)):
        if not outermost or mutant.start >= outermost[-1].end:
            outermost.append(mutant)
    pieces, at = [], start
    for mutant in outermost:
        others = [m for m in inside if m is not mutant]
        changed = "".join(p if isinstance(p, str) else "(" + render(text, *p, others) + ")"
                          for p in mutant.parts)
        original = render(text, mutant.start, mutant.end, others)
        if mutant.kind == "condition":
            original = f"static_cast<bool>({original})"
        pieces.append(text[at:mutant.start].decode())
        pieces.append(f"(ptcg_mutant == {mutant.number} ? ({changed}) : ({original}))")
        at = mutant.end
    pieces.append(text[at:end].decode())
    return "".join(pieces)


def write_if_changed(path, text):
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def compiles(tree, path, mutants):
    """Writes the source with these mutants. Returns the set of lines that the compiler rejects."""
    original = (ROOT / path).read_bytes()
    text = render(original, 0, len(original), mutants)
    write_if_changed(tree / path, '#include "state/mutant.hpp"\n#line 1\n' + text if not path.endswith(".hpp")
                     else text.replace("#pragma once\n", '#pragma once\n#include "state/mutant.hpp"\n#line 2\n', 1))
    command = ["g++", "-x", "c++", "-std=c++20", "-fsyntax-only", "-Wno-narrowing", "-fmax-errors=0",
               f"-I{tree}/engine/include", f"-I{tree}/engine/src", f"-I{ROOT}/engine/src", str(tree / path)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode == 0:
        return set()
    lines = {int(m[1]) for m in re.finditer(rf"{re.escape(path.split('/')[-1])}:(\d+):\d+: error", result.stderr)}
    if not lines:
        sys.exit(f"mutate: {path} cannot be compiled\n{result.stderr[:2000]}")
    return lines


def write_sources(tree, chosen):
    """Writes all sources of the engine. Returns the mutants that compile."""
    kept = []
    sources = (ROOT / "engine" / "src").glob("*/*.[ch]pp")
    for path in sorted((str(p.relative_to(ROOT)) for p in sources), key=lambda p: (p.endswith(".cpp"), p)):
        mine = [m for m in chosen if m.path == path]
        while True:
            refused = compiles(tree, path, mine)
            if not refused:
                break
            spans = [(m, m.line, m.line + (ROOT / path).read_bytes()[m.start:m.end].count(b"\n")) for m in mine]
            left = [m for m, first, last in spans if not any(first <= line <= last for line in refused)]
            if len(left) == len(mine):
                left = []
            mine = left
        kept += mine
    return kept


# --- building and running


def build(tree):
    out = WORK / "build"
    # A switched value is not a constant expression, so narrowing may not be an error.
    flags = "-O1 -g0 -Wno-narrowing"
    configure = ["cmake", "-S", str(tree), "-B", str(out), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                 f"-DCMAKE_CXX_FLAGS_DEBUG={flags}", "-DCMAKE_UNITY_BUILD=ON", "-DPTCG_MPI=OFF",
                 "-DPTCG_INSTALL=OFF"]
    if shutil.which("ccache"):
        configure += ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"]
    for command in (configure, ["cmake", "--build", str(out), "--target", "ptcg", "ptcg_tests",
                                "--parallel", str(os.cpu_count())]):
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode != 0:
            sys.exit(f"mutate: {shlex.join(command)} failed\n{result.stdout[-4000:]}")
    return out


def copy_tree(tree):
    files = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], check=True,
                           capture_output=True).stdout.decode().split("\0")
    # Sources are globbed, so files left by an earlier run and removed since would be built.
    gone = {p for p in tree.rglob("*") if p.is_file() and not (ROOT / p.relative_to(tree)).is_file()}
    for path in gone - {tree / "engine" / "src" / "state" / f"mutant.{end}" for end in ("hpp", "cpp")}:
        path.unlink()
    run = {f"tests/{name}.cpp" for name in QUICK + LATER + RECORDED}
    for name in filter(None, files):
        source, target = ROOT / name, tree / name
        if re.fullmatch(r"tests/.*_test\.cpp", name) and name not in run:
            target.unlink(missing_ok=True)
            continue
        if not source.exists() or re.fullmatch(r"engine/src/.*\.[ch]pp", name):
            continue
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    write_if_changed(tree / "engine" / "src" / "state" / "mutant.hpp", HEADER)
    write_if_changed(tree / "engine" / "src" / "state" / "mutant.cpp", SOURCE)


def checks(tree, out):
    """Returns the checks that must notice a break, the quickest first."""
    program, tests = out / "ptcg", out / "tests" / "ptcg_tests"

    def of(names):  # in Catch2, "-#" tags the tests of a file with its name
        return [tests, "-#", "-a", ",".join(f"[#{name.split('/')[1]}]" for name in names)]

    packs = ["--packs", tree / "tests/packs", tree / "tests/rules", tree / "tests/vocabulary"]
    one = [program, "test", "--jobs", "1"]
    return [
        ("rules", [*one, "--no-reruns", *packs]),
        ("cards", [*one, "--no-reruns"]),
        ("engine", of(QUICK)),
        ("views and forks", of(LATER)),
        ("games", [program, "simulate", "powerhouse", "lava-flow", "--games", 100, "--seed", 1, "--check"]),
        ("rules and cards again", [*one, *packs, tree / "cards"]),
        ("recorded games", of(RECORDED)),
    ]


def run_check(command, mutant, limit):
    """Returns 0 if the check passed. Any other value: the break was noticed."""
    environment = dict(os.environ, PTCG_MUTANT=str(mutant))
    try:
        return subprocess.run([str(c) for c in command], env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit).returncode
    except subprocess.TimeoutExpired:
        return -1


def run_mutant(mutant, todo, limits):
    began = time.monotonic()
    for (name, command), limit in zip(todo, limits):
        if run_check(command, mutant.number, limit) != 0:
            mutant.noticed_by = name
            break
    mutant.seconds = time.monotonic() - began
    return mutant


def measure(todo):
    """Returns each check's time limit: five times what it takes unbroken, when it must pass."""
    limits = []
    for name, command in todo:
        began = time.monotonic()
        if run_check(command, 0, 1800) != 0:
            sys.exit(f"mutate: the tests fail without a break: {shlex.join(map(str, command))}")
        limits.append(10 + 5 * (time.monotonic() - began))
    return limits


# --- reporting


def read_equivalent():
    """Returns the breaks that change nothing a match can show, each with its reason."""
    known = {}
    if EQUIVALENT.exists():
        for line in EQUIVALENT.read_text().splitlines():
            if line and not line.startswith("#"):
                path, function, before, after, reason = line.split("\t")
                known[(path, function, before, after)] = reason
    return known


def report(mutants, known, options):
    noticed = [m for m in mutants if m.noticed_by]
    survivors = [m for m in mutants if not m.noticed_by]
    equivalent = [m for m in survivors if m.key() in known]
    missed = [m for m in survivors if m.key() not in known]
    by = {}
    for m in noticed:
        by[m.noticed_by] = by.get(m.noticed_by, 0) + 1
    recorded = [m for m in noticed if m.noticed_by == "recorded games"]
    for title, rows in (("equivalent", equivalent), ("seen in recorded games alone", recorded),
                        ("not noticed", missed)):
        if rows:
            print(f"\n{title}:")
        for m in sorted(rows, key=lambda m: (m.path, m.line)):
            print(f"  {m.path}:{m.line}: {m.kind} in {m.function or 'no function'}\n"
                  f"    {m.before}\n    -> {m.after}")
            if m.key() in known:
                print(f"    {known[m.key()]}")
    counted = len(mutants) - len(equivalent)
    share = 100.0 * len(noticed) / counted if counted else 100.0
    print(f"\nseed {options.seed}: {len(mutants)} breaks, {len(equivalent)} equivalent, "
          f"{len(noticed)} of {counted} noticed ({share:.1f} %)")
    print("noticed first by: " + ", ".join(f"{name} {count}" for name, count in by.items()))
    if options.json:
        rows = [{k: v for k, v in vars(m).items() if k != "parts"} for m in mutants]
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=1))
    return share


def main():
    parser = argparse.ArgumentParser(prog="tools/dev mutate", description=__doc__.split("\n")[0])
    parser.add_argument("count", nargs="?", type=int, default=200, help="number of breaks (default: 200)")
    parser.add_argument("seed", nargs="?", type=int, default=1, help="seed that selects the breaks (default: 1)")
    parser.add_argument("--file", default="", help="only breaks in sources whose path contains this")
    parser.add_argument("--least", type=float, default=95, metavar="PERCENT",
                        help="exit with code 1 if fewer are noticed (default: 95)")
    parser.add_argument("--list", action="store_true", help="only list the selected breaks")
    parser.add_argument("--json", metavar="FILE", help="write every break and the test that noticed it")
    options = parser.parse_args()
    if options.count < 1:
        parser.error("count must be at least 1")

    tree = WORK / "source"
    candidates = [m for m in find_mutants() if options.file in m.path]
    if not candidates:
        parser.error(f"nothing to break in sources with \"{options.file}\" in their path")
    random.Random(options.seed).shuffle(candidates)
    # Some must stay constants for the compiler and are dropped, so extra ones are drawn.
    chosen = candidates[:options.count + options.count // 4 + 5]
    for number, mutant in enumerate(chosen, 1):
        mutant.number = number
    if options.list:
        for m in chosen[:options.count]:
            print(f"{m.path}:{m.line}: {m.kind} in {m.function}: {m.before} -> {m.after}")
        return 0

    def say(text):
        print(f"mutate: {text}", file=sys.stderr, flush=True)

    copy_tree(tree)
    chosen = write_sources(tree, chosen)
    chosen = sorted(chosen, key=lambda m: m.number)[:options.count]
    say(f"{len(chosen)} of {len(candidates)} places; building")
    out = build(tree)
    todo = checks(tree, out)
    limits = measure(todo)
    say("unbroken, the checks pass; running them against each break")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(run_mutant, m, todo, limits) for m in chosen]
        for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            job.result()
            if done % 10 == 0 or done == len(jobs):
                say(f"{done} of {len(jobs)}")
    return 0 if report(chosen, read_equivalent(), options) >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
