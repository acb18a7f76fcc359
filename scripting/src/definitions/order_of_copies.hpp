#pragma once

#include <lua.hpp>

#include "sandbox/bytecode.hpp"

namespace ptcg::script {

/// Whether copies of a trigger come to the same in whatever order they run, as far as its function
/// on top of the stack can be read. That is so in two cases:
/// - `blind`: it does not know which copy it is: it reads neither `it.self` nor `it.card`, uses no
///   verb that does, and takes nothing out of play that another copy could be on. Then all copies
///   do the same thing, one after the other.
/// - `own_only`: it does nothing but put counters or conditions on `it.self`, or take them off, and
///   reads nothing else of the table.
/// Whatever cannot be read for certain (a call of a function from outside) is neither.
struct OrderOfCopies {
    bool blind = false;
    bool own_only = false;
};

[[nodiscard]] OrderOfCopies order_of_copies(lua_State* L, BytecodeCache& bytecode);

}  // namespace ptcg::script
