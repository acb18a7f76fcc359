// A separate file, because Catch2 2 takes ten seconds to compile with its main().
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
