// The parts of `string`, `table` and `math` that scripts get. Most are reimplemented: stock Lua's
// patterns take exponential time, its `sort` picks pivots by the clock, and several functions loop
// in C over a length that a script can choose freely.

#include <algorithm>
#include <cmath>
#include <cstring>

#include "ptcg/scripting/ascii.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/list_length.hpp"
#include "sandbox/message.hpp"
#include "sandbox/sandbox.hpp"

namespace ptcg::script {

namespace {

constexpr std::size_t longest_format = 1000;
constexpr std::int64_t instructions_per_item = 4;  ///< of a list that is traversed

/// Accepts an integer, but not a string that contains one: converting a string takes time
/// proportional to its length.
lua_Integer check_integer(lua_State* L, int index)
{
    luaL_checktype(L, index, LUA_TNUMBER);
    return luaL_checkinteger(L, index);
}

lua_Integer optional_integer(lua_State* L, int index, lua_Integer fallback)
{
    return lua_isnoneornil(L, index) ? fallback : check_integer(L, index);
}

// ---- string ---------------------------------------------------------------------------------

template <typename Change>
int change_bytes(lua_State* L, Change change)
{
    std::size_t size = 0;
    const char* const text = luaL_checklstring(L, 1, &size);
    charge(L, cost_of_reading(8 * size));  // byte by byte
    luaL_Buffer buffer;
    char* const out = luaL_buffinitsize(L, &buffer, size);
    for (std::size_t i = 0; i < size; ++i) out[i] = change(text[i]);
    luaL_pushresultsize(&buffer, size);
    return 1;
}

// ASCII only: what the C library calls a letter depends on the host's locale.
int string_upper(lua_State* L)
{
    return change_bytes(L, ascii::upper);
}

int string_lower(lua_State* L)
{
    return change_bytes(L, ascii::lower);
}

int string_len(lua_State* L)
{
    std::size_t size = 0;
    luaL_checklstring(L, 1, &size);
    lua_pushinteger(L, static_cast<lua_Integer>(size));
    return 1;
}

int string_sub(lua_State* L)
{
    std::size_t length = 0;
    const char* const text = luaL_checklstring(L, 1, &length);
    const auto size = static_cast<lua_Integer>(length);
    const auto position = [size](lua_Integer i) { return i < 0 ? std::max(size + i + 1, 0LL) : i; };
    const lua_Integer first = std::max(position(check_integer(L, 2)), 1LL);
    const lua_Integer last = std::min(position(optional_integer(L, 3, -1)), size);
    if (first > last)
        lua_pushliteral(L, "");
    else
        lua_pushlstring(L, text + first - 1, static_cast<std::size_t>(last - first + 1));
    return 1;
}

// string.format(text, ...): %s, %d and %% only.
int string_format(lua_State* L)
{
    std::size_t length = 0;
    const char* const format = luaL_checklstring(L, 1, &length);
    // After every few pieces, the result so far is copied, in C, where nothing can stop it.
    if (length > longest_format) raise(L, "format: the string has more than 1000 bytes");
    charge(L, static_cast<std::int64_t>(length));
    const int top = lua_gettop(L);
    int argument = 1;
    int pieces = 0;
    for (const char* at = format; *at != '\0';) {
        luaL_checkstack(L, 4, "too many pieces");
        if (pieces == 16) {
            lua_concat(L, pieces);
            pieces = 1;
        }
        const char* const mark = std::strchr(at, '%');
        if (mark != at) {
            const std::size_t size =
                mark == nullptr ? std::strlen(at) : static_cast<std::size_t>(mark - at);
            lua_pushlstring(L, at, size);
            at += size;
        } else {
            switch (mark[1]) {
                case '%':
                    lua_pushliteral(L, "%");
                    break;
                case 'd':
                    lua_pushfstring(L, "%I",
                                    static_cast<LUAI_UACINT>(check_integer(L, ++argument)));
                    break;
                case 's':
                    if (++argument > top) raise(L, "format: too few values");
                    push_text(L, argument);
                    break;
                default:
                    raise(L, "format: only %s, %d and %% are supported");
            }
            at += 2;
        }
        ++pieces;
    }
    lua_concat(L, pieces);
    return 1;
}

// ---- table ----------------------------------------------------------------------------------

/// Returns the length of the list at 1. A list longer than any in the game is refused, because the
/// loops below run in C, where nothing can stop them.
lua_Integer check_list(lua_State* L, const char* verb)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    const lua_Integer size = list_length(L, 1);
    if (size > longest_list) {
        Message text;
        text.set("%s: the list has more than %lld values", verb, longest_list);
        raise(L, text);
    }
    charge(L, instructions_per_item * size);
    return size;
}

int table_insert(lua_State* L)
{
    const lua_Integer size = check_list(L, "insert");
    if (size == longest_list) raise(L, "insert: the list already has 1000 values");
    lua_Integer position = size + 1;
    if (lua_gettop(L) >= 3) {
        position = check_integer(L, 2);
        luaL_argcheck(L, position >= 1 && position <= size + 1, 2, "position out of bounds");
        lua_settop(L, 3);
    } else {
        lua_settop(L, 2);
    }
    for (lua_Integer i = size; i >= position; --i) {
        lua_geti(L, 1, i);
        lua_seti(L, 1, i + 1);
    }
    lua_seti(L, 1, position);
    return 0;
}

int table_remove(lua_State* L)
{
    const lua_Integer size = check_list(L, "remove");
    const lua_Integer position = optional_integer(L, 2, size);
    if (size == 0) return 0;
    luaL_argcheck(L, position >= 1 && position <= size, 2, "position out of bounds");
    lua_geti(L, 1, position);
    for (lua_Integer i = position; i < size; ++i) {
        lua_geti(L, 1, i + 1);
        lua_seti(L, 1, i);
    }
    lua_pushnil(L);
    lua_seti(L, 1, size);
    return 1;
}

int table_concat(lua_State* L)
{
    const lua_Integer size = check_list(L, "concat");
    luaL_optstring(L, 2, "");
    lua_settop(L, 2);
    luaL_checkstack(L, 2 * static_cast<int>(size) + 4, "too many values");
    lua_pushliteral(L, "");
    for (lua_Integer i = 1; i <= size; ++i) {
        if (i > 1 && !lua_isnil(L, 2)) lua_pushvalue(L, 2);
        lua_geti(L, 1, i);
        push_text(L, -1);
        lua_remove(L, -2);
    }
    lua_concat(L, lua_gettop(L) - 2);  // all at once: each string is copied once
    return 1;
}

int table_unpack(lua_State* L)
{
    const lua_Integer size = check_list(L, "unpack");
    if (!lua_isnoneornil(L, 2)) luaL_error(L, "table.unpack takes a list and nothing else");
    luaL_checkstack(L, static_cast<int>(size), "too many values");
    for (lua_Integer i = 1; i <= size; ++i) lua_geti(L, 1, i);
    return static_cast<int>(size);
}

/// Whether the value on top comes before the one below it. Pops neither.
bool comes_first(lua_State* L)
{
    constexpr std::int64_t instructions = 16;  // including the cost of moving them
    const auto bytes = [L](int i) { return lua_type(L, i) == LUA_TSTRING ? lua_rawlen(L, i) : 0; };
    charge(L, instructions + cost_of_reading(std::min(bytes(-1), bytes(-2))));
    if (lua_isnoneornil(L, 2)) return lua_compare(L, -1, -2, LUA_OPLT) != 0;
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -4);
    lua_call(L, 2, 1);
    const bool less = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    return less;
}

// table.sort(list, before): an insertion sort, so that equal values keep their order.
int table_sort(lua_State* L)
{
    const lua_Integer size = check_list(L, "sort");
    lua_settop(L, 2);
    for (lua_Integer i = 2; i <= size; ++i) {
        lua_Integer place = i;
        for (; place > 1; --place) {
            lua_geti(L, 1, place - 1);
            lua_geti(L, 1, place);
            if (!comes_first(L)) break;
            lua_seti(L, 1, place - 1);
            lua_seti(L, 1, place);
        }
        lua_settop(L, 2);
    }
    return 0;
}

// ---- math -----------------------------------------------------------------------------------

/// The fields and functions that give the same result on every machine.
constexpr const char* math_fields[] = {"type", "maxinteger", "mininteger"};
constexpr const char* math_functions[] = {"abs", "ceil", "floor",    "fmod",
                                          "max", "min",  "tointeger"};

/// Calls Lua's own function, the upvalue, but accepts only numbers: Lua's would also take a string
/// that contains one.
int with_numbers(lua_State* L)
{
    for (int i = lua_gettop(L); i > 0; --i) {
        if (lua_type(L, i) == LUA_TSTRING) return luaL_typeerror(L, i, "number");
    }
    return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

}  // namespace

void push_string_library(lua_State* L)
{
    const luaL_Reg functions[] = {{"format", string_format}, {"len", string_len},
                                  {"lower", string_lower},   {"sub", string_sub},
                                  {"upper", string_upper},   {nullptr, nullptr}};
    luaL_newlib(L, functions);
}

void push_table_library(lua_State* L)
{
    const luaL_Reg functions[] = {{"concat", table_concat}, {"insert", table_insert},
                                  {"remove", table_remove}, {"sort", table_sort},
                                  {"unpack", table_unpack}, {nullptr, nullptr}};
    luaL_newlib(L, functions);
}

void push_math_library(lua_State* L)
{
    luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 0);
    lua_newtable(L);
    for (const char* name : math_fields) {
        lua_getfield(L, -2, name);
        lua_setfield(L, -2, name);
    }
    for (const char* name : math_functions) {
        lua_getfield(L, -2, name);
        lua_pushcclosure(L, with_numbers, 1);
        lua_setfield(L, -2, name);
    }
    lua_remove(L, -2);
}

}  // namespace ptcg::script
