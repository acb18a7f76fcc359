#!/bin/sh
# Checks that the text of whole games is unchanged. After an intended change, write the file again:
#   build/release/ptcg play --players bot,bot --bot <bot> --seed <seed> >
#   tests/golden/<bot>-<seed>.txt
# usage: golden.sh <ptcg> <golden file>; the file's name gives the arguments: <bot>-<seed>.txt
set -eu
ptcg=$1
golden=$2
name=$(basename "$golden" .txt)
"$ptcg" play --players bot,bot --bot "${name%-*}" --seed "${name##*-}" </dev/null | diff "$golden" - || {
    echo "the game differs from $golden"
    exit 1
}
