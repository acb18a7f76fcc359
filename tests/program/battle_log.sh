#!/usr/bin/env bash
# The battle log of a saved game: its sections, and what each seat may read.
# usage: battle_log.sh PTCG
set -euo pipefail
ptcg=$1
export NO_COLOR=1 PTCG_PACKS=''
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
game=$folder/game.json

"$ptcg" play --players bot,bot --seed 5 --save "$game" >"$folder/story"
turns=$(grep -c '^Turn ' "$folder/story")

fail() {
    echo "battle_log.sh: $1" >&2
    exit 1
}

for seat in 1 2; do
    "$ptcg" replay "$game" --log --seat $seat >"$folder/log$seat"
    [[ $(head -1 "$folder/log$seat") == Setup ]] || fail "seat $seat: the log does not begin with Setup"
    [[ $(grep -c "'s Turn\$" "$folder/log$seat") == "$turns" ]] || fail "seat $seat: not $turns turns"
    grep -q '^- ' "$folder/log$seat" || fail "seat $seat: no details"
done

# The line after a hand is drawn names the cards, to their owner alone.
first_hand() { # FILE PLAYER
    grep -A1 -m1 "^$2 draws 7 cards\.\$" "$1" | tail -1
}
[[ $(first_hand "$folder/log1" Powerhouse) == '- '* ]] || fail "seat 1 does not read its own hand"
[[ $(first_hand "$folder/log2" 'Lava Flow') == '- '* ]] || fail "seat 2 does not read its own hand"
[[ $(first_hand "$folder/log1" 'Lava Flow') != '- '* ]] || fail "seat 1 reads the other hand"
[[ $(first_hand "$folder/log2" Powerhouse) != '- '* ]] || fail "seat 2 reads the other hand"

"$ptcg" replay "$game" --log --card-ids --lang es >"$folder/ids"
grep -q '^Turno de Lava Flow$' "$folder/ids" || fail "the log is not in Spanish"
grep -Eq '^- .*\(dp[0-9]+_[0-9]+\) ' "$folder/ids" || fail "no IDs of cards"

code=0
"$ptcg" replay "$game" --log --seat 3 2>"$folder/error" || code=$?
[[ $code == 2 ]] || fail "--seat 3 ends with $code, not 2"
