#pragma once

#include <lua.hpp>

#include "sandbox/bytecode.hpp"

namespace ptcg::script {

/// Whether copies of a trigger have the same result in any order, as far as the bytecode of its
/// function, which is on top of the stack, can be read. There are two cases:
/// - `blind`: it does not know which copy it is. It reads neither `it.self` nor `it.card`, uses no
///   verb that does, and removes nothing from play that another copy could be on. Then all copies
///   do the same thing, one after another.
/// - `own_only`: it only puts counters or conditions on `it.self`, or removes them, and reads
///   nothing else of the table.
/// If the code cannot be read for certain (it calls a function from outside), neither is true.
struct OrderOfCopies {
    bool blind = false;
    bool own_only = false;
};

[[nodiscard]] OrderOfCopies order_of_copies(lua_State* L, BytecodeCache& bytecode);

}  // namespace ptcg::script
