#pragma once

#include <lua.hpp>

/// What scripts may use of Lua: an allow-list. Nothing here tells an address, a time or an order
/// that changes from run to run, takes unbounded time in C, or can catch an error.
namespace ptcg::script {

/// Builds the environment of scripts: `assert ipairs pairs select tonumber tostring type`, and the
/// tables `math string table`. Whatever stands in the table on top of the stack is added to it (and
/// popped): the card API.
void open_sandbox(lua_State* L);

/// Pushes the environment to be given to a chunk as its _ENV. Scripts cannot write to it, and
/// reading what it does not have raises.
void push_environment(lua_State* L);

/// The functions of `string`, `table` and `math`, as plain tables.
void push_string_library(lua_State* L);
void push_table_library(lua_State* L);
void push_math_library(lua_State* L);

/// Pushes the value at `index` as text: handles and tables without an address.
void push_text(lua_State* L, int index);

}  // namespace ptcg::script
