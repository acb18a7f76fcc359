#!/bin/sh
# A session of ptcg repl, run again, says the same. Where a change is meant, write the file anew:
#   build/release/ptcg repl --keep-going tests/repl/NAME.txt > new && mv new tests/repl/NAME.txt
# usage: transcript.sh <ptcg> <transcript>
set -eu
ptcg=$(realpath "$1")
transcript=$(realpath "$2")
# What the session saves goes away with this folder.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$ptcg" repl --keep-going "$transcript" | diff "$transcript" - || {
    echo "the session differs from $transcript"
    exit 1
}
