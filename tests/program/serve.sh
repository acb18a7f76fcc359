#!/usr/bin/env bash
# usage: serve.sh PTCG CLIENT
# A client written from PROTOCOL.md plays games over the network. Then the server is killed in the
# middle of a game, which goes on with the next one: the client knows what was acknowledged.
set -euo pipefail
ptcg=$1 client=$2
python=/usr/bin/python3  # the system's, which has the packages of the system
folder=$(mktemp -d)
server=
cleanup() {
    [[ -z $server ]] || kill -9 "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap cleanup EXIT

start() {
    "$ptcg" serve --port "${1:-0}" --db "sqlite:$folder/games.sqlite" >"$folder/out" 2>"$folder/err" &
    server=$!
    for _ in $(seq 600); do
        url=$(sed -n 's|^A table is open at \(http://[0-9.:]*\)/.*|\1|p' "$folder/out")
        [[ -z $url ]] || return 0
        sleep 0.1
    done
    echo "the server does not start:" && cat "$folder/err"
    exit 1
}

start
"$python" "$client" "$url" 3
echo "--- killed in the middle of a game"
"$python" "$client" "$url" --until 12 >"$folder/room"
kill -9 "$server"
wait "$server" 2>/dev/null || true
start "${url##*:}"
"$python" "$client" "$url" --room "$folder/room"

# One server at a time has the file.
! "$ptcg" serve --port 0 --db "sqlite:$folder/games.sqlite" 2>"$folder/second" || exit 1
grep -q "another server uses it" "$folder/second"

# What cannot be is refused with the reason.
kill -9 "$server"
wait "$server" 2>/dev/null || true
server=
! "$ptcg" serve --port 70000 2>"$folder/err" || exit 1
grep -q -- "--port" "$folder/err"
! "$ptcg" serve --address nowhere 2>"$folder/err" || exit 1
grep -q "is not an address" "$folder/err"
! "$ptcg" serve --db sqlite:/nowhere/games.sqlite 2>"$folder/err" || exit 1
[[ -s $folder/err ]]
! "$ptcg" serve --db postgresql://ann:secret@nowhere/games 2>"$folder/err" || exit 1
grep -q PGPASSWORD "$folder/err"
! grep -q secret "$folder/err" || exit 1
