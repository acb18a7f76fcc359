#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

namespace ptcg::script {

/// An assignment, in a function or one nested in it, to a variable from outside the function.
struct CapturedAssignment {
    int upvalue = 0;  ///< 1-based, of the outermost function, as lua_getupvalue counts
    int line = 0;
};

/// Finds them all in the Lua function on top of the stack. A nested function may assign to a local
/// of the function around it: that local is new in every call. False if the dump could not be read.
[[nodiscard]] bool find_captured_assignments(lua_State* L, std::vector<CapturedAssignment>& found);

/// Finds all texts that the Lua function on top of the stack is written with, and those nested in
/// it: names of fields, methods and globals, keys of tables, literal strings. False if the dump
/// could not be read.
[[nodiscard]] bool find_texts(lua_State* L, std::vector<std::string>& found);
/// Whether neither the Lua function on top of the stack nor one in it has an instruction for `#`.
/// False too if the dump could not be read.
[[nodiscard]] bool never_measures(lua_State* L);

}  // namespace ptcg::script
