#!/usr/bin/env bash
# usage: arena.sh PTCG [MPIRUN]
# Checks that a league goes on after a kill and counts nothing twice, that a sequential test decides
# the same however it is played, and the errors and exit codes of `ptcg arena`. With MPIRUN, plays
# with two processes. Exit code 77: there is no MPI.
set -euo pipefail
export COLUMNS=200  # mpirun writes to a terminal of its own
ptcg=$1 mpirun=${2:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

say() {
    echo "arena.sh: $*"
    exit 1
}

# has PATTERN FILE
has() {
    grep -qE -- "$1" "$2" || { cat "$2"; say "expected: $1"; }
}

# code WANTED COMMAND...: the command ends with this exit code; its errors are in $folder/told
code() {
    local wanted=$1 got=0
    shift
    "$@" >"$folder/out" 2>"$folder/told" || got=$?
    ((got == wanted)) || { cat "$folder/out" "$folder/told"; say "$*: exit code $got, not $wanted"; }
}

# without_time FILE: what does not depend on the clock
without_time() {
    grep -vE '^time |"seconds"' "$1"
}

. "${0%/*}/two_processes.sh"
if [[ $mpirun ]]; then
    "${two[@]}" "$ptcg" arena greedy random --games 2 >/dev/null 2>"$folder/told" || {
        grep -q "built without MPI" "$folder/told" && exit 77
        cat "$folder/told"
        say "mpirun failed"
    }
fi

bots=(greedy random mcts:iterations=2:turns=0)
: >"$folder/league"
league=(arena "${bots[@]}" --games 400 --seed 3 --json --league)

# What is played in one go, without a league.
code 0 "$ptcg" arena "${bots[@]}" --games 400 --seed 3 --json
mv "$folder/out" "$folder/whole"

# One pair says nothing about strength, however it ends.
for other in greedy random; do
    code 0 "$ptcg" arena greedy "$other" --games 2 --seed 1
    has 'Elo difference .*too few games to tell' "$folder/out"
done

# Killed when some pairs are there, twice; the line it was writing may be cut off.
for ((times = 1; times <= 2; ++times)); do
    before=$(wc -l <"$folder/league")
    "${two[@]}" "$ptcg" "${league[@]}" "$folder/league" >/dev/null 2>&1 &
    job=$!
    for ((i = 0; i < 6000; ++i)); do
        (($(wc -l <"$folder/league") < before + 60)) || break
        kill -0 "$job" 2>/dev/null || say "the arena ended too early"
        sleep 0.005
    done
    if [[ $mpirun ]]; then
        # The first rank, which writes: the one that has the league open.
        victim=$(ps -e -o pid=,args= | awk -v league="$folder/league" \
            'index($0, league) && !/mpirun|timeout|awk/ { print $1; exit }')
        kill -KILL "$victim"
    else
        kill -KILL "$job"
    fi
    wait "$job" 2>/dev/null && say "the arena should have been killed"
done
found=$(wc -l <"$folder/league")
((found >= 120 && found < 600)) || say "$found pairs were finished"
tail -n 1 "$folder/league" | head -c 60 >"$folder/torn"
cat "$folder/torn" >>"$folder/league"

code 0 "$ptcg" arena --league "$folder/league"
has "league:$((found + 1)): the last line was not finished; its games do not count" "$folder/told"
has "^greedy .* 0, by definition" "$folder/out"

code 0 "${two[@]}" "$ptcg" "${league[@]}" "$folder/league"
mv "$folder/out" "$folder/continued"
has "$((2 * found)) of these games are there already" "$folder/told"
(($(wc -l <"$folder/league") == 600)) || say "600 pairs should be in the league"
(($(sed 's/"ends".*//' "$folder/league" | sort -u | wc -l) == 600)) || say "a pair is there twice"
# All results are those of one go; only what was played here has a signature.
diff <(without_time "$folder/whole" | grep -vE '"(signature|decisions)"') \
    <(without_time "$folder/continued" | grep -vE '"(signature|decisions)"') \
    || say "the continued league differs from one go"

# Nothing is left to do, whichever way the bots are named.
code 0 "$ptcg" arena "${bots[2]}" "${bots[0]}" --games 400 --seed 3 --league "$folder/league"
has "400 of these games are there already" "$folder/told"
has "^time +0.0 s, 0 decisions" "$folder/out"
(($(wc -l <"$folder/league") == 600)) || say "a pair was played twice"

# More than two decks: all pairs of them, and each against itself; two of the same: that one pair.
code 0 "$ptcg" arena greedy random --games 2 --decks lava-flow powerhouse blue-assault --ruleset dp \
    --unchecked --json
(($(grep -c '"decks": \[' "$folder/out") == 6)) || { cat "$folder/out"; say "not six pairs of decks"; }
code 0 "$ptcg" arena greedy random --games 2 --decks lava-flow lava-flow --json
(($(grep -c '"decks": \[' "$folder/out") == 1)) || { cat "$folder/out"; say "not one pair of decks"; }
code 0 "$ptcg" arena --decks lava-flow powerhouse greedy random --games 2
has '^greedy against random' "$folder/out"
code 2 "$ptcg" arena greedy random --decks lava-flow powerhouse nowhere
has 'nowhere' "$folder/told"

# Results with other decks are kept apart.
code 0 "$ptcg" arena greedy random --games 4 --decks lava-flow lava-flow --league "$folder/league"
has "^random +4 " "$folder/out"
code 0 "$ptcg" arena --league "$folder/league" --json
(($(grep -c '"anchor": "greedy"' "$folder/out") == 2)) || say "there are not two tables"

# The sequential test, at once, with threads, and with a league in which half is there.
claim=(arena greedy random --sprt 95%,99% --seed 9)
code 0 "${two[@]}" "$ptcg" "${claim[@]}"
has "^claim +at least 99.0% .* holds after [0-9]+ games" "$folder/out"
without_time "$folder/out" | grep -v ^signature >"$folder/decided"
games=$(sed -nE 's/.* holds after ([0-9]+) games.*/\1/p' "$folder/decided")
code 0 "$ptcg" "${claim[@]}" --threads 3
diff "$folder/decided" <(without_time "$folder/out" | grep -v ^signature) || say "threads change the test"
code 0 "$ptcg" arena random greedy --seed 9 --games $((games / 4 * 2)) --league "$folder/sprt"
code 0 "$ptcg" "${claim[@]}" --league "$folder/sprt"
diff <(grep ^claim "$folder/decided") <(grep ^claim "$folder/out") || say "a league changes the test"
code 1 "$ptcg" arena random greedy --sprt 0,20
has "^claim .* does not hold after" "$folder/out"
code 1 "$ptcg" arena greedy greedy --sprt 0,20 --games 4 --json
has '"verdict": "open"' "$folder/out"

# A program that was changed is another bot, also for games that are kept in ranges, and a league
# rates it by the name that was typed.
mine=$folder/mine.py
cp "${0%/*}/../../tools/bots/examples/random_bot.py" "$mine"
kept=(--games 4 --ranges "$folder/kept")
code 0 "$ptcg" arena "$mine" random "${kept[@]}"
code 0 "$ptcg" simulate powerhouse lava-flow --bot "$mine" --games 4 --ranges "$folder/simulated"
code 0 "$ptcg" arena "$mine slow" random --games 2 --league "$folder/rated" --anchor "$mine slow"
code 0 "$ptcg" arena --league "$folder/rated" --anchor "$mine slow"
lines=$(wc -l <"$folder/rated")
code 2 "$ptcg" arena "$mine slow" random --games 8 --league "$folder/rated" --anchor greedy
has "\"greedy\" neither plays nor is in the league" "$folder/told"
(($(wc -l <"$folder/rated") == lines)) || say "games were played for an anchor that is not there"
sed -i '1a raise SystemExit(3)' "$mine"
for again in 1 2; do  # a league keeps forfeits apart
    code 0 "$ptcg" arena "$mine" random --games 2 --league "$folder/dead"
    has "mine.py .*; forfeited 2$" "$folder/out"
done
code 0 "$ptcg" arena greedy "$mine" random --games 2 --json
python3 - "$folder/out" <<'EOF' || say "the JSON does not tell who forfeited"
import json, sys
told = json.load(open(sys.argv[1]))
by = {bot["bot"].split(" ")[0].split("/")[-1]: bot["forfeits"] for bot in told["ratings"]["bots"]}
assert by == {"greedy": 0, "mine.py": 4, "random": 0} and told["forfeits"] == 4, (by, told["forfeits"])
EOF
code 1 "$ptcg" arena "$mine" random "${kept[@]}"
has "another job" "$folder/told"
code 1 "$ptcg" simulate powerhouse lava-flow --bot "$mine" --games 4 --ranges "$folder/simulated"

# Each deck against itself alone.
code 0 "$ptcg" arena greedy random --games 2 --decks powerhouse lava-flow chespin --mirrors --json
python3 - "$folder/out" <<'EOF' || say "the mirrors are not each deck against itself"
import json, sys
decks = [tuple(row["decks"]) for row in json.load(open(sys.argv[1]))["pairs"]]
assert len(decks) == 3 and all(one == two for one, two in decks) and len(set(decks)) == 3, decks
EOF

# Mistakes.
mistake() {  # mistake CODE PATTERN ARGUMENTS...
    code "$1" "$ptcg" arena "${@:3}"
    has "$2" "$folder/told"
}
mistake 2 "name two bots or more, or --league FILE" --games 2
mistake 2 "one bot has no opponent" greedy
mistake 2 "a deck is named twice" greedy random --decks powerhouse lava-flow lava-flow
mistake 2 "a deck is named twice" greedy random --decks lava-flow lava-flow --mirrors
mistake 2 "twice, as \"powerhouse\" and \".*powerhouse.txt\"" greedy random \
    --decks powerhouse lava-flow "${0%/*}/../../cards/dp3/decks/powerhouse.txt"
mistake 2 "a bot is named twice" greedy greedy random
mistake 2 "3 is odd" greedy random --games 3
mistake 2 "replaces --games" greedy random --games 4 --rounds 2
mistake 2 "a claim is about two bots" greedy random mcts --sprt 0,10
mistake 2 "is not LOW,HIGH" greedy random --sprt 10,0
mistake 2 "is not LOW,HIGH" greedy random --sprt 50%,10
mistake 2 "is not LOW,HIGH" greedy random --sprt 0,10,0.7,0.05
mistake 2 "cannot be used with --sprt or --league" greedy random --sprt 0,10 --ranges "$folder/r"
mistake 2 "cannot be read|no such file|No such file" --league "$folder/none"
for league in sprt new; do
    mistake 2 "\"nobody\" neither plays nor is in" greedy random --league "$folder/$league" --seed 9 \
        --games 2 --anchor nobody
done
mistake 2 "(too long|cannot be written|cannot be read)" greedy random --league "$folder/$(printf 'x%.0s' {1..300})"
[[ ! -e "$folder/new" ]] || say "a league was begun for nothing"
mistake 1 "no results of \"nobody\"" --league "$folder/sprt" --anchor nobody
mistake 2 "--anchor: rates more than two bots" greedy random --anchor greedy
mistake 2 "\"mcts\" is not one of the bots" greedy random mcts:ms=20 --anchor mcts
mistake 2 "--decks: is for games" --league "$folder/sprt" --decks powerhouse lava-flow
mistake 2 "--seed: is for games" --league "$folder/sprt" --seed 3
mistake 2 "a character that cannot be shown" "$mine "$'\xff' random
echo "not a league" >"$folder/other"
mistake 2 "other:1: not a line of a league" greedy random --league "$folder/other"
[[ $(<"$folder/other") == "not a league" ]] || say "another file was changed"
echo "$found of 600 pairs were finished when it was killed; the claim took $games games"
