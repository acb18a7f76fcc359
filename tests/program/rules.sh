#!/bin/sh
# Reports which rows of the rules have a test that passes: runs the tests whose names contain IDs,
# and prints the report. Fails if a row has none.
# usage: rules.sh <ptcg> <ptcg_tests> [options of ptcg rules]
set -eu
ptcg=$1
tests=$2
shift 2
here=$(dirname -- "$0")/..
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# run <name> <command>...: failures are in the report, unless the command left no results.
run() {
    name=$1
    shift
    "$@" >"$folder/$name.out" 2>&1 || true
    [ -s "$folder/$name.json" ] || {
        cat "$folder/$name.out"
        exit 1
    }
}
run rules "$ptcg" test --no-reruns --json "$folder/rules.json" --packs "$here/packs" "$here/rules"
run cards "$ptcg" test --no-reruns --json "$folder/cards.json"
run engine env PTCG_TEST_RESULTS="$folder/engine.json" "$tests" "[rules]"

"$ptcg" rules "$@" --report "$folder/rules.json" "$folder/cards.json" "$folder/engine.json"
