#include "card_tests/bindings/values.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/scripting/problem.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/test_sandbox.hpp"

namespace ptcg::tools {

namespace {

constexpr int deepest = 5;  ///< more than a test's values need; a table may contain itself

}  // namespace

bool same(lua_State* L, int a, int b, int depth)
{
    a = lua_absindex(L, a);
    b = lua_absindex(L, b);
    if (lua_rawequal(L, a, b) != 0) return true;
    if (lua_type(L, a) != LUA_TTABLE || lua_type(L, b) != LUA_TTABLE || depth > deepest) {
        return false;
    }
    check_time(L);  // a table may contain itself many times
    std::size_t count = 0;
    bool equal = true;
    lua_pushnil(L);
    while (lua_next(L, a) != 0) {
        ++count;
        if (equal) {
            lua_pushvalue(L, -2);
            lua_rawget(L, b);
            equal = same(L, -1, -2, depth + 1);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    lua_pushnil(L);
    while (lua_next(L, b) != 0) {
        --count;
        lua_pop(L, 1);
    }
    return equal && count == 0;
}

int push_field(lua_State* L, int index, const char* key)
{
    index = lua_absindex(L, index);
    lua_pushstring(L, key);
    return lua_rawget(L, index);
}

std::string as_text(lua_State* L, int index, const std::string& what)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        fail_test(fmt::format("{}: expected a string, got {}", what, shown_value(L, index)));
    }
    return text_at(L, index);
}

long long as_number(lua_State* L, int index, const std::string& what)
{
    if (lua_isinteger(L, index) == 0) {
        fail_test(fmt::format("{}: expected a whole number, got {}", what, shown_value(L, index)));
    }
    return lua_tointeger(L, index);
}

void expect_table(lua_State* L, int index, const std::string& what)
{
    if (lua_type(L, index) != LUA_TTABLE) {
        fail_test(fmt::format("{}: expected a table, got {}", what, shown_value(L, index)));
    }
}

std::string meant_or_all(std::string_view word, const std::vector<std::string>& known)
{
    const std::string near = did_you_mean(word, known);
    if (!near.empty() || known.empty()) return near;
    return fmt::format("; expected one of: {}", fmt::join(known, ", "));
}

void check_keys(lua_State* L, int index, const std::string& what,
                const std::vector<std::string>& known, lua_Integer list_length)
{
    index = lua_absindex(L, index);
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING) {
            const std::string key = text_at(L, -1);
            if (std::find(known.begin(), known.end(), key) != known.end()) continue;
            fail_test(
                fmt::format("{}: unknown field \"{}\"{}", what, key, meant_or_all(key, known)));
        }
        if (lua_isinteger(L, -1) == 0 || lua_tointeger(L, -1) < 1 ||
            lua_tointeger(L, -1) > list_length) {
            fail_test(fmt::format("{}: unexpected field {}", what, shown_value(L, -1)));
        }
    }
}

}  // namespace ptcg::tools
