#!/usr/bin/env bash
# usage: no_card_names.sh SOURCE
# Checks that no C++ names a card, a pack or a class: the names and IDs of cards/ do not occur in
# the sources of engine/, scripting/ and tools/, not even in a comment or as an example in a
# message.
set -euo pipefail
cd "$1"

# Names in cards/ that may occur elsewhere too.
rulebook_terms=(
    Switch        # a setting in which rulesets differ
    Fossil        # Trainer cards played as Pokémon
    Pokémon\ Tool
)
is_term() {
    local term
    for term in "${rulebook_terms[@]}"; do [[ $1 != "$term" ]] || return 0; done
    # A basic Energy card has no name except for that of its type.
    [[ $1 =~ ^(Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy)\ Energy$ ]]
}

# Prints the values of KEY above the first [table] in the files listed on standard input.
values_of() {
    xargs -d '\n' awk -v key="$1" 'FNR == 1 { top = 1 } /^\[/ { top = 0 }
        top && $1 == key && match($0, /"[^"]*"/) { print substr($0, RSTART + 1, RLENGTH - 2) }' |
        sort -u
}

packs=$(find cards -mindepth 2 -maxdepth 2 -name pack.toml -printf '%h\n')
card_files() { find $packs -maxdepth 1 -name '*.toml' -exec grep -lE '^kind ' {} +; }

# Names match whole and as written on the card. They have two or more words, or one word of at least
# 5 letters. IDs match whole if they have a digit or a hyphen: the class "star" is also a common
# word.
patterns=$(mktemp)
trap 'rm -f "$patterns"' EXIT
{
    card_files | values_of name | grep -E ' |.{5}'
    find $packs -name '*.toml' | values_of id | grep -E '[0-9-]'
} | while IFS= read -r word; do is_term "$word" || printf '%s\n' "$word"; done >"$patterns"
(($(wc -l <"$patterns") > 100)) || { echo "too few names were found in cards/"; exit 1; }

sources=(--include='*.cpp' --include='*.hpp' --include='*.in' --include=dev)
if grep -rnwF "${sources[@]}" -f "$patterns" engine scripting tools; then
    echo "these lines name a card, a pack or a class of cards/; use a made-up one"
    exit 1
fi
