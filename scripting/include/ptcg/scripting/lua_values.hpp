#pragma once

#include <string>

struct lua_State;

/// Values of a Lua state as text for people.
namespace ptcg {

/// The string at `index`. REQUIRES: it is one.
[[nodiscard]] std::string text_at(lua_State* L, int index);

/// The value at `index` as a script would write it: `{ 1, 2, name = "x" }`, `"asleep"`, `nil`;
/// tables up to four deep. Takes nothing from Lua and raises no error.
[[nodiscard]] std::string shown_value(lua_State* L, int index);

}  // namespace ptcg
