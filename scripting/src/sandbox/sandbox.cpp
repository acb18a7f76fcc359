#include "sandbox/sandbox.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <string_view>
#include <utility>

#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/handle.hpp"
#include "sandbox/list_length.hpp"
#include "sandbox/message.hpp"
#include "sandbox/script_source.hpp"
#include "words/lua_library.hpp"
#include "words/remedies.hpp"

namespace ptcg::script {

namespace {

/// The maximum number of keys for `pairs`. They are sorted in C, where nothing can stop it.
constexpr lua_Integer most_keys = 5000;
/// The cost of a step in C that compares or moves a few values.
constexpr std::int64_t instructions_per_step = 32;

const char environment_key = 0;  // in the registry, by address

int refuse_global(lua_State* L)
{
    Message text;
    text.set("\"%.60s\" is not declared; write `local`: scripts have no global variables",
             lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?");
    raise(L, text);
}

/// All globals: the functions of `lua_functions` that are not in a table, and the tables.
constexpr auto globals = [] {
    std::array<std::string_view, lua_functions.size() + 4> names{};
    std::size_t count = 0;
    for (const std::string_view name : {"math", "ptcg", "string", "table"}) names[count++] = name;
    for (const LuaFunction& function : lua_functions) {
        if (function.name.find('.') == std::string_view::npos) names[count++] = function.name;
    }
    return std::pair(names, count);
}();

/// Adds what to write instead, if anything is known. It has returned before an error is raised,
/// because that skips destructors.
void add_remedy(Message& text, const char* name)
{
    const std::string remedy = remedy_for(name);
    if (remedy.empty()) return text.suggest(name, std::span(globals.first).first(globals.second));
    text.add("; %s", remedy.c_str());
}

int missing_global(lua_State* L)
{
    Message text;
    const char* const name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    text.set("\"%.60s\" is not defined", name);
    add_remedy(text, name);
    raise(L, text);
}

// assert(condition, message): like Lua's, but adds file and line.
int script_assert(lua_State* L)
{
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1) != 0) return lua_gettop(L);
    raise(L, lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "assertion failed");
}

int script_tostring(lua_State* L)
{
    luaL_checkany(L, 1);
    charge(L, instructions_per_step);
    push_text(L, 1);
    return 1;
}

// ---- pairs ----------------------------------------------------------------------------------
// Stock Lua visits string keys in a different order on every run. Here numbers come first, then
// strings, each sorted. The iterator keeps its state in a list of the keys, so that it is a plain
// function.

/// Whether the key at `a` comes before the key at `b`.
bool key_less(lua_State* L, int a, int b)
{
    const int type_a = lua_type(L, a);
    const int type_b = lua_type(L, b);
    if (type_a != type_b) {
        const auto rank = [](int type) {
            return type == LUA_TNUMBER ? 0 : type == LUA_TSTRING ? 1 : type == LUA_TBOOLEAN ? 2 : 3;
        };
        return rank(type_a) < rank(type_b);
    }
    switch (type_a) {
        case LUA_TNUMBER:
            return lua_compare(L, a, b, LUA_OPLT) != 0;
        case LUA_TSTRING: {
            std::size_t size_a = 0;
            std::size_t size_b = 0;
            const char* const text_a = lua_tolstring(L, a, &size_a);
            const char* const text_b = lua_tolstring(L, b, &size_b);
            return std::string_view(text_a, size_a) < std::string_view(text_b, size_b);
        }
        case LUA_TBOOLEAN:
            return lua_toboolean(L, a) < lua_toboolean(L, b);
        default:
            return lua_touserdata(L, a) < lua_touserdata(L, b);
    }
}

/// Sorts the list at `list`, which has `count` keys. A heap sort, which is bounded and not
/// recursive.
void sort_keys(lua_State* L, int list, lua_Integer count)
{
    const auto sift = [&](lua_Integer root, lua_Integer end) {
        for (lua_Integer child = 2 * root; child <= end; child = 2 * root) {
            charge(L, instructions_per_step);
            if (child < end) {
                lua_rawgeti(L, list, child);
                lua_rawgeti(L, list, child + 1);
                if (key_less(L, -2, -1)) ++child;
                lua_pop(L, 2);
            }
            lua_rawgeti(L, list, root);
            lua_rawgeti(L, list, child);
            if (!key_less(L, -2, -1)) {
                lua_pop(L, 2);
                return;
            }
            lua_rawseti(L, list, root);
            lua_rawseti(L, list, child);
            root = child;
        }
    };
    for (lua_Integer root = count / 2; root >= 1; --root) sift(root, count);
    for (lua_Integer end = count; end > 1; --end) {
        lua_rawgeti(L, list, 1);
        lua_rawgeti(L, list, end);
        lua_rawseti(L, list, 1);
        lua_rawseti(L, list, end);
        sift(1, end - 1);
    }
}

// next(state, key): the state is the sorted list of keys, with the table itself at 0 and the number
// of keys at -1. A script can access it, and break only its own loop.
int next_pair(lua_State* L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    charge(L, instructions_per_step + cost_of_step(runtime_of(L)));
    lua_settop(L, 2);
    lua_rawgeti(L, 1, -1);
    const lua_Integer count = std::min(lua_tointeger(L, 3), most_keys);
    lua_pop(L, 1);
    lua_Integer low = 1;
    lua_Integer high = count;
    if (!lua_isnil(L, 2)) {
        while (low <= high) {  // find the first key after the previous one
            const lua_Integer middle = low + (high - low) / 2;
            lua_rawgeti(L, 1, middle);
            if (key_less(L, 2, 3))
                high = middle - 1;
            else
                low = middle + 1;
            lua_pop(L, 1);
        }
    }
    for (; low <= count; ++low) {
        lua_rawgeti(L, 1, low);
        lua_rawgeti(L, 1, 0);
        lua_pushvalue(L, 3);
        if (lua_gettable(L, 4) != LUA_TNIL) {
            lua_remove(L, 4);
            return 2;
        }
        lua_settop(L, 2);  // removed during the loop
    }
    lua_pushnil(L);
    return 1;
}

int script_pairs(lua_State* L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_pushcfunction(L, next_pair);
    lua_newtable(L);
    lua_pushvalue(L, 1);
    unwrap(L);  // table, iterator, keys, the table behind a proxy
    lua_Integer count = 0;
    lua_pushnil(L);
    while (lua_next(L, 4) != 0) {
        lua_pop(L, 1);
        const int type = lua_type(L, -1);
        if (type == LUA_TTABLE || type == LUA_TFUNCTION) {
            raise(L, "pairs: tables and functions as keys have no order; use strings or numbers");
        }
        if (count == most_keys) raise(L, "pairs: the table has more than 5000 keys");
        lua_pushvalue(L, -1);
        lua_rawseti(L, 3, ++count);
    }
    lua_settop(L, 3);
    sort_keys(L, 3, count);
    lua_pushvalue(L, 1);
    lua_rawseti(L, 3, 0);
    lua_pushinteger(L, count);
    lua_rawseti(L, 3, -1);
    lua_pushnil(L);
    return 3;
}

// tonumber(value): calls Lua's own, which reads a string byte by byte.
int script_tonumber(lua_State* L)
{
    const std::size_t size = lua_type(L, 1) == LUA_TSTRING ? lua_rawlen(L, 1) : 0;
    charge(L, instructions_per_step + cost_of_reading(8 * size));
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 1);
    return 1;
}

// select(n, ...): calls Lua's own, which would also take a string that contains a number.
int script_select(lua_State* L)
{
    if (lua_type(L, 1) == LUA_TSTRING && std::string_view(lua_tostring(L, 1)) != "#") {
        return luaL_typeerror(L, 1, "number");
    }
    return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// (list, index) -> the next index, the value there
int next_in_list(lua_State* L)
{
    constexpr std::int64_t instructions = 4;
    const lua_Integer next = luaL_checkinteger(L, 2) + 1;
    charge(L, instructions + cost_of_step(runtime_of(L)));
    lua_pushinteger(L, next);
    return lua_geti(L, 1, next) == LUA_TNIL ? 1 : 2;
}

int script_ipairs(lua_State* L)
{
    luaL_checkany(L, 1);
    lua_settop(L, 1);
    lua_pushcfunction(L, next_in_list);
    lua_insert(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

void push_base_functions(lua_State* L)
{
    luaL_requiref(L, LUA_GNAME, luaopen_base, 0);
    lua_newtable(L);
    lua_getfield(L, -2, "type");
    lua_setfield(L, -2, "type");
    const luaL_Reg around_own[] = {{"select", script_select}, {"tonumber", script_tonumber}};
    for (const auto& [name, function] : around_own) {
        lua_getfield(L, -2, name);
        lua_pushcclosure(L, function, 1);
        lua_setfield(L, -2, name);
    }
    lua_remove(L, -2);
    const luaL_Reg own[] = {{"assert", script_assert},
                            {"ipairs", script_ipairs},
                            {"pairs", script_pairs},
                            {"tostring", script_tostring},
                            {nullptr, nullptr}};
    luaL_setfuncs(L, own, 0);
}

/// "a".upper(...) and ("a"):upper() find the same few functions. There are no other metamethods:
/// stock Lua's would do arithmetic on strings.
void set_string_metatable(lua_State* L)
{
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 1);
    push_string_library(L);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

}  // namespace

void push_text(lua_State* L, int index)
{
    switch (lua_type(L, index)) {
        case LUA_TNUMBER:
            if (lua_tonumber(L, index) != lua_tonumber(L, index)) {
                lua_pushliteral(L, "nan");  // its sign depends on the machine
                break;
            }
            lua_pushvalue(L, index);
            lua_tostring(L, -1);  // converts in place
            break;
        case LUA_TSTRING:
            lua_pushvalue(L, index);
            break;
        case LUA_TBOOLEAN:
            lua_pushstring(L, lua_toboolean(L, index) != 0 ? "true" : "false");
            break;
        case LUA_TLIGHTUSERDATA:
            lua_pushstring(L, describe(to_handle(L, index).kind));
            break;
        default:
            lua_pushstring(L, luaL_typename(L, index));
            break;
    }
}

void open_sandbox(lua_State* L)
{
    push_base_functions(L);
    push_string_library(L);
    push_frozen(L);
    lua_setfield(L, -2, "string");
    push_table_library(L);
    push_frozen(L);
    lua_setfield(L, -2, "table");
    push_math_library(L);
    push_frozen(L);
    lua_setfield(L, -2, "math");

    lua_pushnil(L);
    while (lua_next(L, -3) != 0) {  // the API: the table below
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -4);
    }
    lua_remove(L, -2);

    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, missing_global);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);  // globals

    lua_newtable(L);
    push_length_operator(L);
    lua_setfield(L, -2, length_operator);
    lua_createtable(L, 0, 2);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_global);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &environment_key);
    lua_pop(L, 1);

    set_string_metatable(L);
    // The global table of the base library must not give access to anything.
    lua_newtable(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}

void push_environment(lua_State* L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
}

}  // namespace ptcg::script
