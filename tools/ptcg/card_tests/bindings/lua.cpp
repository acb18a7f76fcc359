// `t` and its fields.

#include "card_tests/bindings/lua.hpp"

#include <fmt/format.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/problem.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/methods.hpp"
#include "card_tests/bindings/values.hpp"

namespace ptcg::tools {

namespace {

/// A field of the metatable of `t`.
constexpr const char* is_test = "ptcg.test";

// Upvalues of the functions called from Lua. The first is the TestRun.
constexpr int most_upvalue = 2;     ///< of a method: how many arguments it takes
constexpr int methods_upvalue = 3;  ///< of __index: the methods by name

/// No field of t can be assigned: t.me.active.damage = 10 would look like a check.
int test_newindex(lua_State* L, TestRun&)
{
    fail_test(fmt::format("t.{} cannot be assigned", as_text(L, 2, "t")));
}

void push_stadium(lua_State* L, const Queries& game)
{
    const CardIndex stadium = game.table().stadium;
    if (stadium == no_card) {
        lua_pushnil(L);
    } else {
        lua_pushstring(L, game.library().text(game.def_id(stadium)).id.c_str());
    }
}

/// Returns the methods, t.me, t.turn_player ...
int test_index(lua_State* L, TestRun& run)
{
    const std::string key = as_text(L, 2, "t");
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(methods_upvalue)) != LUA_TNIL) return 1;
    if (key == "me") {
        push_side(L, run.on_table().rules(), run.on_table().me());
    } else if (key == "opponent") {
        push_side(L, run.on_table().rules(), opponent_of(run.on_table().me()));
    } else if (key == "turn") {
        lua_pushinteger(L, run.on_table().match().turn());
    } else if (key == "turn_player") {
        lua_pushstring(
            L, word_for(run.on_table().match().state().now.turn_player, run.on_table().me()));
    } else if (key == "winner") {
        Match& match = run.on_table().match();
        if (match.over()) {
            lua_pushstring(L, word_for(match.winner(), run.on_table().me()));
        } else {
            lua_pushnil(L);
        }
    } else if (key == "stadium") {
        push_stadium(L, run.on_table().rules());
    } else {
        std::vector<std::string> known = {"me",          "opponent", "turn",
                                          "turn_player", "winner",   "stadium"};
        for (const auto methods : {playing_methods(), checking_methods()}) {
            for (const TestMethod& method : methods) known.emplace_back(method.name);
        }
        fail_test(fmt::format("t has no \"{}\"{}", key, did_you_mean(key, known)));
    }
    return 1;
}

}  // namespace

TestTable& TestRun::on_table()
{
    if (!table) fail_test("set up a position first: t:position { ... }");
    return *table;
}

void TestRun::clear_table(std::string_view what)
{
    if (!table) return;
    table->check_finished(what);
    had_loose_shuffle = had_loose_shuffle || table->had_loose_shuffle();
    for (Played& stretch : table->take_all_played()) played.push_back(std::move(stretch));
    table.reset();
}

void expect_self(lua_State* L, const char* method)
{
    if (luaL_getmetafield(L, 1, is_test) == LUA_TNIL) {
        fail_test(fmt::format("write t:{0}(...), not t.{0}(...)", method));
    }
    lua_pop(L, 1);
}

void expect_no_more(lua_State* L)
{
    const lua_Integer most = lua_tointeger(L, lua_upvalueindex(most_upvalue));
    const int given = lua_gettop(L) - 1;
    if (most == any_number || given <= most) return;
    fail_test(fmt::format("too many arguments: got {}, expected at most {}", given, most));
}

int current_line(lua_State* L)
{
    lua_Debug caller;
    const bool known = lua_getstack(L, 1, &caller) != 0 && lua_getinfo(L, "l", &caller) != 0;
    return known ? caller.currentline : 0;
}

void push_test(lua_State* L, TestRun& run)
{
    lua_newtable(L);  // t
    lua_newtable(L);  // its metatable
    lua_pushlightuserdata(L, &run);
    lua_pushinteger(L, any_number);
    lua_newtable(L);  // the methods
    for (const auto methods : {playing_methods(), checking_methods()}) {
        for (const TestMethod& method : methods) {
            lua_pushlightuserdata(L, &run);
            lua_pushinteger(L, method.most);
            lua_pushcclosure(L, method.function, 2);
            lua_setfield(L, -2, method.name);
        }
    }
    lua_pushcclosure(L, guarded<test_index>, 3);
    lua_setfield(L, -2, "__index");
    lua_pushlightuserdata(L, &run);
    lua_pushinteger(L, any_number);
    lua_pushcclosure(L, guarded<test_newindex>, 2);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, is_test);
    lua_setmetatable(L, -2);
}

}  // namespace ptcg::tools
