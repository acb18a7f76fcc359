#!/usr/bin/env bash
# usage: errors.sh PTCG FOLDER [--write]
# Each folder in FOLDER is a pack with a mistake a designer is likely to make. Its expected.txt
# contains the command and exactly what it prints. --write writes these files again.
set -uo pipefail
ptcg=$(realpath "$1") folder=$(realpath "$2") write=${3:-}
cd "$folder" || exit 2
wrong=0 count=0
for pack in "$folder"/*/; do
    pack=${pack%/}
    read -r _ _ command arguments <"$pack/expected.txt"
    case $command in
        check) arguments=(check my1 --packs "$pack") ;;
        test) arguments=(test --packs "$pack" "${pack##*/}/tests") ;;
        *)
            echo "$pack/expected.txt: the first line must be \"\$ ptcg check\" or \"\$ ptcg test\""
            exit 2
            ;;
    esac
    said=$(NO_COLOR=1 COLUMNS=80 PTCG_PACKS='' "$ptcg" "${arguments[@]}" 2>&1)
    code=$?
    # For a failing test, keep only what is said about the mistake. tests/tools checks the rest.
    got="$(head -n 1 "$pack/expected.txt")
$(sed -e "s|$folder/||g" -e '/Changed so far:/,$d' <<<"$said")
exit code $code"
    if [[ $write == --write ]]; then
        printf '%s\n' "$got" >"$pack/expected.txt"
    elif ! diff -u --label "$pack/expected.txt" --label "what it prints" "$pack/expected.txt" - <<<"$got"; then
        wrong=$((wrong + 1))
    fi
    count=$((count + 1))
done
echo "$count mistakes, $wrong with another output than expected"
((count > 0 && wrong == 0))
