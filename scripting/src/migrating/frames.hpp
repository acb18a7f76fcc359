#pragma once

#include "migrating/script.hpp"

/// What a card registers: the names of its parts, and how much is written around them.
namespace ptcg::script::migrating {

/// `local card = ...` goes: `card` is given.
void migrate_head(Script& script);

/// A table that may be an attack's or a handler's, or hold handlers by hook.
void migrate_table(Script& script, LuaNode& table);

/// `card.attack["Name"] = ...`, `card.play = ...`; the tables in it have been rewritten.
void migrate_registration(Script& script, LuaNode& assignment);

/// Fields with another name: `card.passive`, `it.harm`.
void migrate_index(LuaNode& index);

}  // namespace ptcg::script::migrating
