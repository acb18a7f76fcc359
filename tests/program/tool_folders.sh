#!/usr/bin/env bash
# usage: tool_folders.sh TOOLS_FOLDER "FOLDER USED..."...
# Checks that a source in a folder of the program includes only headers of its own folder and of the
# folders it uses. Each argument names a folder and what it uses, as in tools/ptcg/CMakeLists.txt.
set -euo pipefail
cd "$1"
shift
status=0
for row; do
    read -r folder used <<<"$row"
    allowed="^#include \"(${folder}${used:+|${used// /|}}|ptcg)/"
    others=$(grep -rE '^#include "[a-z_]+/' --include='*.[ch]pp' "$folder" | while IFS=: read -r file include; do
        [[ $include =~ $allowed ]] || printf '%s: %s, but %s must not use it\n' "$file" "$include" "$folder"
    done)
    [ -z "$others" ] || { printf '%s\n' "$others"; status=1; }
    for other in $used; do
        grep -rqE "^#include \"$other/" "$folder" || {
            printf '%s uses nothing from %s\n' "$folder" "$other"
            status=1
        }
    done
done
exit "$status"
