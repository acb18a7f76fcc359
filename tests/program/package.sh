#!/bin/sh
# package.sh BUILD SOURCE: installs the build into a folder, moves the folder, and checks that a
# stranger's project can find, build and run it from there.
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

# No installed text may mention where it was built. (Debug information does.) A checkout in /ptcg
# must not match the end of include/ptcg.
begins='(?<![\w.})-])'
ends='(?![\w.-])'
if grep -rlP "$begins(\Q$build\E|\Q$source\E|\Q$work/first\E)$ends" "$work/moved" \
    --include='*.cmake' --include='*.pc' --include='*.h' --include='*.hpp' --include='*.py'; then
    echo "these installed files contain paths of the build" >&2
    exit 1
fi

cards=$work/moved/share/ptcg/cards
examples=$work/moved/share/doc/ptcg/examples
# Uses the same generator as the build: not every machine has make.
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

# The same with pkg-config, without CMake.
pc=$(dirname "$(find "$work/moved" -name ptcg.pc)")
flags=$(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs ptcg)
library=$(PKG_CONFIG_PATH=$pc pkg-config --variable=libdir ptcg)
# shellcheck disable=SC2086
cc -std=c99 -Wall -Wextra -pedantic -Werror "$examples/host.c" -o "$work/host" $flags
LD_LIBRARY_PATH=$library "$work/host" "$(PKG_CONFIG_PATH=$pc pkg-config --variable=cardsdir ptcg)" \
    >"$work/host.out"
# The guide shows this output.
while read -r line; do
    grep -qF "$line" "$source/tools/capi/README.md" || {
        echo "tools/capi/README.md should show: $line" >&2
        exit 1
    }
done <"$work/host.out"
test -d "$cards"

# The C++ libraries with pkg-config.
export PKG_CONFIG_PATH="$pc:${PKG_CONFIG_PATH-}"
# shellcheck disable=SC2046
c++ -std=c++20 -Wall -Wextra -Werror "$examples/host_libraries.cpp" -o "$work/host_libraries" \
    $(pkg-config --cflags --libs ptcg-scripting)
"$work/host_libraries" "$(pkg-config --variable=cardsdir ptcg-scripting)"

# shellcheck disable=SC2046
c++ -std=c++20 -Wall -Wextra -Werror "$source/tests/package/rooms.cpp" -o "$work/rooms" \
    $(pkg-config --cflags --libs ptcg-journal)
"$work/rooms" "$work/rooms.db"

# What the documents show compiles: the example in the header, and the C++ in the two guides.
awk '/^\/\*/ && !done { inside = 1 } inside && /^ \*     / { print substr($0, 8) }
     /\*\// && inside { inside = 0; done = 1 }' "$work/moved/include/ptcg.h" >"$work/shown.body"
{ printf '#include <ptcg.h>\n#include <stdio.h>\n'; cat "$work/shown.body"; } >"$work/shown.c"
grep -q 'int main' "$work/shown.c"
cc -std=c99 -Wall -Wextra -pedantic -Werror -I"$work/moved/include" -fsyntax-only "$work/shown.c"
for guide in README.md HOSTS.md; do
    awk '/^```cpp$/ { print "[[maybe_unused]] static void shown" ++n "()\n{"; inside = 1; next }
         /^```$/ && inside { print "}"; inside = 0 }
         inside { print }' "$source/scripting/$guide" >"$work/shown.body"
    {
        printf '#include <optional>\n'
        for header in match scripting/pack_loader scripting/pack_store scripting/script_host; do
            printf '#include <ptcg/%s.hpp>\n' "$header"
        done
        printf 'using namespace ptcg;\nvoid tell(const std::string&);\n'
        cat "$work/shown.body"
    } >"$work/shown.cpp"
    grep -q shown1 "$work/shown.cpp"
    # shellcheck disable=SC2046
    c++ -std=c++20 -Wall -Wextra -Werror -Wno-unused -fsyntax-only "$work/shown.cpp" \
        $(pkg-config --cflags ptcg-scripting)
done

# The program alone, and the C library alone.
for component in program c; do
    cmake --install "$build" --prefix "$work/$component" --component "$component" >"$work/install.log"
    test -f "$work/$component/share/ptcg/cards/rulesets/dp.toml"
done
"$work/program/bin/ptcg" deck >/dev/null
test ! -e "$work/program/include" && test ! -e "$work/c/bin" && test ! -e "$work/c/include/ptcg"
test -f "$work/c/include/ptcg.h"

# The C++ libraries without the one that needs a database.
cmake --install "$build" --prefix "$work/cpp" --component cpp >"$work/install.log"
test ! -e "$work/cpp/include/ptcg/journal"
cmake --fresh -G "$(cached CMAKE_GENERATOR)" -S "$source/tests/package/without_journal" -B "$work/without" \
    -DCMAKE_PREFIX_PATH="$work/cpp" >"$work/without.log" 2>&1 || {
    cat "$work/without.log"
    exit 1
}

# If a part has not been built, as after `tools/dev play`, nothing is copied and the message gives
# the command to type.
sed "s|$build/libptcg.so|$work/none/libptcg.so|" "$build/cmake_install.cmake" >"$work/partly.cmake"
if cmake -DCMAKE_INSTALL_PREFIX="$work/partly" -P "$work/partly.cmake" >"$work/partly.log" 2>&1; then
    echo "something that was not built counts as installed" >&2
    exit 1
fi
for said in "is not built yet; nothing was installed" "cmake --build '$build' --target ptcg_installed"; do
    grep -qF "$said" "$work/partly.log" || {
        cat "$work/partly.log"
        exit 1
    }
done
test ! -e "$work/partly"

# The same from Python, which finds the library relative to its own location.
if command -v python3 >/dev/null; then
    found=$(cd / && env -u PTCG_LIBRARY PYTHONDONTWRITEBYTECODE=1 \
        PYTHONPATH="$work/moved/share/ptcg/python" python3 -c '
import ptcg, sys
print(len(ptcg.Library(sys.argv[1])), "cards in Python", file=sys.stderr)
print(ptcg._native.lib._name)' "$cards")
    case $found in
        "$(realpath "$work/moved")"/*/libptcg.so.*) ;;
        *)
            echo "the installed Python module found $found" >&2
            exit 1
            ;;
    esac
    # Without the library, the message says where it looked and what to do.
    mv "$(dirname "$found")" "$work/elsewhere"
    if (cd / && env -u PTCG_LIBRARY PYTHONPATH="$work/moved/share/ptcg/python" \
        python3 -c 'import ptcg') 2>"$work/python.log"; then
        echo "Python found a library that does not exist" >&2
        exit 1
    fi
    grep -qF "installed with it: $found does not exist" "$work/python.log"
    grep -qF "set PTCG_LIBRARY to its path" "$work/python.log"
fi
