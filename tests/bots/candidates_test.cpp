#include "candidates.hpp"

#include <map>

#include "support/catch.hpp"

namespace ptcg::candidates_test {

namespace {

constexpr ActionCode move(int number)
{
    return ActionCode{static_cast<std::uint64_t>(number)};
}

/// Makes `tries` tries of moves with the values that `value` returns. Records the moves tried with
/// each seed.
struct Contest {
    Candidates candidates = {};
    std::map<std::uint64_t, std::vector<ActionCode>> tried = {};

    template <typename Value>
    void run(int moves, int tries, Value&& value)
    {
        for (int i = 0; i < moves; ++i) candidates.add(move(i));
        Random random(3);
        const auto attempt = [&](Candidates::Candidate& candidate, std::uint64_t seed) {
            if (tries-- <= 0) return false;
            tried[seed].push_back(candidate.code);
            ++candidate.visits;
            candidate.sum += value(candidate.code, seed);
            return true;
        };
        while (candidates.pass(random, attempt)) {
        }
    }
};

}  // namespace

TEST_CASE("The best candidate is found under luck that all share", "[mcts]")
{
    Contest contest;
    contest.run(8, 100, [](ActionCode code, std::uint64_t seed) {
        const double luck = static_cast<double>(seed % 1000) / 2000;
        return luck + (code == move(6) ? 0.3 : 0.1);
    });
    REQUIRE(contest.candidates.best() != nullptr);
    CHECK(contest.candidates.best()->code == move(6));
    CHECK(contest.candidates.best()->visits > 100 / 8);
}

TEST_CASE("Candidates that lead to the same are left in the order they came in", "[mcts]")
{
    Contest contest;
    contest.run(5, 64, [](ActionCode, std::uint64_t) { return 0.5; });
    CHECK(contest.candidates.best()->code == move(0));
}

TEST_CASE("A pass tries all candidates in one position, then the better half", "[mcts]")
{
    Contest contest;
    contest.run(8, 14, [](ActionCode, std::uint64_t) { return 0.5; });
    std::multimap<std::size_t, std::uint64_t> by_size;
    for (const auto& [seed, moves] : contest.tried) by_size.emplace(moves.size(), seed);
    CHECK(contest.tried.size() == 3);
    CHECK(by_size.count(8) == 1);
    CHECK(by_size.count(4) == 1);
    CHECK(by_size.count(2) == 1);
}

TEST_CASE("Without a try there is no best candidate", "[mcts]")
{
    Contest contest;
    contest.run(3, 0, [](ActionCode, std::uint64_t) { return 0.5; });
    CHECK(contest.candidates.best() == nullptr);
}

}  // namespace ptcg::candidates_test
