#pragma once

#include <cstdint>

#include <lua.hpp>

#include "sandbox/bytecode.hpp"

/// Which functions cannot take long, so that nobody need count what they do.
namespace ptcg::script {

/// How a function of a script is paid for.
struct CallCost {
    /// Runs each of its instructions at most once, and once more for each step of `ipairs` or
    /// `pairs`, which pays for that: it has no other loop and calls no function of Lua.
    bool straight = false;
    bool slow = false;  ///< it or a function it calls has an instruction that takes long
    std::int64_t instructions = 0;  ///< it has, if it is straight
};

/// What calling the Lua function on top of the stack costs. A function can call those of Lua that
/// are in it, and those in what it captures, through any table; nobody hands it one. If there is
/// one, or the code cannot be read, it is not straight. REQUIRES: loading has frozen it, and its
/// tables are not nested deeper than that allows.
[[nodiscard]] CallCost cost_of_call(lua_State* L, BytecodeCache& bytecode);

/// Whether the code of this Lua reads as it should. Otherwise nothing is straight.
[[nodiscard]] bool straight_code_works(lua_State* L);

}  // namespace ptcg::script
