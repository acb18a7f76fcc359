#!/usr/bin/env bash
# usage: ranges.sh PTCG GAMES [MPIRUN]        GAMES: 200 or more, a multiple of 100
# Checks that a killed job continues where it was and gives the same result as one process. With
# MPIRUN, does the same with two processes, one of which dies. Exit code 77: there is no MPI.
set -euo pipefail
ptcg=$1 games=$2 mpirun=${3:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

say() {
    echo "ranges.sh: $*"
    exit 1
}

arguments=(simulate powerhouse lava-flow --games "$games" --seed 5 --json)

value() {
    sed -n "s/.*\"$1\": \"\{0,1\}\([0-9a-f]*\).*/\1/p" "$2"
}

. "${0%/*}/two_processes.sh"

"$ptcg" "${arguments[@]}" >"$folder/whole"
wanted=$(value signature "$folder/whole")
[[ $wanted ]] || say "no signature"

if [[ $mpirun ]]; then
    "${two[@]}" "$ptcg" "${arguments[@]}" >"$folder/shared" 2>"$folder/errors" || {
        grep -q "built without MPI" "$folder/errors" && exit 77
        cat "$folder/errors"
        say "mpirun failed"
    }
    [[ $(value signature "$folder/shared") == "$wanted" ]] || say "two processes: the signature differs"
    [[ $(value games "$folder/shared") == "$games" ]] || say "two processes: not all games"
    [[ $(value processes "$folder/shared") == 2 ]] || say "there were not two processes"
fi

# Kill when a few ranges are finished: the process or, of two, the second.
"${two[@]}" "$ptcg" "${arguments[@]}" --ranges "$folder/ranges" >/dev/null 2>&1 &
job=$!
for ((i = 0; i < 3000; ++i)); do
    (($(find "$folder/ranges" -name 'part-*.json' 2>/dev/null | wc -l) < 5)) || break
    kill -0 "$job" 2>/dev/null || say "the job ended too early"
    sleep 0.01
done
victim=$job
if [[ $mpirun ]]; then
    # The newest playing process below mpirun.
    victim=$(ps -e -o pid=,args= | awk -v folder="$folder/ranges" \
        'index($0, folder) && !/mpirun|timeout|awk/ { pid = $1 } END { print pid }')
fi
kill -KILL "$victim"
wait "$job" 2>/dev/null && say "the job should have been killed"
before=$(find "$folder/ranges" -name 'part-*.json' | wc -l)
((before >= 5 && before < 100)) || say "$before ranges were finished"
# One more range is lost, and one is damaged.
rm "$folder/ranges/part-0-games-0-$((games / 100 - 1)).json"
printf x >>"$(find "$folder/ranges" -name 'part-*.json' | head -n 1)"

"${two[@]}" "$ptcg" "${arguments[@]}" --ranges "$folder/ranges" >"$folder/rest" 2>"$folder/told" || {
    cat "$folder/told"
    say "the job did not continue"
}
[[ $(value signature "$folder/rest") == "$wanted" ]] || say "continued: the signature differs"
[[ $(value games "$folder/rest") == "$games" ]] || say "continued: not all games"
[[ $(value games_there_before "$folder/rest") == "$(((before - 2) * games / 100))" ]] \
    || say "continued: $(value games_there_before "$folder/rest") games were kept, not the games of $((before - 2)) ranges"
grep -q "it is damaged; its games are played again" "$folder/told" || say "the program did not report the damage"
grep -q "games are done; missing: 0 to " "$folder/told" || say "the program did not report the gaps"

# Now nothing is left to do, and another job is not mixed with this one.
"$ptcg" "${arguments[@]}" --ranges "$folder/ranges" >"$folder/again" 2>"$folder/told"
[[ $(value signature "$folder/again") == "$wanted" ]] || say "nothing to play: the signature differs"
grep -q "all $games games are done" "$folder/told" || say "the program did not say that all games are done"
id=$(readelf -n "$ptcg" 2>/dev/null | sed -n 's/.*Build ID: //p')
[[ -z $id ]] || grep -q " $id\$" "$folder/ranges/job.txt" || say "job.txt does not name build $id"
code=0
"$ptcg" "${arguments[@]}" --bot greedy --ranges "$folder/ranges" >/dev/null 2>"$folder/told" || code=$?
((code == 1)) || say "another job in the folder: exit code $code"
grep -q "contains ranges of another job" "$folder/told" || say "another job was not rejected"
echo "$before of 100 ranges were finished when it was killed"
