#pragma once

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// Rewrites the parts of an attack, if the table is one: a `choose` that only asks for a Pokémon
/// becomes `target`, `damage` may become `more` or `times`.
void migrate_attack_parts(LuaNode& table);

}  // namespace ptcg::script::migrating
