#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

/// Tables that a test reads and that catch typos: reading a field that can't exist is an error, and
/// so is assigning one. Fields that may be absent read as nil.
namespace ptcg::tools {

/// Makes the table on top of the stack strict. `what` names it in messages. All tables with the
/// same `what` must have the same fields.
void make_strict(lua_State* L, const char* what, std::initializer_list<const char*> fields);

/// Likewise for a list, which has no fields except its indices.
void make_strict_list(lua_State* L, const char* what);

/// Makes the global table strict: only its current fields exist.
void make_globals_strict(lua_State* L);

}  // namespace ptcg::tools
