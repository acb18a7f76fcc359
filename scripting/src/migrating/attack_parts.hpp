#pragma once

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// The parts of an attack, if the table is one: `choose` that only asks for a Pokémon is `target`,
/// `damage` may be `more` or `times`.
void migrate_attack_parts(LuaNode& table);

}  // namespace ptcg::script::migrating
