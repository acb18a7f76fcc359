#pragma once

#include <cstddef>
#include <set>

#include "migrating/script.hpp"

/// What a rewritten script needs no more, and what it needs besides.
namespace ptcg::script::migrating {

/// The locals and parameters somebody uses, by where they are declared.
[[nodiscard]] std::set<std::size_t> used_locals(LuaNode& root);

/// Removes those that were used and are no more, unless something would not happen without them.
void remove_unused(LuaNode& root, const std::set<std::size_t>& were_used);

/// Functions that only now speak of `it` get that parameter.
void give_it(Script& script);

}  // namespace ptcg::script::migrating
