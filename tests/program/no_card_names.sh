#!/usr/bin/env bash
# usage: no_card_names.sh SOURCE
# No C++ knows a card, a pack or a class: the names and ids of cards/ stand in no source of engine/,
# scripting/ and tools/, not even in a comment or as the example in a message.
set -euo pipefail
cd "$1"

# What stands in cards/ and may stand elsewhere, too.
rulebook_terms=(
    Switch        # a setting that rulesets differ in
    Fossil        # Trainer cards that are played as Pokémon
    Pokémon\ Tool
)
is_term() {
    local term
    for term in "${rulebook_terms[@]}"; do [[ $1 != "$term" ]] || return 0; done
    # Basic Energy cards have no name but that of their type.
    [[ $1 =~ ^(Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy)\ Energy$ ]]
}

# The values of KEY in the files named on the input, above their first [table].
values_of() {
    xargs -d '\n' awk -v key="$1" 'FNR == 1 { top = 1 } /^\[/ { top = 0 }
        top && $1 == key && match($0, /"[^"]*"/) { print substr($0, RSTART + 1, RLENGTH - 2) }' |
        sort -u
}

packs=$(find cards -mindepth 2 -maxdepth 2 -name pack.toml -printf '%h\n')
card_files() { find $packs -maxdepth 1 -name '*.toml' -exec grep -lE '^kind ' {} +; }

# Names whole and as they are written on the card: of two or more words, or of one word of at least
# 5 letters. Ids whole, if they have a digit or a hyphen: the class "star" is a word, too.
patterns=$(mktemp)
trap 'rm -f "$patterns"' EXIT
{
    card_files | values_of name | grep -E ' |.{5}'
    find $packs -name '*.toml' | values_of id | grep -E '[0-9-]'
} | while IFS= read -r word; do is_term "$word" || printf '%s\n' "$word"; done >"$patterns"
(($(wc -l <"$patterns") > 100)) || { echo "hardly any name was found in cards/"; exit 1; }

sources=(--include='*.cpp' --include='*.hpp' --include='*.in' --include=dev)
if grep -rnwF "${sources[@]}" -f "$patterns" engine scripting tools; then
    echo "these lines name a card, a pack or a class of cards/; take a made-up one"
    exit 1
fi
