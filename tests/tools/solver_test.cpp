// The solver: every shipped puzzle has a win, similar positions have none, and it does not count on
// luck or on unknown cards.

#include "analysis/solver.hpp"

#include <algorithm>

#include "ptcg/scripting/position.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::solver_test {

using namespace ptcg::tools;
using namespace ptcg::test;

namespace {

constexpr std::uint64_t puzzle_nodes = 50'000;

[[nodiscard]] std::string puzzle(const std::string& name)
{
    return ThemeDecks::file_text(cards_folder() / "puzzles" / (name + ".toml"));
}

[[nodiscard]] std::string with(std::string text, std::string_view what, std::string_view instead)
{
    const std::size_t place = text.find(what);
    REQUIRE(place != std::string::npos);
    return text.replace(place, what.size(), instead);
}

struct Solving : ThemeDecks {
    [[nodiscard]] Solution solve(const std::string& text, std::uint64_t nodes = puzzle_nodes) const
    {
        ReadPosition read =
            read_position(text, "puzzle", pool->library, host.get(),
                          [](std::string_view name) { return &profile(std::string(name)); });
        for (const Problem& problem : read.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(read.match);
        const MatchState before = read.match->state();
        Solution solution = tools::solve(*read.match, {.nodes = nodes, .progress = {}});
        CHECK(read.match->state() == before);
        return solution;
    }
};

}  // namespace

TEST_CASE("every puzzle has a win within the node limit", "[puzzles]")
{
    const Solving solving;
    std::size_t puzzles = 0;
    for (const auto& entry : std::filesystem::directory_iterator(cards_folder() / "puzzles")) {
        const std::string name = entry.path().stem().string();
        CAPTURE(name);
        const std::string text = puzzle(name);
        CHECK(text.find("title = ") == 0);
        CHECK(text.find("\nnote = ") != std::string::npos);
        CHECK(solving.solve(text).verdict == Verdict::win);
        ++puzzles;
    }
    CHECK(puzzles == 20);
}

TEST_CASE("positions beside the puzzles have no win", "[puzzles]")
{
    const Solving solving;
    const auto none = [&](const std::string& text) {
        return solving.solve(text).verdict == Verdict::none;
    };
    // One PlusPower is not enough.
    CHECK(none(with(puzzle("ten-more"), "2 PlusPower", "PlusPower")));
    // The poison does ten damage too little.
    CHECK(none(with(puzzle("slow-poison"), "damage = 60", "damage = 50")));
    // Without the Item, only the Supporter is left, and it sets off Jamming.
    CHECK(none(with(puzzle("jammed"), ", \"Energy Search dp1-117\"", "")));
    // Electabuzz has no Energy to attack with, and Discharge depends on coins.
    CHECK(none(with(puzzle("paid-in-full"), "hand = [\"Lightning Energy\"]\n", "")));
    // Ion Blast must do its 60 damage, and both players take their last Prize card.
    CHECK(none(with(puzzle("not-too-much"), "hand = [\"PlusPower dp3-121\"]\n", "")));
}

TEST_CASE("the solver does not count on cards nobody knows", "[puzzles]")
{
    const Solving solving;
    // The required Energy may or may not be among the unknown cards.
    CHECK(solving.solve(with(puzzle("a-spark"), "\"Lightning Energy\", ", "")).verdict ==
          Verdict::none);
    CHECK(solving
              .solve(with(puzzle("known-ground"), "\"3 Lightning Energy\", \"5 unknown",
                          "\"8 unknown"))
              .verdict == Verdict::none);
}

TEST_CASE("the solver says when it has not looked at everything", "[puzzles]")
{
    const Solving solving;
    const Solution solution = solving.solve(puzzle("known-ground"), 5);
    CHECK(solution.verdict == Verdict::not_found);
    CHECK(solution.nodes == 5);
}

TEST_CASE("a line has a branch for every answer of chance", "[puzzles]")
{
    const Solving solving;
    Solution solution = solving.solve(puzzle("step-aside"));
    REQUIRE(solution.verdict == Verdict::win);
    const auto* next = &solution.line;
    std::vector<std::string> said;
    while (next->size() == 1 && next->front()->won == WinReason::none) {
        said.push_back(next->front()->text);
        next = &next->front()->next;
    }
    REQUIRE(next->size() == 2);  // the coin of Thunder
    CHECK(next->front()->purpose == Purpose::flip);
    for (const auto& branch : *next) {
        REQUIRE(branch->next.size() == 1);
        CHECK(branch->next.front()->won == WinReason::prizes);
    }
    CHECK(said.size() >= 2);
}

}  // namespace ptcg::solver_test
