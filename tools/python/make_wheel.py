"""Makes a wheel of the module, with the library and the cards inside.

usage: make_wheel.py LIBRARY CARDS FOLDER

LIBRARY is the libptcg.so of the target ptcg_wheel_library. The wheel is written to FOLDER, and its path
printed. `tools/dev wheel` runs this. It needs pip, setuptools and wheel, and downloads nothing.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent

#: What every Linux has whose C library is new enough.
OF_THE_SYSTEM = re.compile(r"(libc|libm|libpthread|libdl|librt|ld-linux[-\w]*)\.so\.\d+")


def output_of(*command: str | Path) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def tag_of(library: Path) -> str:
    """Returns the platform of a wheel with this library: the oldest C library that it runs with.

    Raises ValueError if it needs other libraries, which the user of a wheel may not have.
    """
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", output_of("readelf", "-dW", library))
    others = [name for name in needed if not OF_THE_SYSTEM.fullmatch(name)]
    if others:
        raise ValueError(
            f"{library} needs {', '.join(others)}; build the target ptcg_wheel_library"
        )
    symbols = output_of("readelf", "-W", "--dyn-syms", library)
    minors = [int(minor) for minor in re.findall(r"@GLIBC_2\.(\d+)", symbols)]
    if not minors:
        raise ValueError(f"{library} does not use the GNU C library, which wheels are made for here")
    return f"manylinux_2_{max(minors)}_{platform.machine()}"


def stage(library: Path, cards: Path, folder: Path) -> None:
    """Puts the module's files, the library and the cards into a folder from which pip makes a wheel."""
    no_caches = shutil.ignore_patterns("__pycache__")
    for name in ("ptcg", "cg"):
        shutil.copytree(HERE / name, folder / name, ignore=no_caches)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(HERE / name, folder)
    license_file = HERE.parents[1] / "LICENSE"
    shutil.copy(license_file, folder)
    inside = folder / "ptcg"
    shutil.copytree(cards, inside / "cards")
    subprocess.run(["strip", "--strip-unneeded", "-o", inside / "libptcg.so", library], check=True)
    tag = tag_of(inside / "libptcg.so")
    (folder / "setup.cfg").write_text(f"[bdist_wheel]\nplat_name = {tag}\n")


def main() -> int:
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    library, cards, target = (Path(argument).resolve() for argument in sys.argv[1:])
    with tempfile.TemporaryDirectory() as made:
        folder, wheels = Path(made) / "source", Path(made) / "wheels"
        folder.mkdir()
        try:
            stage(library, cards, folder)
        except ValueError as error:
            print(f"make_wheel.py: {error}", file=sys.stderr)
            return 1
        command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "wheel"]
        offline = ["--no-index", "--no-deps", "--no-build-isolation"]
        done = subprocess.run([*command, *offline, "--wheel-dir", wheels, folder])
        if done.returncode != 0:
            return 1
        target.mkdir(parents=True, exist_ok=True)
        for wheel in wheels.iterdir():
            shutil.copy(wheel, target)
            print(target / wheel.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
