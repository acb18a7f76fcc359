#!/usr/bin/env bash
# usage: prose.sh SOURCE
# Finds the phrases listed in prose.txt, which CONTRIBUTING.md bans, in everything people read.
set -euo pipefail
cd "$1"
phrases=tests/program/prose.txt
# Identifiers are checked too: they are made of words. Data, recorded output and old scripts are
# not.
files=$(find README.md CONTRIBUTING.md engine scripting cards tools tests -type f \
    \( -name '*.md' -o -name '*.hpp' -o -name '*.cpp' -o -name '*.h' -o -name '*.lua' -o -name '*.toml' \
    -o -name '*.py' -o -name '*.sh' -o -name '*.txt' -o -path tools/dev \) \
    ! -path CONTRIBUTING.md ! -path '*/node_modules/*' ! -path "$phrases" ! -path 'tests/golden/*' ! -path 'tests/fuzz/seeds/*')
count=0
found=0
while IFS=$'\t' read -r phrase instead; do
    [[ $phrase && $phrase != \#* ]] || continue
    count=$((count + 1))
    if hits=$(grep -nP -- "$phrase" $files); then
        printf '%s\nwrite instead: %s\n\n' "$hits" "$instead"
        found=1
    fi
done <"$phrases"
((count > 10)) || { echo "prose.txt has almost no phrases; is it separated by tabs?"; exit 1; }
exit $found
