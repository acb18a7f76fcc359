#include "card_tests/bindings/strict_tables.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "card_tests/bindings/values.hpp"
#include "ptcg/scripting/lua_values.hpp"

namespace ptcg::tools {

namespace {

// The metamethods' upvalues.
constexpr int what_upvalue = 1;
constexpr std::string_view globals = "the globals";
constexpr int fields_upvalue = 2;  ///< a list of names, or nil for a list

/// Returns the string keys of the table at `index`.
[[nodiscard]] std::vector<std::string> names_in(lua_State* L, int index)
{
    std::vector<std::string> found;
    for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING) found.push_back(text_at(L, -2));
    }
    std::ranges::sort(found);  // Lua iterates over a table in a different order each time
    return found;
}

[[nodiscard]] bool is_field(lua_State* L)
{
    if (lua_type(L, lua_upvalueindex(fields_upvalue)) == LUA_TNIL) {
        return lua_isinteger(L, 2) != 0 && lua_tointeger(L, 2) >= 1;
    }
    lua_pushvalue(L, 2);
    const bool known = lua_rawget(L, lua_upvalueindex(fields_upvalue)) != LUA_TNIL;
    lua_pop(L, 1);
    return known;
}

/// Suggests the names that the key may have meant.
[[nodiscard]] std::string near_name(lua_State* L)
{
    if (lua_type(L, 2) != LUA_TSTRING) return {};
    return meant_or_all(text_at(L, 2), names_in(L, lua_upvalueindex(fields_upvalue)));
}

/// Pushes a message that says what is wrong with the key.
void push_message(lua_State* L, bool writes)
{
    const std::string what = text_at(L, lua_upvalueindex(what_upvalue));
    const std::string key = shown_value(L, 2);
    std::string message;
    if (what == globals) {
        message = fmt::format("there is no global {}{}", key,
                              writes ? "; write local before it" : near_name(L));
    } else if (writes) {
        message = fmt::format("{} is read-only; {} cannot be set", what, key);
    } else if (lua_type(L, lua_upvalueindex(fields_upvalue)) == LUA_TNIL) {
        message = fmt::format("{} is a list; it has no field {}", what, key);
    } else {
        message = fmt::format("{} has no field {}{}", what, key, near_name(L));
    }
    lua_pushlstring(L, message.data(), message.size());
}

int raise_at_caller(lua_State* L)
{
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
    return lua_error(L);
}

int strict_read(lua_State* L)
{
    luaL_checkstack(L, 20, "reading a field");
    if (is_field(L)) return 0;
    push_message(L, false);
    return raise_at_caller(L);
}

int strict_write(lua_State* L)
{
    luaL_checkstack(L, 20, "writing a field");
    push_message(L, true);
    return raise_at_caller(L);
}

/// Sets the metamethods of the table on top; `push_known` pushes their upvalues.
template <typename PushKnown>
void set_metamethods(lua_State* L, PushKnown push_known)
{
    for (const auto& [name, function] :
         {std::pair{"__index", &strict_read}, std::pair{"__newindex", &strict_write}}) {
        push_known();
        lua_pushcclosure(L, function, 2);
        lua_setfield(L, -2, name);
    }
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
}

/// Pushes the metatable with this name. Returns true if it is new.
bool push_metatable(lua_State* L, const char* what)
{
    return luaL_newmetatable(L, fmt::format("ptcg.test.{}", what).c_str()) != 0;
}

}  // namespace

void make_strict(lua_State* L, const char* what, std::initializer_list<const char*> fields)
{
    if (push_metatable(L, what)) {
        lua_newtable(L);
        for (const char* field : fields) {
            lua_pushboolean(L, 1);
            lua_setfield(L, -2, field);
        }
        const int known = lua_gettop(L);
        lua_pushvalue(L, -2);
        set_metamethods(L, [&] {
            lua_pushstring(L, what);
            lua_pushvalue(L, known);
        });
        lua_pop(L, 2);
    }
    lua_setmetatable(L, -2);
}

void make_strict_list(lua_State* L, const char* what)
{
    if (push_metatable(L, what)) {
        set_metamethods(L, [&] {
            lua_pushstring(L, what);
            lua_pushnil(L);
        });
    }
    lua_setmetatable(L, -2);
}

void make_globals_strict(lua_State* L)
{
    lua_pushglobaltable(L);
    lua_newtable(L);
    const int known = lua_gettop(L);
    for (const std::string& name : names_in(L, known - 1)) {
        lua_pushboolean(L, 1);
        lua_setfield(L, known, name.c_str());
    }
    lua_newtable(L);
    set_metamethods(L, [&] {
        lua_pushlstring(L, globals.data(), globals.size());
        lua_pushvalue(L, known);
    });
    lua_setmetatable(L, known - 1);
    lua_pop(L, 2);
}

}  // namespace ptcg::tools
