#!/usr/bin/env bash
# usage: resume.sh PTCG
# A game that goes on from its journal knows its whole story: names of the Pokémon, and the log.
set -euo pipefail
ptcg=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

play() { "$ptcg" play "$@" --journal game.journal --game one; }
printf '%s\n' 1 none 1 log quit | play powerhouse lava-flow --players human,bot --seed 5 >before.txt
printf '%s\n' log quit | play --players human,bot >after.txt

# The log is everything between the first question's hint and the board; compare what it tells.
told() { sed -n 's/^  \(.*\.\)$/\1/p' "$1"; }
[[ $(told before.txt | wc -l) -gt 10 ]] || { echo "almost nothing was told before"; cat before.txt; exit 1; }
missing=$(comm -23 <(told before.txt | sort -u) <(told after.txt | sort -u))
[[ -z $missing ]] || { printf 'the log lost:\n%s\n' "$missing"; exit 1; }
if grep -n 'A Pokémon' after.txt; then
    echo "a Pokémon has lost its name"
    exit 1
fi
