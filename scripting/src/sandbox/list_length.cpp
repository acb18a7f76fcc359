#include "sandbox/list_length.hpp"

#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/message.hpp"

namespace ptcg::script {

namespace {

constexpr lua_Integer instructions_per_value = 2;  ///< what a loop over them would take

// __pow of the operator: (operator, value)
int length_of(lua_State* L)
{
    lua_settop(L, 2);
    if (lua_type(L, 2) == LUA_TSTRING) {
        lua_pushinteger(L, static_cast<lua_Integer>(lua_rawlen(L, 2)));
        return 1;
    }
    Message text;
    if (!lua_istable(L, 2)) {
        text.set("# is for lists and texts, got %s", describe_value(L, 2).c_str());
        raise(L, text);
    }
    const lua_Integer length = list_length(L, 2);
    if (length > longest_list) {
        text.set("#: the list has more than %lld values", longest_list);
        raise(L, text);
    }
    charge(L, instructions_per_value * length);
    lua_pushinteger(L, length);
    return 1;
}

}  // namespace

lua_Integer list_length(lua_State* L, int index, lua_Integer most)
{
    lua_pushvalue(L, index);
    unwrap(L);
    lua_Integer length = 0;
    while (length <= most && lua_rawgeti(L, -1, length + 1) != LUA_TNIL) {
        lua_pop(L, 1);
        ++length;
    }
    lua_pop(L, length <= most ? 2 : 1);
    return length;
}

void push_length_operator(lua_State* L)
{
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, length_of);
    lua_setfield(L, -2, "__pow");
    lua_setmetatable(L, -2);
}

}  // namespace ptcg::script
