#!/bin/sh
# Checks that a session of ptcg repl, run again, prints the same. After an intended change, write
# the file again:
#   build/release/ptcg repl --keep-going tests/repl/NAME.txt > new && mv new tests/repl/NAME.txt
# usage: transcript.sh <ptcg> <transcript>
set -eu
ptcg=$(realpath "$1")
transcript=$(realpath "$2")
# The session's saves are removed with this folder.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$ptcg" repl --keep-going "$transcript" | diff "$transcript" - || {
    echo "the session differs from $transcript"
    exit 1
}
