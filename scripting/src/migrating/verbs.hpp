#pragma once

#include "migrating/script.hpp"

/// Verbs: what a verb is about is given by place, the rest by name.
namespace ptcg::script::migrating {

/// Rewrites the calls of all verbs of `game` but the choices and searches.
void migrate_verb(Script& script, LuaNode& call);

}  // namespace ptcg::script::migrating
