#!/usr/bin/env bash
# usage: terminal.sh PTCG
# A game at the terminal: Enter answers nothing, a game that is killed goes on from its file, and a
# saved game is stepped through.
set -euo pipefail
ptcg=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NO_COLOR=1 COLUMNS=80 LINES=24

fail() {
    echo "$1"
    shift
    for file in "$@"; do cat "$file"; done
    exit 1
}
play() { "$ptcg" play powerhouse lava-flow --players human,bot --seed 5 "$@"; }
answers() { tr -d ' \n' <"$1" | sed 's/.*"answers":\(\[.*\]\).*/\1/; s/"final.*//'; }

# Enter alone.
printf '\n%.0s' {1..50} | play --save none.json >none.txt
"$ptcg" replay --verify none.json | grep -q '^0 answers' || fail 'Enter was an answer' none.txt

# The same answers with and without Enter in between.
printf '1\n%.0s' {1..20} | play --save plain.json >plain.txt
printf '1\n\n\n%.0s' {1..20} | play --save enters.json >enters.txt
[[ $(answers plain.json) == "$(answers enters.json)" ]] || fail 'Enter changed the game' enters.txt
grep -q 'Enter alone is not an answer' enters.txt || fail 'nobody says what Enter is' enters.txt

# Piles.
printf '%s\n' 1 1 1 discard 'discard opp' 'discard lava' 'discard nobody' lost deck hand quit |
    play >piles.txt
for line in 'Powerhouse (you): Discard 0' 'Lava Flow: Lost Zone 0' 'Powerhouse (you): Deck ' \
    '  In the deck or face down among the Prizes:' 'Powerhouse (you): Hand ' \
    'There is no player "nobody"; type me or opponent.'; do
    grep -qF -- "$line" piles.txt || fail "no line \"$line\"" piles.txt
done
[[ $(grep -c 'Lava Flow: Discard' piles.txt) == 3 ]] || fail 'discard [who]' piles.txt

# Killed, the game goes on where it was.
mkfifo keys
play --save killed.json <keys >killed.txt &
game=$!
exec 3>keys
printf '1\n1\n1\n' >&3
for _ in {1..100}; do
    [[ -f killed.json && $(answers killed.json) == *'[0],[0]'* ]] && break
    sleep 0.1
done
kill -9 "$game"
wait "$game" 2>/dev/null || true
exec 3>&-
echo quit | "$ptcg" play --players human,bot --resume killed.json >resumed.txt
grep -q '^Continuing after [1-9][0-9]* answers' resumed.txt || fail 'the killed game is lost' resumed.txt
grep -q -- '^To continue: ptcg play --resume killed.json --players human,bot$' resumed.txt ||
    fail 'nobody says how to continue' resumed.txt

# Step by step.
printf '%s\n' '' next 'next 3' back 'turn 2' 'seat 2' board end next start back 'seat x' 'turn 99' '?' \
    '? mareep' what quit | "$ptcg" replay --step plain.json >steps.txt
for line in 'Answer 0 of ' 'Answer 1 of ' 'Answer 5 of ' 'Answer 4 of ' 'Turn 2: ' \
    ' answers: ' 'This is the beginning of the game.' 'There is no player "x"; type 1, 2 or both.' \
    'The game has no turn 99.' '"what" is not a command; ? lists them.' \
    '  start, end    go to the beginning, or to the end' 'The game was abandoned'; do
    grep -qF -- "$line" steps.txt || fail "no line \"$line\"" steps.txt
done
# Both hands are seen at first, and only that of the seat after "seat 2".
both=$(sed '/^> .*Turn 2/q' steps.txt | awk '/seat/{exit} /^Hand: /' | wc -l)
[[ $both -ge 2 ]] || fail 'both hands do not show' steps.txt
printf '%s\n' 'turn 2' 'seat 2' quit | "$ptcg" replay --step plain.json | sed 's/^> //' >seat.txt
[[ $(awk '/^Answer/{n++} n==3 && /^Hand: /' seat.txt | wc -l) == 1 ]] ||
    fail 'seat 2 sees another hand' seat.txt

# A saved game is not a position, and whoever is given one as such says what reads it.
echo 'load plain.json' | COLUMNS=200 "$ptcg" repl >loaded.txt 2>&1 || true
"$ptcg" solve plain.json >solved.txt 2>&1 && fail 'a saved game was solved' solved.txt
for said in loaded.txt solved.txt; do
    grep -q 'plain.json is a saved game.*ptcg replay plain.json' "$said" ||
        fail 'nobody says what to do with a saved game' "$said"
done
