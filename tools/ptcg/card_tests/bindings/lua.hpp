#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "card_tests/bindings/table.hpp"
#include "card_tests/card_test.hpp"

/// What the Lua functions of a card test share.
namespace ptcg::tools {

/// One run of one test.
struct TestRun {
    const CardTestWorld* world = nullptr;
    std::filesystem::path folder = {};  ///< of the test's file
    PlayerId me = PlayerId::one;
    LooseShuffles shuffles = LooseShuffles::keep;
    bool verify = true;
    std::optional<TestTable> table = {};
    std::vector<Played> played = {};  ///< on tables before that one
    std::size_t recorded = 0;         ///< positions and answers, on all of them
    bool had_loose_shuffle = false;   ///< on any of them
    bool in_outcomes = false;         ///< inside the function of t:every_outcome
    std::string message = {};         ///< of the error on its way to Lua

    [[nodiscard]] TestTable& on_table();
    /// Ends what is on the table, which must be finished; throws TestFailure, which says `what` was
    /// about to happen.
    void clear_table(std::string_view what);
};

/// Pushes `t`, the one argument of a test. `run` must outlive it.
void push_test(lua_State* L, TestRun& run);

/// The line of the test that is being carried out, or 0.
[[nodiscard]] int current_line(lua_State* L);

// Its parts, by file. They throw TestFailure.

/// Reads the argument of t:position (card_test_reading.cpp).
[[nodiscard]] PositionSetup as_position(lua_State* L, int index, const TestRun& run);

/// Pushes t.me or t.opponent (card_test_showing.cpp).
void push_side(lua_State* L, const Queries& game, PlayerId id);
/// Fails unless there is such a kind of event; the failure names those there are.
void expect_event_kind(const std::string& kind);
/// Pushes the events of this kind.
void push_events(lua_State* L, TestTable& table, const std::string& kind);
/// Pushes one: `{ "damaged", player =, card =, source =, place =, from =, to =, value = }`.
void push_event(lua_State* L, TestTable& table, const Event& event);

/// t:changed, t:unchanged, t:events { ... }, t:explain (expectations.cpp).
void expect_changes(lua_State* L, int index, TestTable& table);
void expect_no_changes(lua_State* L, TestTable& table);
void expect_events(lua_State* L, int index, TestTable& table);
void expect_explanation(lua_State* L, int index, TestTable& table);
void expect_explanation_of(lua_State* L, const std::string& what, const std::string& place,
                           int index, TestTable& table);

/// t:every_outcome; pushes the table of what came of it (every_outcome.cpp).
void play_every_outcome(lua_State* L, TestRun& run);

}  // namespace ptcg::tools
