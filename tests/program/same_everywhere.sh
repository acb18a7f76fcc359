#!/bin/sh
# Checks that hostile packs play the same games in ten processes with different languages, time
# zones, environments and memory layouts.
# usage: same_everywhere.sh <ptcg_tests>
set -eu
tests=$1
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

for language in de_DE tr_TR cs_CZ; do
    localedef -i "$language" -f UTF-8 "$made/$language.UTF-8" >/dev/null 2>&1 ||
        [ -d "$made/$language.UTF-8" ] || echo "the locale $language does not exist here: played with C"
done
export LOCPATH="$made"

games() {
    "$@" "$tests" "[.same-everywhere]" | sed -n 's/^games: //p'
}

first=$(games env)
[ -n "$first" ] || { echo "no games were played"; exit 1; }

check() {
    again=$(games "$@")
    [ "$again" = "$first" ] || { echo "with $*: games $again, but $first the first time"; exit 1; }
}

check env LC_ALL=de_DE.UTF-8
check env LC_ALL=tr_TR.UTF-8 TZ=Asia/Tokyo
check env LC_ALL=cs_CZ.UTF-8 TZ=America/New_York
check env -u LOCPATH LANG=C.UTF-8
check env FILL="$(head -c 30000 /dev/zero | tr '\0' x)"
check env MALLOC_PERTURB_=165
check env MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
if command -v setarch >/dev/null && setarch -R true 2>/dev/null; then check setarch -R; else check env; fi
sleep 1
check env
