#pragma once

#include <cstdint>

#include <lua.hpp>

#include "sandbox/bytecode.hpp"

/// Finds the functions that cannot take long, whose instructions need no counting.
namespace ptcg::script {

/// How a script's function is paid for.
struct CallCost {
    /// Runs each of its instructions at most once, plus once for each step of `ipairs` or `pairs`,
    /// which pays for that. It has no other loop and calls no Lua function.
    bool straight = false;
    bool slow = false;              ///< it or a function it can call has a slow instruction
    std::int64_t instructions = 0;  ///< its number of instructions, if it is straight
};

/// Returns the cost of calling the Lua function on top of the stack. The function can call the Lua
/// functions nested in it, and those reachable through any table from what it captures; it never
/// gets one as an argument. If there is any, or the code cannot be read, it is not straight.
/// REQUIRES: loading has frozen it, and its tables are not nested deeper than freezing allows.
[[nodiscard]] CallCost cost_of_call(lua_State* L, BytecodeCache& bytecode);

/// Whether the bytecode of this Lua version reads as expected. Otherwise no function is straight.
[[nodiscard]] bool straight_code_works(lua_State* L);

}  // namespace ptcg::script
