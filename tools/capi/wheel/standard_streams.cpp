// The streams that Lua uses. Debian's static Lua is compiled for programs, which may reach a
// variable of another library directly; a shared library may not. So the linker (--wrap) makes Lua,
// and all else in here, use these variables instead of those of the C library.

#include <cstdio>

extern "C" {

extern FILE* __real_stdin;
extern FILE* __real_stdout;
extern FILE* __real_stderr;

FILE* __wrap_stdin;
FILE* __wrap_stdout;
FILE* __wrap_stderr;

/// Runs when the library is loaded, before anything in it can be called.
__attribute__((constructor)) static void take_standard_streams()
{
    __wrap_stdin = __real_stdin;
    __wrap_stdout = __real_stdout;
    __wrap_stderr = __real_stderr;
}
}
