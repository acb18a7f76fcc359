#pragma once

#include <functional>

#include "migrating/script.hpp"

/// Choices: the verb's name tells what it returns.
namespace ptcg::script::migrating {

/// Whether an expression is one Pokémon or a player, not a list.
using IsOne = std::function<bool(const LuaNode&)>;

/// Rewrites the calls of choices and searches, and of methods that look for cards or Pokémon.
/// REQUIRES: filters have been rewritten.
void migrate_choice(Script& script, LuaNode& call, const IsOne& is_one);

}  // namespace ptcg::script::migrating
