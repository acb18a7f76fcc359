#!/usr/bin/env bash
# usage: one_screen.sh SOURCE_FOLDER
# Checks that all text of the program goes to the screen through tools/ptcg/screen/screen.cpp: no
# other source of the program or the libraries writes to standard output or standard error. An example
# host is a program of its own.
set -euo pipefail
cd "$1"
writers='fmt::print|std::(cout|cerr|clog|print|puts|putchar|printf|fprintf|perror)\b'
writers+='|\b(puts|putchar|printf|fprintf|perror|psignal)\(|\b(fputs|fputc|fwrite|write)\(.*(stdout|stderr|STD(OUT|ERR)_FILENO)'
found=$(grep -rnE "$writers" --include='*.cpp' --include='*.hpp' tools/ptcg scripting engine tools/capi/src |
    grep -v -e '^tools/ptcg/screen/screen\.cpp:' -e '^scripting/examples/' || true)
[ -z "$found" ] && exit 0
printf 'output that bypasses screen/screen.cpp:\n%s\n' "$found"
exit 1
