#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "card_tests/bindings/table.hpp"
#include "card_tests/card_test.hpp"

/// Shared by the Lua functions of a card test.
namespace ptcg::tools {

/// One run of one test.
struct TestRun {
    const CardTestWorld* world = nullptr;
    std::filesystem::path folder = {};  ///< the folder of the test's file
    PlayerId me = PlayerId::one;
    LooseShuffles shuffles = LooseShuffles::keep;
    bool verify = true;
    std::optional<TestTable> table = {};
    std::vector<Played> played = {};  ///< on earlier tables
    std::size_t recorded = 0;         ///< positions and answers, on all tables
    bool had_loose_shuffle = false;   ///< on any table
    bool in_outcomes = false;         ///< inside the function of t:every_outcome
    std::string message = {};         ///< the error being raised in Lua

    [[nodiscard]] TestTable& on_table();
    /// Closes the current table, which must be finished. Otherwise throws TestFailure, which says
    /// that `what` was about to happen.
    void clear_table(std::string_view what);
};

/// Pushes `t`, the only argument of a test. `run` must outlive it.
void push_test(lua_State* L, TestRun& run);

/// Returns the line of the test that is running, or 0.
[[nodiscard]] int current_line(lua_State* L);

// The parts, by file. They throw TestFailure.

/// Reads the argument of t:position (reading.cpp).
[[nodiscard]] PositionSetup as_position(lua_State* L, int index, const TestRun& run);

/// Pushes t.me or t.opponent (showing.cpp).
void push_side(lua_State* L, const Queries& game, PlayerId id);
/// Fails unless this kind of event exists. The failure lists the kinds.
void expect_event_kind(const std::string& kind);
/// Pushes the events of this kind.
void push_events(lua_State* L, TestTable& table, const std::string& kind);
/// Pushes one event: `{ "damaged", player =, card =, source =, place =, from =, to =, value = }`.
void push_event(lua_State* L, TestTable& table, const Event& event);

/// t:changed, t:unchanged, t:events { ... }, t:explain (expectations.cpp).
void expect_changes(lua_State* L, int index, TestTable& table);
void expect_no_changes(lua_State* L, TestTable& table);
void expect_events(lua_State* L, int index, TestTable& table);
void expect_explanation(lua_State* L, int index, TestTable& table);
void expect_explanation_of(lua_State* L, const std::string& what, const std::string& place,
                           int index, TestTable& table);

/// Implements t:every_outcome; pushes the table of results (every_outcome.cpp).
void play_every_outcome(lua_State* L, TestRun& run);

}  // namespace ptcg::tools
