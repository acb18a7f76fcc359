#!/bin/sh
# storage_postgresql.sh PROGRAM [TRUE]: runs the tests of storage that need PostgreSQL; TRUE if the
# build can use it. They start a server of their own. Without PostgreSQL the test is skipped, but
# fails where CI is set (.ci/run sets it), so that it cannot be forgotten there.
set -eu
skip() {
    echo "$1" >&2
    if [ -n "${CI:-}" ]; then exit 1; fi
    exit 77
}
[ "${2:-}" = TRUE ] || skip "PostgreSQL is left out of this build; type: tools/dev packages --install"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
    skip "PostgreSQL is not installed; type: tools/dev packages --install"
exec "$1" "* - Postgresql" --warn NoTests
