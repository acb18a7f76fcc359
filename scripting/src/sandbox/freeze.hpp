#pragma once

#include <lua.hpp>

#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

/// Frozen tables, and the check that no function carries data from call to call.
namespace ptcg::script {

/// Prepares a new Lua state for freezing.
void install_freezing(lua_State* L);

/// Replaces the plain table on top of the stack with a frozen proxy: reads go to the table, writes
/// raise. Setting __newindex on the table itself would not prevent writes to existing keys.
void push_frozen(lua_State* L);

/// Replaces a frozen proxy on top of the stack with the table behind it. Leaves other values alone.
/// Never raises and never allocates.
void unwrap(lua_State* L);

/// Freezes the value on top of the stack and everything reachable from it. Tables become proxies,
/// also those that functions capture. A function that assigns to a variable captured from outside
/// itself is refused: one Lua state serves many matches, so the variable would carry data from one
/// match to the next. REQUIRES: Lua's memory is not capped.
void freeze_deeply(lua_State* L, const ScriptChunk& chunk, Problems& problems);

/// Forgets which tables have been frozen. After loading, no script can reach an unfrozen one.
void end_freezing(lua_State* L);

/// Whether the bytecode of this Lua version can be read. The checks of functions rely on it.
[[nodiscard]] bool capture_check_works(lua_State* L);

}  // namespace ptcg::script
