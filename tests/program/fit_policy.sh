#!/usr/bin/env bash
# usage: fit_policy.sh PTCG_FIT FOLDER
# The policy can still be learned, and the number of threads does not change what is.
set -euo pipefail
fit=$1
folder=$2/fit_policy
mkdir -p "$folder"
rm -f "$folder"/*.tsv

learn() { "$fit" policy powerhouse-tuned,lava-flow-tuned blue-assault,green-tornado \
    --bot "${bot:-mcts:iterations=12}" --rate 0.02 "$@" 2>"$folder/said"; }
learn --games 10 --to "$folder/policy.tsv"
grep -qE '^round 1: [0-9]{3,} answers' "$folder/said"
loss() { sed -nE "s/^$1: log loss ([0-9.]+),.*/\1/p" "$folder/said"; }
before=$(loss before)
after=$(loss after)
awk -v a="$after" -v b="$before" 'BEGIN { exit !(a < b) }' || { cat "$folder/said"; exit 1; }
grep -q '^main_phase attack' "$folder/policy.tsv"

learn --games 2 --rounds 2 --threads 1 --to "$folder/one.tsv"
learn --games 2 --rounds 2 --threads 2 --to "$folder/two.tsv"
cmp "$folder/one.tsv" "$folder/two.tsv"

# The second round learns from the answers of the first, too.
answers() { sed -nE "s/^round $1: ([0-9]+) answers/\1/p" "$folder/said"; }
(($(answers 2) > $(answers 1) * 3 / 2))

# Only bots that search can teach. A file that can't be written is told before the games.
if bot=greedy learn --to "$folder/none.tsv"; then exit 1; fi
grep -q -- '--bot: only mcts searches' "$folder/said"
[[ ! -e $folder/none.tsv ]]
if learn --games 1000000 --to "$folder/none/none.tsv"; then exit 1; fi
grep -q 'cannot write' "$folder/said"
