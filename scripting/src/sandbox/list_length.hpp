#pragma once

#include <lua.hpp>

/// The length of a list, which depends only on its contents.
///
/// Lua's own `#` returns any index of a table that is followed by nil. In a table with holes, the
/// index depends on how the table has grown, on where it was measured last and on the seed of Lua's
/// hashes: it depends on history and differs between processes. So nothing here measures a table
/// with lua_rawlen, and `#` in a script uses this function, too.
namespace ptcg::script {

/// No list in the game is longer.
inline constexpr lua_Integer longest_list = 1000;

/// Returns how many values the list at `index` has before its first nil, or `most` + 1 if there are
/// more than `most`. The list may be frozen. Never raises. REQUIRES: four free slots on Lua's
/// stack.
[[nodiscard]] lua_Integer list_length(lua_State* L, int index, lua_Integer most = longest_list);

/// Pushes the value that replaces `#` in a script: raised to the power of a value, it returns the
/// length of that value.
void push_length_operator(lua_State* L);

}  // namespace ptcg::script
