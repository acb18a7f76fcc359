#!/bin/sh
# Checks that Ctrl-C in a game saves it, as `quit` does.
# usage: interrupt.sh <ptcg>
set -eu
ptcg=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
code=0
sleep 4 | timeout --preserve-status --signal=INT 1 \
    "$ptcg" play --players human,bot --seed 3 --save "$folder/game.json" >"$folder/out" || code=$?
[ "$code" = 130 ] || {
    echo "exit code $code instead of 130"
    exit 1
}
"$ptcg" replay --verify "$folder/game.json"
