#!/bin/sh
# Checks that the same seed gives the same games in ten processes, whatever the number of threads.
# usage: signature.sh <ptcg> <games>
set -eu
ptcg=$1
games=$2

signature() {
    "$ptcg" simulate powerhouse lava-flow --games "$games" --seed 42 --threads "$1" --json |
        sed -n 's/.*"signature": "\{0,1\}\([0-9a-f]*\).*/\1/p'
}

first=$(signature 1)
[ -n "$first" ] || { echo "simulate printed no signature"; exit 1; }
for run in 1 2 3 4 5 6 7 8 9; do
    threads=$((run % 2 + 1))
    again=$(signature "$threads")
    if [ "$again" != "$first" ]; then
        echo "run $run with $threads threads: signature $again, the first run had $first"
        exit 1
    fi
done
