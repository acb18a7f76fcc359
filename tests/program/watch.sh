#!/bin/sh
# Checks that watch reports what is wrong after a save and tests the fixed file, and that Ctrl-C
# ends it with code 130.
# usage: watch.sh <ptcg>
set -eu
ptcg=$(realpath "$1")
folder=$(mktemp -d)
watcher=
trap 'test -z "$watcher" || kill "$watcher" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
"$ptcg" new pack my1 --packs . >out
"$ptcg" new card my1-1 --pack my1 --name Sparkit --attack "Zap 10: what it does" >>out
cp my1/001-sparkit.lua good.lua

# wait_for <words>: waits until the watcher has printed them, for at most 20 seconds
wait_for() {
    for _ in $(seq 200); do
        if grep -qF "$1" said; then return 0; fi
        sleep 0.1
    done
    echo "the watcher never printed: $1"
    cat said
    exit 1
}

# A background job of a script would ignore Ctrl-C, so timeout sends it instead.
timeout --preserve-status --signal=INT 60 "$ptcg" watch my1 >said 2>&1 </dev/null &
watcher=$!
wait_for "1 failed"
[ "$(head -n 1 said)" = "Watching my1; checking and testing now, then on each save. Ctrl-C quits." ] || {
    echo "the watcher does not first print what it watches"
    exit 1
}
echo "local card = " >my1/001-sparkit.lua
wait_for "no test was run"
sed 's/t:is_true(false.*)/t:attack "Zap"/' my1/tests/001-sparkit.lua >mended.lua
cp mended.lua my1/tests/001-sparkit.lua
cp good.lua my1/001-sparkit.lua
wait_for "1 passed, 0 failed"
kill -INT "$watcher"
code=0
wait "$watcher" || code=$?
watcher=
[ "$code" = 130 ] || {
    echo "exit code $code instead of 130"
    exit 1
}
