// toml++ itself, for a library that does not need the shared one of the system.
#define TOML_IMPLEMENTATION
#include <toml++/toml.h>
