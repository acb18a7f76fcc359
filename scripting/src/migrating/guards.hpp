#pragma once

#include "migrating/script.hpp"

/// A verb that is given nobody does nothing: nobody need look before.
namespace ptcg::script::migrating {

/// `if target then game:damage(target, 10) end` of an attack's target.
void drop_guards_of_target(LuaNode& block, std::string_view target);

/// The same of what `choose` or `may_choose` has answered. Where the answer was named for the sake
/// of the guard alone, the choice stands where its name stood.
void drop_guards_of_choices(Script& script);

}  // namespace ptcg::script::migrating
