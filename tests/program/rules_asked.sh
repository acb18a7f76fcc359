#!/usr/bin/env bash
# usage: rules_asked.sh PTCG
# Checks that `ptcg rules` answers the known words among its arguments and names the unknown ones.
set -uo pipefail
ptcg=$1 wrong=0
export COLUMNS=80

# asked CODE SHOWN SAID WORD...: expects this exit code, this text in the output and this text in
# the errors.
asked() {
    local code=$1 shown=$2 said=$3 got errors=0
    shift 3
    got=$("$ptcg" rules "$@" 2>/tmp/rules_asked.$$) || errors=$?
    if ((errors != code)) || [[ $got != *"$shown"* || $(</tmp/rules_asked.$$) != *"$said"* ]]; then
        printf 'ptcg rules %s: exit code %s, output:\n%s\n%s\n' "$*" "$errors" "$got" "$(</tmp/rules_asked.$$)"
        wrong=1
    fi
    rm -f /tmp/rules_asked.$$
}
asked 0 'RET-08    a Benched Pokémon is required' '' T-24 RET-08
asked 1 'RET-08    a Benched Pokémon is required' '"KO-9"; did you mean "KO-09"?' KO-9 RET-08
asked 1 '"id": "RET-08"' '"KO-9"; did you mean "KO-09"?' --json RET-08 KO-9
asked 1 'RET-08' '"RETX"' RETX RET-08 KO-9
asked 1 'RET-08' '"KO-9"; did you mean "KO-09"?' RETX RET-08 KO-9
asked 2 '' '"KO-9"; did you mean "KO-09"?' KO-9 RETX
asked 2 '' '"RETX"' KO-9 RETX
asked 0 'RET-03' '' RET-03 confused
exit "$wrong"
