// Which script functions need no counting.

#include "sandbox/straight_code.hpp"

#include <memory>

#include <lua.hpp>

#include "support/catch.hpp"

namespace ptcg::counting_test {

TEST_CASE("the code of this Lua can be read", "[scripting][counting]")
{
    const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), lua_close);
    CHECK(ptcg::script::straight_code_works(state.get()));
}

TEST_CASE("a function that begins with a loop is read like any other", "[scripting][counting]")
{
    const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), lua_close);
    const auto is_straight = [L = state.get()](const char* source) {
        // A chunk has an extra instruction at the start.
        REQUIRE(luaL_dostring(L, source) == LUA_OK);
        ptcg::script::BytecodeCache unused;
        const bool straight = ptcg::script::cost_of_call(L, unused).straight;
        lua_pop(L, 1);
        return straight;
    };
    CHECK(is_straight("return function() for _, b in ipairs { a, c } do b() end end"));
    CHECK_FALSE(is_straight("return function() for _, b in next, a do b() end end"));
    CHECK_FALSE(is_straight("return function(f) for _, b in f(a) do b() end end"));
}

}  // namespace ptcg::counting_test
