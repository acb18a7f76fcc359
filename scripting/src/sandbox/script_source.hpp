#pragma once

#include <string_view>

#include <lua.hpp>

/// Lua as scripts write it, which is Lua 5.4 but for two operators whose results would not be the
/// same everywhere and always.
namespace ptcg::script {

/// So many bytes a script may have. What Lua's compiler takes for a chain of `and` grows with the
/// square of its length.
inline constexpr std::size_t longest_script = 64 * 1024;

/// What `#` is compiled as: this to the power of what stands behind it. Both bind alike, so nothing
/// but the sign has to be replaced. No script can write the name, since none may mention _ENV.
inline constexpr const char* length_operator = "_ENV_length";

/// Pushes the source as a function, or a message; the result of lua_load. `#` is the length of
/// list_length.hpp. `^` is refused: the last digits of a power differ between machines. So is a
/// literal text with a zero byte, which Lua compares piece by piece: there is no other way to make
/// one.
/// REQUIRES: `source` does not mention _ENV but in what was put before a script.
[[nodiscard]] int load_script(lua_State* L, std::string_view source, const char* name);

}  // namespace ptcg::script
