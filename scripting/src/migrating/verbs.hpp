#pragma once

#include "migrating/script.hpp"

/// Verbs: the objects of a verb are passed by position, the rest by name.
namespace ptcg::script::migrating {

/// Rewrites the calls of all verbs of `game` except choices and searches.
void migrate_verb(Script& script, LuaNode& call);

}  // namespace ptcg::script::migrating
