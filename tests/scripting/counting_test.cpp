// Which functions of scripts need not be counted.

#include "straight_code.hpp"

#include <memory>

#include <lua.hpp>

#include "support/catch.hpp"

TEST_CASE("the code of this Lua can be read", "[scripting][counting]")
{
    const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), lua_close);
    CHECK(ptcg::script::straight_code_works(state.get()));
}
