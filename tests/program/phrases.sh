#!/bin/sh
# phrases.sh PTCG DIR
# Checks the phrasebook with the texts of a card database in DIR, in all languages, and that our texts
# do not come close to what is printed; skipped (77) where there is none.
set -eu
ptcg=$1 data=$2
[ -d "$data/cards/en" ] || {
    printf 'skipped: no card database at %s\n' "$data"
    exit 77
}
"$ptcg" phrases --check --data "$data"
exec "$ptcg" phrases --close --data "$data"
