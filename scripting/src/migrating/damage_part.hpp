#pragma once

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// The field `damage` of an attack, if its function says how much more the attack does, or how many
/// times its damage: then it is `more` or `times`.
void migrate_damage_part(LuaNode& field);

}  // namespace ptcg::script::migrating
