#include "card_tests/test_libraries.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "card_tests/test_sandbox.hpp"

namespace ptcg::tools {

namespace {

constexpr int longest_list = 1000;  ///< as in card scripts

/// A Lua function that tests keep. `range`: the argument, if any, with the first list index that
/// the function reads; the next argument is the last index.
struct Kept {
    std::string_view name;
    int range = 0;
};

constexpr std::array base = {Kept{"assert"},   Kept{"error"},    Kept{"ipairs"},
                             Kept{"next"},     Kept{"pairs"},    Kept{"select"},
                             Kept{"tonumber"}, Kept{"tostring"}, Kept{"type"}};
constexpr std::array of_string = {Kept{"byte"},  Kept{"char"}, Kept{"format"}, Kept{"len"},
                                  Kept{"lower"}, Kept{"sub"},  Kept{"upper"}};
constexpr std::array list = {Kept{"concat", 3}, Kept{"insert"}, Kept{"remove"}, Kept{"sort"},
                             Kept{"unpack", 2}};
constexpr std::array number = {Kept{"abs"},        Kept{"ceil"},       Kept{"floor"},
                               Kept{"huge"},       Kept{"max"},        Kept{"min"},
                               Kept{"maxinteger"}, Kept{"mininteger"}, Kept{"tointeger"}};

/// Returns how many list indices a function would read.
[[nodiscard]] lua_Unsigned span_of_list(lua_State* L, int range)
{
    const lua_Unsigned length = lua_type(L, 1) == LUA_TTABLE ? lua_rawlen(L, 1) : 0;
    if (range == 0) return length;
    const lua_Integer first = luaL_optinteger(L, range, 1);
    const lua_Integer last = luaL_optinteger(L, range + 1, static_cast<lua_Integer>(length));
    return last < first ? 0 : static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
}

// The functions kept from Lua's string and table libraries loop in C, where no hook is called. So
// the clock is checked first, and the length of strings and lists is limited.
int watched(lua_State* L)
{
    raise_if_out_of_time(L, 1);
    const int range = static_cast<int>(lua_tointeger(L, lua_upvalueindex(2)));
    if (span_of_list(L, range) > longest_list) {
        return luaL_error(L, "%s: a list has more than %d entries",
                          lua_tostring(L, lua_upvalueindex(3)), longest_list);
    }
    return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

/// Removes all other fields from the table on top of the stack.
void keep_only(lua_State* L, std::span<const Kept> kept)
{
    std::vector<std::string> others;
    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        lua_pop(L, 1);
        const std::string name = lua_tostring(L, -1);  // all of them are strings
        if (std::ranges::find(kept, name, &Kept::name) == kept.end()) others.push_back(name);
    }
    for (const std::string& name : others) {
        lua_pushnil(L);
        lua_setfield(L, -2, name.c_str());
    }
}

/// Puts `watched` in front of the functions in the table on top of the stack.
void watch_over(lua_State* L, std::span<const Kept> kept)
{
    for (const Kept& function : kept) {
        const std::string name(function.name);
        lua_getfield(L, -1, name.c_str());
        lua_pushinteger(L, function.range);
        lua_pushlstring(L, name.data(), name.size());
        lua_pushcclosure(L, watched, 3);
        lua_setfield(L, -2, name.c_str());
    }
}

}  // namespace

void open_test_libraries(lua_State* L)
{
    luaL_requiref(L, LUA_GNAME, luaopen_base, 0);
    keep_only(L, base);
    lua_pop(L, 1);
    luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 0);
    keep_only(L, number);
    lua_setglobal(L, LUA_MATHLIBNAME);
    luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 0);
    keep_only(L, of_string);
    watch_over(L, of_string);
    lua_setglobal(L, LUA_STRLIBNAME);
    luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 0);
    keep_only(L, list);
    watch_over(L, list);
    lua_setglobal(L, LUA_TABLIBNAME);
}

}  // namespace ptcg::tools
