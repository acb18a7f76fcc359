#pragma once

#include <optional>
#include <string>

#include <lua.hpp>

#include "card_tests/card_test.hpp"
#include "card_tests/card_test_table.hpp"

/// What the Lua functions of a card test share.
namespace ptcg::tools {

/// One run of one test.
struct TestRun {
    const CardTestWorld* world = nullptr;
    std::optional<TestTable> table;
    std::string message;  ///< of the error on its way to Lua

    [[nodiscard]] TestTable& on_table();
};

/// Pushes `t`, the one argument of a test. `run` must outlive it.
void push_test(lua_State* L, TestRun& run);

// Its parts, by file. They throw TestFailure.

/// Reads the argument of t:position (card_test_reading.cpp).
[[nodiscard]] PositionSetup as_position(lua_State* L, int index, const CardTestWorld& world);

/// Pushes t.me or t.opponent (card_test_showing.cpp).
void push_side(lua_State* L, Resolver& game, PlayerId id);
/// Pushes the events of this kind.
void push_events(lua_State* L, TestTable& table, const std::string& kind);

}  // namespace ptcg::tools
