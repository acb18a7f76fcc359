#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "ptcg/scripting/lua_values.hpp"

/// Reads values in the Lua state where card tests run. Unexpected values throw TestFailure; nothing
/// here raises a Lua error.
namespace ptcg::tools {

/// Returns whether two values are equal; tables are compared by their contents.
[[nodiscard]] bool same(lua_State* L, int a, int b, int depth = 0);

/// Pushes field `key` of the table at `index`; returns its type.
int push_field(lua_State* L, int index, const char* key);

[[nodiscard]] std::string as_text(lua_State* L, int index, const std::string& what);
[[nodiscard]] long long as_number(lua_State* L, int index, const std::string& what);
void expect_table(lua_State* L, int index, const std::string& what);
/// Suggests what a word that is not in `known` may have meant: the most similar one, or else all of
/// them.
[[nodiscard]] std::string meant_or_all(std::string_view word,
                                       const std::vector<std::string>& known);
/// Fails if there are keys other than these and 1 to `list_length`: a misspelled field would
/// otherwise have no effect.
void check_keys(lua_State* L, int index, const std::string& what,
                const std::vector<std::string>& known, lua_Integer list_length);

/// Calls `read` for each element of the list at `index`, with the element on top of the stack.
template <typename Read>
void for_each_in(lua_State* L, int index, const std::string& what, Read&& read)
{
    index = lua_absindex(L, index);
    expect_table(L, index, what);
    const auto length = static_cast<lua_Integer>(lua_rawlen(L, index));
    check_keys(L, index, what, {}, length);
    for (lua_Integer i = 1; i <= length; ++i) {
        lua_rawgeti(L, index, i);
        read();
        lua_pop(L, 1);
    }
}

}  // namespace ptcg::tools
