# Sourced by tests that play in two processes: with `mpirun` set, sets `two`, the words before a
# command; ends with 77 (skipped) where that cannot be done on this machine.
two=()
if [[ $mpirun ]]; then
    command -v "$mpirun" >/dev/null || exit 77
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    two=(timeout 300 "$mpirun" --oversubscribe -n 2)
    "${two[@]}" true 2>/dev/null || exit 77
fi
