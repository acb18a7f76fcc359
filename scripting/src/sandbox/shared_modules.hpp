#pragma once

#include <string_view>

#include "ptcg/scripting/script_bundle.hpp"
#include "sandbox/runtime.hpp"

/// Compiles Lua files to functions, and loads the modules that other files require.
namespace ptcg::script {

inline constexpr const char* environment_refused = "_ENV may not be used";

/// Returns the line on which the source mentions _ENV, or 0. Lua 5.4 has had bugs in the code it
/// generates for functions with their own environment, and no card needs one.
[[nodiscard]] int line_of_environment(std::string_view source);
/// Pushes the chunk, which has this source, as a function, or a message. Returns the result of
/// lua_load.
[[nodiscard]] int push_chunk(lua_State* L, const ScriptChunk& chunk, std::string_view source);

/// Creates the table of what modules return.
void install_modules(lua_State* L);
/// Pushes the module whose number is the argument. Runs it first if needed. Raises if that fails.
int open_numbered_module(lua_State* L);
/// ptcg.require(name), while chunks are loaded.
int require_module(lua_State* L);

}  // namespace ptcg::script
