#!/usr/bin/env bash
# usage: rooms.sh SOURCE_FOLDER
# Checks that the rooms of scripting/src include in one direction only: a source includes headers of
# its own room and of the rooms after it in PTCG_SCRIPTING_ROOMS. A public header belongs to the
# room of the source with its name.
set -euo pipefail
cd "$1/scripting"
declare -A rank room_of
place=0
for room in $(sed -n '/^set(PTCG_SCRIPTING_ROOMS$/,/)/p' CMakeLists.txt | sed '1d; s/)//'); do
    rank[$room]=$((place++))
done
for source in src/*/*.cpp; do
    name=${source##*/} room=${source#src/}
    room_of[${name%.cpp}]=${room%%/*}
done

room_for() {
    local name=${1##*/}
    case $1 in
        */ptcg/scripting/* | ptcg/scripting/*) room=${room_of[${name%.hpp}]:-} ;;
        ptcg/*) room= ;;
        src/*) room=${1#src/} room=${room%%/*} ;;
        *) room=${1%%/*} ;;
    esac
}

status=0
while IFS=: read -r file include; do
    room_for "$file"
    from=$room
    include=${include#*\"}
    room_for "${include%\"*}"
    [[ -n $from && -n $room ]] || continue
    if ((${rank[$room]:?} < ${rank[$from]:?})); then
        echo "scripting/$file includes ${include%\"*}: $room is above $from"
        status=1
    fi
done < <(grep -r '^#include "' src include)
exit "$status"
