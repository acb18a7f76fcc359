#pragma once

#include <cstddef>
#include <set>

#include "migrating/script.hpp"

/// Removes what a rewritten script no longer needs, and adds what it needs now.
namespace ptcg::script::migrating {

/// Returns the locals and parameters that are used, by where they are declared.
[[nodiscard]] std::set<std::size_t> used_locals(LuaNode& root);

/// Removes those that were used and no longer are, unless that would change what the script does.
void remove_unused(LuaNode& root, const std::set<std::size_t>& were_used);

/// Adds the parameter `it` to functions that now use it.
void give_it(Script& script);

}  // namespace ptcg::script::migrating
