# For tests that start a server: sets `ptcg`, `python`, and `folder`, which is removed at the end; `serve`
# starts a server, which is killed at the end. Sourced with the program's path.
set -euo pipefail
ptcg=$1
python=/usr/bin/python3  # the system's, which has the packages of the system
folder=$(mktemp -d)
server=
cleanup() {
    [[ -z $server ]] || kill -9 "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap cleanup EXIT

# Starts the server with these options, and sets `server` to its process and `url` to its address.
serve() {
    : >"$folder/out"  # that of a server before it
    "$ptcg" serve "$@" >"$folder/out" 2>"$folder/err" &
    server=$!
    for _ in $(seq 600); do
        url=$(sed -n 's|^A table is open at \(http://[0-9.:]*\)/.*|\1|p' "$folder/out")
        [[ -z $url ]] || return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    echo "the server does not start:" && cat "$folder/err"
    exit 1
}

# Kills the server, as the machine may.
kill_server() {
    kill -9 "$server"
    wait "$server" 2>/dev/null || true
    server=
}
