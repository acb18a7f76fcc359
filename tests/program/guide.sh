#!/usr/bin/env bash
# Follows the designer's guide to the letter: does what each of its code blocks says, in a temporary
# folder, and prints the guide as it should read. If the two differ, the guide is wrong. After an
# intended change, write it again:
#   tests/program/guide.sh build/release/ptcg cards/README.md >guide && mv guide cards/README.md
# usage: guide.sh <ptcg> <guide> [--check]
#
# The words after a block's opening fence say what it is:
#   console            commands after "$ ", each followed by what it prints
#   lua file=NAME      a file that the reader writes (toml likewise)
#   lua from=NAME      the current contents of a file that a command above made
#   lua card=ID        the whole script of one of our cards (toml: its facts, test: its tests)
#   text               nothing to run
set -euo pipefail

ptcg=$(realpath "$1")
guide=$(realpath "$2")
check=${3:-}
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin" "$folder/home"
ln -s "$ptcg" "$folder/bin/ptcg"
written=$folder/guide.md
exec 3>"$written"

export PATH=$folder/bin:$PATH HOME=$folder/home COLUMNS=80 NO_COLOR=1
unset PTCG_PACKS
cd "$folder/home"

# Writes a line of the guide as it should read.
put() { printf '%s\n' "$*" >&3; }

fail() {
    printf '%s:%s: %s\n' "$guide" "$number" "$*" >&2
    exit 1
}

# file_of <card id> <facts|script|test>
file_of() {
    local set=${1%-*} card
    card=$(printf '%03d' "${1##*-}")
    local place
    for place in "$root/cards/$set" "$root/tests/packs/$set"; do
        case $2 in
            facts) compgen -G "$place/$card-*.toml" && return ;;
            script) compgen -G "$place/$card-*.lua" && return ;;
            test) compgen -G "$place/tests/$card-*.lua" && return ;;
        esac
    done
    fail "there is no $2 of card $1"
}

# Replaces what depends on the machine and the time.
settle() { sed -E -e "s#$folder/home#~#g" -e 's/ in [0-9.]+ s$/ in 0.0 s/'; }

# run_console: runs the commands of a block, which may change this shell's folder and environment
run_console() {
    local line
    for line in "${block[@]}"; do
        [[ $line == '$ '* ]] || continue
        put "$line"
        eval "${line#\$ }" >"$folder/output" 2>&1 || true
        settle <"$folder/output" >&3
    done
}

take_block() {
    local language=$1 what=$2
    case $language-$what in
        text-) printf '%s\n' "${block[@]}" >&3 ;;
        console-) run_console ;;
        *-file=*)
            mkdir -p "$(dirname "${what#file=}")"
            printf '%s\n' "${block[@]}" >"${what#file=}"
            cat "${what#file=}" >&3
            ;;
        *-from=*)
            [[ -f ${what#from=} ]] || fail "there is no file ${what#from=}"
            cat "${what#from=}" >&3
            ;;
        lua-card=*) cat "$(file_of "${what#card=}" script)" >&3 ;;
        toml-card=*) cat "$(file_of "${what#card=}" facts)" >&3 ;;
        lua-test=*) cat "$(file_of "${what#test=}" test)" >&3 ;;
        *) fail "a code block must say what it is: see tests/program/guide.sh" ;;
    esac
}

number=0
inside=false
others=false # reference sections, which have their own checks
while IFS= read -r line; do
    number=$((number + 1))
    [[ $line == '## The test'* ]] && others=true
    if $others; then
        put "$line"
    elif ! $inside && [[ $line == '```'* ]]; then
        put "$line"
        read -r language what <<<"${line#'```'}" || true
        block=()
        inside=true
    elif $inside && [[ $line == '```' ]]; then
        take_block "$language" "${what:-}"
        put "$line"
        inside=false
    elif $inside; then
        block+=("$line")
    else
        put "$line"
    fi
done <"$guide"
exec 3>&-

if [[ $check == --check ]]; then
    diff "$guide" "$written" && exit 0
    echo "the guide differs from what happens; tests/program/guide.sh says how to write it again"
    exit 1
fi
cat "$written"
