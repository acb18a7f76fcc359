// The Lua state itself.

#include "sandbox/vm.hpp"

#include <memory>
#include <string>
#include <vector>

#include "support/catch.hpp"

namespace ptcg::vm_test {

namespace {

using script::Vm;

/// Returns the order in which Lua iterates over a table with string keys.
std::string order_in(lua_State* L)
{
    lua_newtable(L);
    for (int i = 0; i < 100; ++i) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, ("name" + std::to_string(i * 7919)).c_str());
    }
    std::string order;
    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        order += std::to_string(lua_tointeger(L, -1)) + " ";
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return order;
}

constexpr std::size_t limit = 64u << 20;

}  // namespace

TEST_CASE("the hashes of all Lua states have one seed", "[scripting][vm]")
{
    std::vector<std::unique_ptr<Vm>> vms;
    for (int i = 0; i < 20; ++i) vms.push_back(std::make_unique<Vm>(limit));
    const std::string first = order_in(vms.front()->state());
    for (const auto& vm : vms) CHECK(order_in(vm->state()) == first);
}

TEST_CASE("what deep calls have made the stack grow by is given back", "[scripting][vm]")
{
    Vm vm(limit);
    lua_State* const L = vm.state();
    constexpr const char* deep =
        "local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end return f(100000)";
    REQUIRE(luaL_loadstring(L, deep) == LUA_OK);
    vm.settle();
    const std::size_t before = vm.meter().used;
    REQUIRE(lua_pcall(L, 0, 1, 0) == LUA_OK);
    CHECK(lua_tointeger(L, -1) == 100'000);
    lua_pop(L, 1);
    CHECK(vm.meter().used > before + 1'000'000);
    vm.tidy(100'000);
    CHECK(vm.meter().used <= before + 10'000);
}

}  // namespace ptcg::vm_test
