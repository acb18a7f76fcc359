#!/usr/bin/env bash
# usage: serve_outside.sh PTCG TESTS
# Bots from outside play on a server, and a library of cards changes under a game.
. "${0%/*}/serving.sh"
tests=$2

mkdir "$folder/library"
"$python" "$tests/server/outside.py" --cards "$folder/library"
serve --port 0 --library own="$folder/library" --watch --bot-processes 2 \
    --bot "mine=$tests/../tools/bots/examples/random_bot.py:ms=60000" \
    --bot "bad=$tests/bots/programs/bot.py hangs 3:ms=700"
"$python" "$tests/server/outside.py" "$url" "$folder/library" || { cat "$folder/err" && exit 1; }
grep -q "bot bad: did not answer within 700 ms" "$folder/err"
grep -q "the library own is loaded again" "$folder/err"
! pgrep -P "$server" -f "hangs 3" >/dev/null || { echo "a bot that forfeited still runs" && exit 1; }

# A saved game tells with which library it was played.
! "$ptcg" replay "$folder/game.json" 2>"$folder/refused" || exit 1
grep -q 'it was played with the library "own"' "$folder/refused"

# What cannot be is refused with the reason.
! "$ptcg" serve --port 0 --bot greedy=/bin/sh 2>"$folder/refused" || exit 1
grep -q "there is a bot of this name already" "$folder/refused"
! "$ptcg" serve --port 0 --bot mine=./no/such/file 2>"$folder/refused" || exit 1
grep -q "there is no file" "$folder/refused"
! "$ptcg" serve --port 0 --library own=/no/such/folder 2>"$folder/refused" || exit 1
grep -q "is not a folder" "$folder/refused"
