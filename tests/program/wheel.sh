#!/usr/bin/env bash
# usage: wheel.sh BUILD SOURCE
# Makes a wheel, installs it in a fresh environment, and plays there: the module finds its own library
# and cards. Exit code 77: this machine lacks what makes or installs wheels.
set -euo pipefail
build=$1 source=$2
python=/usr/bin/python3
"$python" -c 'import importlib.util as find, sys
names = "ensurepip pip setuptools venv wheel".split()
sys.exit(not all(find.find_spec(name) for name in names))' || exit 77
targets=$(cmake --build "$build" --target help)
[[ $targets == *ptcg_wheel_library* ]] || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset PTCG_LIBRARY PTCG_CARDS PYTHONPATH

cmake --build "$build" --target ptcg_wheel_library >"$work/build.log" 2>&1 || {
    cat "$work/build.log"
    exit 1
}
wheel=$("$python" "$source/tools/python/make_wheel.py" "$build/wheel/libptcg.so" "$source/cards" "$work/wheels")
[[ ${wheel##*/} =~ ^ptcg-[0-9.]+-py3-none-manylinux_2_[0-9]+_[a-z0-9_]+\.whl$ ]] || {
    echo "wheel.sh: the wheel is named ${wheel##*/}"
    exit 1
}

# The library of a usual build needs others, and is refused.
if "$python" "$source/tools/python/make_wheel.py" "$build/libptcg.so" "$source/cards" "$work/none" \
    2>"$work/told"; then
    echo "wheel.sh: a library that needs others was put in a wheel"
    exit 1
fi
grep -q "needs .*liblua5.4.so.0.*; build the target ptcg_wheel_library" "$work/told"

"$python" -m venv "$work/env"
"$work/env/bin/pip" --quiet --disable-pip-version-check install --no-index "$wheel"
cd /
"$work/env/bin/python" - "$work/env" <<'END'
import sys

import cg.game
import ptcg
import ptcg.cabt

inside = sys.argv[1]
assert ptcg._native.lib._name.startswith(inside), ptcg._native.lib._name
assert str(ptcg.cards_folder()).startswith(inside), ptcg.cards_folder()
library = ptcg.Library(ptcg.cards_folder())
match = library.host().match("powerhouse", "lava-flow", seed=1)
bots = [library.bot("greedy"), library.bot("mcts:iterations=5:turns=0", seed=1)]
decision = match.decision()
while not decision.over:
    decision = match.step(bots[decision.asked].choose(match))
print(f"player {decision.winner + 1} wins by {decision.reason_name}; {len(library)} cards")
END
"$work/env/bin/pip" --quiet --disable-pip-version-check uninstall --yes ptcg
if [[ -n $(find "$work/env" -path '*ptcg*') ]]; then
    echo "wheel.sh: these files were left behind:"
    find "$work/env" -path '*ptcg*'
    exit 1
fi
