#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "ptcg/scripting/lua_values.hpp"

/// Values of the Lua state in which card tests run. What is not as expected is a TestFailure;
/// nothing here raises a Lua error.
namespace ptcg::tools {

/// Whether two values are alike, tables by what they hold.
[[nodiscard]] bool same(lua_State* L, int a, int b, int depth = 0);

/// Pushes field `key` of the table at `index`; returns its type.
int push_field(lua_State* L, int index, const char* key);

[[nodiscard]] std::string as_text(lua_State* L, int index, const std::string& what);
[[nodiscard]] long long as_number(lua_State* L, int index, const std::string& what);
void expect_table(lua_State* L, int index, const std::string& what);
/// What may have been meant by a word that is none of `known`: the near one, else all there are.
[[nodiscard]] std::string meant_or_all(std::string_view word,
                                       const std::vector<std::string>& known);
/// A misspelt field would silently do nothing: only these, and 1 to `list_length`, may be there.
void check_keys(lua_State* L, int index, const std::string& what,
                const std::vector<std::string>& known, lua_Integer list_length);

/// Calls `read` with each element of the list at `index` on top of the stack.
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
