#!/usr/bin/env bash
# usage: bench.sh PTCG
# Checks that ptcg bench measures the games that ptcg simulate plays, and that the program counts
# its allocations and, if valgrind is available, its instructions.
set -euo pipefail
ptcg=$1
decks=(powerhouse lava-flow --seed 4)

# value NAME JSON: prints the first value with that name.
value() {
    sed -n "s/^ *\"$1\": \"\{0,1\}\([^\",]*\)\"\{0,1\},\{0,1\}\$/\1/p" <<<"$2" | head -n 1
}

# expect NAME JSON PATTERN
expect() {
    local found
    found=$(value "$1" "$2")
    [[ $found =~ ^$3$ ]] || { echo "$1 is \"$found\", not like $3"; exit 1; }
}

bench=$("$ptcg" bench "${decks[@]}" --games 7 --seconds 0 --json)
games=$("$ptcg" simulate "${decks[@]}" --games 7 --json)
for name in signature decisions; do expect "$name" "$bench" "$(value "$name" "$games")"; done

number='[0-9.e+-]+'
for name in decisions_per_second games_per_second copy_ns load_seconds start_us; do
    expect "$name" "$bench" "$number"
done
# A sanitizer has its own operator new, and then nothing is counted.
expect allocations_per_game "$bench" "($number|null)"
expect instructions_per_decision "$bench" null

command -v valgrind >/dev/null || exit 0
if grep -q __asan_init "$ptcg"; then exit 0; fi
counted=$("$ptcg" bench "${decks[@]}" --games 1 --seconds 0 --json --instructions)
expect instructions_per_decision "$counted" '[1-9][0-9.]+'
