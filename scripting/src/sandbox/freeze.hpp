#pragma once

#include <lua.hpp>

#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

/// Frozen tables, and the check that no function carries anything from call to call.
namespace ptcg::script {

/// Sets up what freezing needs in a fresh Lua state.
void install_freezing(lua_State* L);

/// Replaces the plain table on top of the stack by a frozen proxy: reading goes to the table,
/// writing raises. A __newindex alone would let existing keys be overwritten.
void push_frozen(lua_State* L);

/// Replaces a frozen proxy on top of the stack by the table behind it; leaves other values alone.
/// Never raises and never allocates.
void unwrap(lua_State* L);

/// Freezes the value on top of the stack with all it can reach: tables become proxies, captured
/// tables too; functions are refused that assign to a variable captured from outside themselves,
/// since with one Lua state serving many matches it would carry data from one to the next.
/// Lua's memory must not be capped meanwhile.
void freeze_deeply(lua_State* L, const ScriptChunk& chunk, Problems& problems);

/// Forgets which tables have been frozen; after loading nobody can reach an unfrozen one.
void end_freezing(lua_State* L);

/// Whether the bytecode of this Lua can be read, which the checks of functions rely on.
[[nodiscard]] bool capture_check_works(lua_State* L);

}  // namespace ptcg::script
