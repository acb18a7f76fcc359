#include "ptcg/scripting/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <vector>

#include "support/catch.hpp"

namespace ptcg::parallel_test {

TEST_CASE("Each number is worked on once, by several threads", "[threads]")
{
    for (const std::size_t threads : {0u, 1u, 4u}) {
        std::vector<int> calls(1000);
        for_all(calls.size(), threads, [&](std::size_t i) { ++calls[i]; });
        CHECK(std::ranges::all_of(calls, [](int times) { return times == 1; }));
    }
    for_all(0, 4, [](std::size_t) { FAIL("there is no number below 0"); });
}

TEST_CASE("What a thread throws is thrown to whoever waits", "[threads]")
{
    std::atomic<int> calls{0};
    const auto work = [&](std::size_t i) {
        ++calls;
        if (i == 3) throw std::runtime_error("three");
    };
    CHECK_THROWS_AS(for_all(100'000, 1, work), std::runtime_error);
    CHECK(calls == 4);
    // Other threads may have made all their calls before they learn of it.
    CHECK_THROWS_AS(for_all(100'000, 4, work), std::runtime_error);
}

}  // namespace ptcg::parallel_test
