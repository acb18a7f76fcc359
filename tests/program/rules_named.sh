#!/usr/bin/env bash
# usage: rules_named.sh SOURCE_FOLDER
# Checks that a reader can find the place that implements each rule: each row of cards/rules is
# named in a source of engine/, or in the table "Rules carried out elsewhere" of engine/README.md,
# whose files exist. The two sources that only list the switches of a ruleset do not count; those
# that read them do. Rows with a `kind` (notes, advice ...) and worked examples are implemented by
# other rows.
set -euo pipefail
export LC_ALL=C
cd "$1"

rows() {  # rows KIND...: the IDs in the files; "all", or only those that must be implemented
    awk -v wanted="$1" '
        function flush() { if (id != "" && (wanted == "all" || !kind)) print id; id = ""; kind = 0 }
        FNR == 1 || /^\[\[rule\]\]/ { flush() }
        $1 == "id" { split($0, part, "\""); id = part[2] }
        $1 == "kind" { kind = 1 }
        END { flush() }' "${@:2}" | sort -u
}
ids='\b[A-Z]+[0-9]*-[0-9]+\b'
named=$(grep -rhoE "$ids" engine/include engine/src --exclude='ruleset.[ch]pp' | sort -u)
table=$(sed -n '/^## Rules carried out elsewhere/,/^## /p' engine/README.md | grep '^| ')
elsewhere=$(grep -oE "$ids" <<<"$table" | sort -u)
mapfile -t carried_out < <(find cards/rules -name '*.toml' ! -name examples.toml)
known=$(rows all cards/rules/*.toml)
due=$(rows due "${carried_out[@]}")
(($(wc -l <<<"$due") > 300)) || { echo "hardly any rule was found in cards/rules"; exit 1; }

status=0
complain() {  # complain MESSAGE: prints it for each line of the input
    while IFS= read -r what; do
        [[ -n $what ]] || continue
        echo "$what: $1"
        status=1
    done
}
complain "named neither in engine/ nor in the table of engine/README.md" \
    < <(comm -23 <(echo "$due") <(sort -u <<<"$named"$'\n'"$elsewhere"))
complain "named in engine/, but no row of cards/rules" \
    < <(comm -13 <(echo "$known") <(sort -u <<<"$named"$'\n'"$elsewhere"))
while IFS= read -r file; do
    compgen -G "$file" >/dev/null || complain "no such file" <<<"$file"
done < <(grep -oE '`[^`]*/[^`]*`' <<<"$table" | tr -d '`')
exit "$status"
