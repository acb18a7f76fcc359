#pragma once

#include <string_view>

#include <lua.hpp>

/// The Lua dialect of scripts: Lua 5.4, except for two operators whose results would depend on the
/// machine or on history.
namespace ptcg::script {

/// The maximum size of a script, in bytes. The time that Lua's compiler needs for a chain of `and`
/// grows with the square of its length.
inline constexpr std::size_t longest_script = 64 * 1024;

/// What `#` is compiled as: this name to the power of the operand. Both operators have the same
/// precedence, so only the sign has to be replaced. No script can write the name, since none may
/// mention _ENV.
inline constexpr const char* length_operator = "_ENV_length";

/// Pushes the source as a function, or a message. Returns the result of lua_load. `#` is the length
/// of list_length.hpp. `^` is refused: the last digits of a power differ between machines. A string
/// literal with a zero byte is refused, because Lua compares such strings piece by piece; there is
/// no other way to create one.
/// REQUIRES: `source` mentions _ENV only in what was prepended to a script.
[[nodiscard]] int load_script(lua_State* L, std::string_view source, const char* name);

}  // namespace ptcg::script
