// A short run of the fuzz target of the C interface.

#include "fuzz/replaying.hpp"
#include "support/catch.hpp"

TEST_CASE("fuzz: any calls in any order", "[fuzz]")
{
    ptcg::fuzz::replay(ptcg::fuzz::answers_target, 100);
}
