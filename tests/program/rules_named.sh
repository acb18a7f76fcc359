#!/usr/bin/env bash
# usage: rules_named.sh SOURCE_FOLDER
# Checks that a reader can find the place that implements each rule: each row of cards/rules is
# named in a source of engine/, or in the table "Rules carried out elsewhere" of engine/README.md,
# whose files exist. The two sources that only list the switches of a ruleset do not count; those
# that read them do. Rows with a `kind` (notes, advice ...) and worked examples are implemented by
# other rows, except that rules whose eras differ only in words ("descriptive") count.
set -euo pipefail
export LC_ALL=C
cd "$1"

rows() {  # rows KIND...: the IDs in the files; "all", or only those that must be implemented
    awk -v wanted="$1" '
        function flush() { if (id != "" && (wanted == "all" || !kind)) print id; id = ""; kind = 0 }
        FNR == 1 || /^\[\[rule\]\]/ { flush() }
        $1 == "id" { split($0, part, "\""); id = part[2] }
        $1 == "kind" && (!/"descriptive"/ || FILENAME ~ /toggles/) { kind = 1 }
        END { flush() }' "${@:2}" | sort -u
}
ids='\b[A-Z]+[0-9]*-[0-9]+\b'

# The checks of invariants.cpp only repeat a rule, and a public header only names it, unless the rule
# is about what there is and not about what happens: then the header that defines it counts.
data_headers=(types card_def card_class handler state filter)
headers=("${data_headers[@]/%/.hpp}")
named=$(grep -rhoE "$ids" engine/src "${headers[@]/#/engine/include/ptcg/}" \
    --exclude=ruleset.cpp --exclude=invariants.cpp | sort -u)
section() { sed -n "/^## $1/,/^## /p" engine/README.md | grep '^| '; }
table=$(section "Rules carried out elsewhere")
changes=$(section "What to change for a new")
elsewhere=$(grep -oE "$ids" <<<"$table" | sort -u)
mapfile -t carried_out < <(find cards/rules -name '*.toml' ! -name examples.toml)
known=$(rows all cards/rules/*.toml)
due=$(rows due "${carried_out[@]}")
(($(wc -l <<<"$due") > 300)) || { echo "cards/rules has almost no rules"; exit 1; }

status=0
complain() {  # complain MESSAGE: prints it for each line of the input
    while IFS= read -r what; do
        [[ -n $what ]] || continue
        echo "$what: $1"
        status=1
    done
}
complain "not named in engine/src, a header that defines it, or the table of engine/README.md" \
    < <(comm -23 <(echo "$due") <(sort -u <<<"$named"$'\n'"$elsewhere"))
complain "named in engine/, but no row of cards/rules has it" \
    < <(comm -13 <(echo "$known") <(sort -u <<<"$named"$'\n'"$elsewhere"))

# Each file that the two tables name exists, and has the symbol named after it: `file`: `symbol`, or
# `file` (`symbol`).
while IFS= read -r file; do
    compgen -G "$file" >/dev/null || complain "no such file" <<<"$file"
done < <(grep -oE '`[^` ]*/[^` ]*`' <<<"$table" | tr -d '`')
while IFS= read -r file; do
    [[ $file == tools/dev || $file == */* ]] || continue
    compgen -G "$file" >/dev/null || compgen -G "engine/$file" >/dev/null ||
        complain "no such file" <<<"$file"
done < <(grep -oE '`[^` ]+`' <<<"$changes" | tr -d '`')
while read -r file symbol; do
    found=$(compgen -G "$file" || compgen -G "engine/$file") || continue
    grep -qF -- "$symbol" $found || complain "has no $symbol" <<<"$file"
done < <(sed -nE ':a; s/`([^` ]*\/[^` ]*)`(: | \()`([^` /]+)`/\n\1 \3\n/; ta; p' \
    <<<"$table"$'\n'"$changes" | grep -E '^[^ |]*/[^ |]* [^ |]+$')
exit "$status"
