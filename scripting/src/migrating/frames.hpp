#pragma once

#include "migrating/script.hpp"

/// What a card registers: the names of its parts, and the code around them.
namespace ptcg::script::migrating {

/// Removes `local card = ...`: `card` is provided.
void migrate_head(Script& script);

/// Rewrites a table that may be an attack's or a handler's, or contain handlers by hook.
void migrate_table(Script& script, LuaNode& table);

/// Rewrites `card.attack["Name"] = ...`, `card.play = ...`. REQUIRES: the tables in it have been
/// rewritten.
void migrate_registration(Script& script, LuaNode& assignment);

/// Renames fields: `card.passive`, `it.harm`.
void migrate_index(LuaNode& index);

}  // namespace ptcg::script::migrating
