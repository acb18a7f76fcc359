#pragma once

#include <lua.hpp>

/// How long a list is: a function of what it holds.
///
/// Lua's own `#` finds any place in a table that is followed by nil. Which one, of a table with
/// holes, depends on how the table has grown, on where it was measured last and on the seed of
/// Lua's hashes: it remembers, and differs from process to process. So nothing here measures a
/// table with lua_rawlen, and `#` in a script comes here too.
namespace ptcg::script {

/// No list in the game is longer.
inline constexpr lua_Integer longest_list = 1000;

/// How many values the list at `index`, which may be frozen, holds before its first nil; `most` + 1
/// if there are more than `most`. Never raises. REQUIRES: four free slots of Lua's stack.
[[nodiscard]] lua_Integer list_length(lua_State* L, int index, lua_Integer most = longest_list);

/// Pushes what `#` becomes in a script: a value whose power is the length of the exponent.
void push_length_operator(lua_State* L);

}  // namespace ptcg::script
