#!/usr/bin/env bash
# usage: help.sh PTCG
# Checks that the help of every command fits a terminal of 80 columns and is not empty, and that a
# wrong call is answered with what to type.
set -uo pipefail
ptcg=$1 wrong=0 count=0
export COLUMNS=80

# commands_of HELP: prints the names listed under "Subcommands:".
commands_of() {
    awk '/^Subcommands:/ { inside = 1; next } /^$/ { inside = 0 } inside && /^  [a-z]/ { print $1 }' <<<"$1"
}

# look WORD...: checks the help of the command, then that of its subcommands.
look() {
    local help wide name
    help=$("$ptcg" "$@" --help) || { echo "ptcg $* --help: exit code $?"; wrong=$((wrong + 1)); }
    [[ $help == *Usage:\ ptcg* ]] || { echo "ptcg $* --help: no usage in it"; wrong=$((wrong + 1)); }
    wide=$(LC_ALL=C.UTF-8 grep -E '^.{81,}' <<<"$help")
    if [[ $wide ]]; then
        printf 'ptcg %s --help is wider than 80 columns:\n%s\n' "$*" "$wide"
        wrong=$((wrong + 1))
    fi
    # An entry continues in the second column, never at the margin.
    wide=$(awk '/^(Positionals|Options|Subcommands):/ { inside = 1; next } /^$/ { inside = 0 } inside && /^[^ ]/' <<<"$help")
    if [[ $wide ]]; then
        printf 'ptcg %s --help continues at the margin:\n%s\n' "$*" "$wide"
        wrong=$((wrong + 1))
    fi
    count=$((count + 1))
    for name in $(commands_of "$help"); do look "$@" "$name"; done
}

# says WORDS ARGUMENT...: checks that the program rejects these arguments and says these words.
says() {
    local words=$1 said code=0
    shift
    said=$("$ptcg" "$@" 2>&1) || code=$?
    ((code == 2)) && [[ $said == *"$words"* ]] && return
    printf 'ptcg %s: exit code %s, output:\n%s\n' "$*" "$code" "$said"
    wrong=$((wrong + 1))
}

look
says "as in \`ptcg play powerhouse powerhouse\`" play powerhouse
says "as in \`--decks powerhouse powerhouse\`" arena greedy random --decks powerhouse
says "simulate needs DECK DECK: Two decks, by name or file
  for example: ptcg simulate powerhouse lava-flow" simulate
says "new pack needs ID: The first part of its cards' ids, like my1
  for example: ptcg new pack my1" new pack
says "there is no option --in; did you mean \"--packs\"?" check --in .
says "leave out decks" bench --growth powerhouse lava-flow
says "leave out --all" bench --growth --json --all
echo "$count commands, $wrong problems"
((count > 12 && wrong == 0))
