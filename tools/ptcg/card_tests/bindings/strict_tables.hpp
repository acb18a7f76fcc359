#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

/// Tables that a test reads, and in which a slip of the pen is an error: reading a field there
/// cannot be, and writing one. What may be absent reads as nil.
namespace ptcg::tools {

/// Makes the table on top of the stack one of these. `what` it is, for messages, decides: tables of
/// one `what` have the same fields.
void make_strict(lua_State* L, const char* what, std::initializer_list<const char*> fields);

/// The same for a list, which has no fields but its places.
void make_strict_list(lua_State* L, const char* what);

/// Makes the global table strict: there is what is in it now, and no more.
void make_globals_strict(lua_State* L);

}  // namespace ptcg::tools
