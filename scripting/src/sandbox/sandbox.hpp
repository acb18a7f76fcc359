#pragma once

#include <lua.hpp>

/// The parts of Lua that scripts may use: an allowlist. Nothing here reveals an address, a time or
/// an order that changes from run to run, takes unbounded time in C, or can catch an error.
namespace ptcg::script {

/// Builds the environment of scripts: `assert ipairs pairs select tonumber tostring type`, and the
/// tables `math string table`. Adds the contents of the table on top of the stack, which is the
/// card API, and pops it.
void open_sandbox(lua_State* L);

/// Pushes the environment that a chunk gets as its _ENV. Scripts cannot write to it, and reading a
/// name it does not have raises.
void push_environment(lua_State* L);

/// Push the functions of `string`, `table` and `math` as plain tables.
void push_string_library(lua_State* L);
void push_table_library(lua_State* L);
void push_math_library(lua_State* L);

/// Pushes the value at `index` as a string. Handles and tables show no address.
void push_text(lua_State* L, int index);

}  // namespace ptcg::script
