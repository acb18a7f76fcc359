#!/bin/sh
# phrases.sh PTCG DIR
# Checks the phrasebook with the texts of a card database in DIR; skipped (77) where there is none.
set -eu
ptcg=$1 data=$2
[ -d "$data/cards/en" ] || {
    printf 'skipped: no card database at %s\n' "$data"
    exit 77
}
exec "$ptcg" phrases --check --data "$data"
