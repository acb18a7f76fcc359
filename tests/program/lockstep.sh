#!/bin/sh
# lockstep.sh PYTHON LOCKSTEP DIR
# Follows recorded games in DIR; skipped (77) where there are none.
set -eu
python=$1 lockstep=$2 traces=$3
[ -d "$traces" ] || {
    printf 'skipped: no recorded games at %s\n' "$traces"
    exit 77
}
exec "$python" "$lockstep" --strict "$traces/decks-1.jsonl.xz" "$traces/random-1.jsonl.xz"
