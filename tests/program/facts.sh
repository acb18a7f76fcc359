#!/bin/sh
# facts.sh PTCG DIR
# Compares the facts of all cards with a card database in DIR; skipped (77) where there is none.
set -eu
ptcg=$1 data=$2
[ -d "$data/cards/en" ] || {
    printf 'skipped: no card database at %s\n' "$data"
    exit 77
}
exec "$ptcg" check --strict --data "$data"
