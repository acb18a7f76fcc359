#!/usr/bin/env bash
# usage: serve.sh PTCG CLIENT
# A client written from PROTOCOL.md plays games over the network. Then the server is killed in the
# middle of a game, which goes on with the next one: the client knows what was acknowledged.
. "${0%/*}/serving.sh"
client=$2
database=(--db "sqlite:$folder/games.sqlite")

serve --port 0 "${database[@]}"
"$python" "$client" "$url" 3
echo "--- killed in the middle of a game"
"$python" "$client" "$url" --until 12 >"$folder/room"
kill_server
serve --port "${url##*:}" "${database[@]}"
"$python" "$client" "$url" --room "$folder/room"

# One server at a time has the file.
! "$ptcg" serve --port 0 "${database[@]}" 2>"$folder/second" || exit 1
grep -q "another server uses it" "$folder/second"

# What cannot be is refused with the reason.
kill_server
! "$ptcg" serve --port 70000 2>"$folder/err" || exit 1
grep -q -- "--port" "$folder/err"
! "$ptcg" serve --address nowhere 2>"$folder/err" || exit 1
grep -q "is not an address" "$folder/err"
! "$ptcg" serve --db sqlite:/nowhere/games.sqlite 2>"$folder/err" || exit 1
[[ -s $folder/err ]]
! "$ptcg" serve --db postgresql://ann:secret@nowhere/games 2>"$folder/err" || exit 1
grep -q PGPASSWORD "$folder/err"
! grep -q secret "$folder/err" || exit 1
