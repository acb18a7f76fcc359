#!/usr/bin/env bash
# Compares games in another language with their recorded text: some turns of a person against a bot,
# then a game of two bots.
# usage: language.sh PTCG FILE [--write]; the file's name gives the language: <code>.txt. --write
# writes it again.
set -euo pipefail
ptcg=$1 file=$2 write=${3:-}
code=$(basename "$file" .txt)
export NO_COLOR=1 COLUMNS=80 PTCG_PACKS=''

typed() {
    printf '%s\n' x 9 1 '?' '? 1' '? nothing-of-the-sort' '? potoin' undo
    for _ in {1..24}; do printf '1\n'; done
    printf '%s\n' board 1 1 1 log concede
}

said=$(
    typed | "$ptcg" play --players human,bot --seed 5 --lang "$code" 2>&1
    "$ptcg" play --players bot,bot --seed 3 --lang "$code" </dev/null 2>&1
)
if [[ $write == --write ]]; then
    printf '%s\n' "$said" >"$file"
else
    diff -u "$file" - <<<"$said" || {
        echo "the game differs from $file"
        exit 1
    }
fi
