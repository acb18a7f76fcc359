#!/bin/sh
# standard_lists.sh PTCG DIR
# Lists that people have pasted, in DIR: each loads as it is and plays 50 games against the next one,
# with the position checked after every decision. Skipped (77) where there are none.
set -eu
ptcg=$1 lists=$2
[ -d "$lists" ] || {
    printf 'skipped: no lists at %s\n' "$lists"
    exit 77
}
set -- "$lists"/*.txt
first=$1
count=$#
while [ $# -gt 0 ]; do
    one=$1
    shift
    "$ptcg" deck "$one" --format standard >/dev/null
    "$ptcg" simulate "$one" "${1:-$first}" --games 50 --check >/dev/null
done
echo "$count lists played"
