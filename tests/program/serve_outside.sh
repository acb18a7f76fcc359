#!/usr/bin/env bash
# usage: serve_outside.sh PTCG TESTS
# Bots from outside play on a server, and a library of cards changes under a game.
set -euo pipefail
ptcg=$1 tests=$2
python=/usr/bin/python3  # the system's, which has the packages of the system
folder=$(mktemp -d)
server=
cleanup() {
    [[ -z $server ]] || kill -9 "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap cleanup EXIT

mkdir "$folder/library"
"$python" "$tests/server/outside.py" --cards "$folder/library"
"$ptcg" serve --port 0 --library own="$folder/library" --watch --bot-processes 2 \
    --bot "mine=$tests/../tools/bots/examples/random_bot.py:ms=60000" \
    --bot "bad=$tests/bots/programs/bot.py hangs 3:ms=700" >"$folder/out" 2>"$folder/err" &
server=$!
url=
for _ in $(seq 600); do
    url=$(sed -n 's|^A table is open at \(http://[0-9.:]*\)/.*|\1|p' "$folder/out")
    [[ -z $url ]] || break
    sleep 0.1
done
[[ -n $url ]] || { echo "the server does not start:" && cat "$folder/err" && exit 1; }
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
