#pragma once

#include <string>

struct lua_State;

/// Values of a Lua state as text for people.
namespace ptcg {

/// Returns the string at `index`. REQUIRES: the value is a string.
[[nodiscard]] std::string text_at(lua_State* L, int index);

/// Returns the value at `index` as a script would write it: `{ 1, 2, name = "x" }`, `"asleep"`,
/// `nil`. Shows tables up to four levels deep. Pops nothing from the Lua stack and raises no error.
[[nodiscard]] std::string shown_value(lua_State* L, int index);

}  // namespace ptcg
