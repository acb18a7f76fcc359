#!/bin/sh
# package.sh BUILD SOURCE: installs the build into a folder, moves that, and lets a
# stranger's project find, build and run it from there.
set -eu
build=$1 source=$2
cached() {
    sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"
}
config=$(cached CMAKE_BUILD_TYPE)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

cmake --install "$build" --prefix "$work/first" >"$work/install.log" || {
    cat "$work/install.log"
    exit 1
}
mv "$work/first" "$work/moved"

# Nothing that is read may speak of where it was built. (Debug information does.) A checkout in
# /ptcg is not what include/ptcg ends with.
begins='(?<![\w.})-])'
ends='(?![\w.-])'
if grep -rlP "$begins(\Q$build\E|\Q$source\E|\Q$work/first\E)$ends" "$work/moved" \
    --include='*.cmake' --include='*.pc' --include='*.h' --include='*.hpp' --include='*.py'; then
    echo "these installed files name the build's own folders" >&2
    exit 1
fi

cards=$work/moved/share/ptcg/cards
examples=$work/moved/share/doc/ptcg/examples
# With the generator at hand: not every machine has make.
cmake --fresh -G "$(cached CMAKE_GENERATOR)" -S "$source/tests/package" -B "$work/build" -DCMAKE_BUILD_TYPE="$config" \
    -DCMAKE_PREFIX_PATH="$work/moved" -DPTCG_EXAMPLES_DIR="$examples" >"$work/configure.log" 2>&1 || {
    cat "$work/configure.log"
    exit 1
}
cmake --build "$work/build" >"$work/build.log" 2>&1 || {
    cat "$work/build.log"
    exit 1
}
(cd "$work/build" && ctest --output-on-failure)

# The same with pkg-config and no CMake at all.
pc=$(dirname "$(find "$work/moved" -name ptcg.pc)")
flags=$(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs ptcg)
library=$(PKG_CONFIG_PATH=$pc pkg-config --variable=libdir ptcg)
# shellcheck disable=SC2086
cc -std=c99 -Wall -Wextra -pedantic -Werror "$examples/host.c" -o "$work/host" $flags
LD_LIBRARY_PATH=$library "$work/host" "$(PKG_CONFIG_PATH=$pc pkg-config --variable=cardsdir ptcg)"
test -d "$cards"

# And from Python.
if command -v python3 >/dev/null; then
    PTCG_LIBRARY=$(find "$work/moved" -name 'libptcg.so.*.*.*') PYTHONPATH=$work/moved/share/ptcg/python \
        python3 -c 'import ptcg, sys; print(len(ptcg.Library(sys.argv[1])), "cards in Python")' "$cards"
fi
