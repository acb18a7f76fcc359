#!/usr/bin/env python3
"""Compares tools/encoding/JSON.md with the schema and with FIELDS.md: each property of what a seat sees
has its place, and each place that is named exists.

    tests/encoding/json_places.py REPOSITORY
"""

import json
import pathlib
import re
import sys

PARTS = (
    "view side pile known_card pokemon affinities attached lasting question question_of_others ending option"
)


def properties(definition: dict) -> set[str]:
    """Returns the names of all properties, also of alternatives and of the objects in an array."""
    definition = definition.get("items", definition)
    names = set(definition.get("properties", {}))
    for part in definition.get("oneOf", []):
        names |= properties(part)
    return names


def tables(text: str, row: str) -> dict[str, dict[str, str]]:
    """Returns the rows of the tables below each heading: the name and the rest."""
    found: dict[str, dict[str, str]] = {}
    for heading, body in re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.M | re.S):
        found[heading] = dict(re.findall(row, body, re.M))
    return found


def problems(schema: dict, places: dict[str, dict[str, str]], columns: dict[str, dict[str, str]]) -> list[str]:
    said = []
    for part in PARTS.split():
        wanted, there = properties(schema["definitions"][part]), set(places.get(part, {}))
        said += [f"{part}.{name}: no place" for name in sorted(wanted - there)]
        said += [f"{part}.{name}: not in the schema" for name in sorted(there - wanted)]
    said += [f"{part}: not compared" for part in sorted(set(places) - set(PARTS.split()))]
    for part, rows in places.items():
        for name, place in rows.items():
            for section, column in re.findall(r"`(\w+)\.(\w+)`", place):
                if column not in columns.get(section, {}):
                    said.append(f"{part}.{name}: there is no {section}.{column} in FIELDS.md")
    return said


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(f"usage: {sys.argv[0]} REPOSITORY")
    folder = pathlib.Path(sys.argv[1]) / "tools"
    schema = json.loads((folder / "hosting/schema/ptcg.schema.json").read_text())
    places = tables((folder / "encoding/JSON.md").read_text(), r"^\| `(\w+)` \| (.*) \|$")
    columns = tables((folder / "encoding/FIELDS.md").read_text(), r"^\| *\d+ \| `(\w+)` \| (.*) \|$")
    # The comparison itself: it sees a place that is missing, one too many, and one that is wrong.
    less = {part: dict(rows) for part, rows in places.items()}
    del less["pokemon"]["hp"]
    less["view"] |= {"weather": "`global.turn`", "turn": "`global.weather`"}
    assert len(problems(schema, less, columns)) == len(problems(schema, places, columns)) + 3
    if said := problems(schema, places, columns):
        raise SystemExit("tools/encoding/JSON.md:\n" + "\n".join(said))


if __name__ == "__main__":
    main()
