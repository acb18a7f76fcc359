#pragma once

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// Renames the field `damage` of an attack to `more` or `times` if its function computes how much
/// more damage the attack does, or how many times its damage.
void migrate_damage_part(LuaNode& field);

}  // namespace ptcg::script::migrating
