#include "ptcg/random.hpp"

#include <cstdint>

#include "support/catch.hpp"

namespace ptcg::random_test {

using ptcg::Random;

namespace {

/// A plain version of `below`: takes 32-bit numbers and rejects those above the last complete run
/// of `bound` values.
std::uint32_t below_by_definition(Random& random, std::uint32_t bound)
{
    const std::uint64_t all = std::uint64_t{1} << 32;
    const std::uint64_t kept = (all - 1) / bound * bound;
    while (true) {
        const std::uint64_t value = random.next() >> 32;
        if (value < kept) return static_cast<std::uint32_t>(value % bound);
    }
}

}  // namespace

TEST_CASE("The same seed gives the same numbers on every platform", "[random]")
{
    Random random(1);
    CHECK(random.next() == 0xb3f2af6d0fc710c5u);
    CHECK(random.next() == 0x853b559647364ceau);
    CHECK(Random(2).next() != Random(1).next());
}

TEST_CASE("A number below a bound is as likely as another, whatever the bound", "[random]")
{
    // For the last three, up to half of all numbers are rejected.
    for (const std::uint32_t bound :
         {1u, 2u, 3u, 7u, 60u, 255u, 65'537u, 0x8000'0001u, 3'000'000'000u, 0xffff'ffffu}) {
        CAPTURE(bound);
        Random random(bound), plain(bound);
        for (int i = 0; i < 1'000; ++i) {
            const std::uint32_t value = random.below(bound);
            REQUIRE(value < bound);
            REQUIRE(value == below_by_definition(plain, bound));
        }
        CHECK(random == plain);
    }
}

}  // namespace ptcg::random_test
