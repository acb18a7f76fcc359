#pragma once

#include "migrating/script.hpp"

/// Removes checks for nil before verbs: a verb does nothing if its target is nil.
namespace ptcg::script::migrating {

/// Rewrites `if target then game:damage(target, 10) end` for an attack's target.
void drop_guards_of_target(LuaNode& block, std::string_view target);

/// Likewise for what `choose` or `may_choose` has returned. If the result has a name only for the
/// guard, the choice replaces the name.
void drop_guards_of_choices(Script& script);

}  // namespace ptcg::script::migrating
