// What stops scripts that never end.

#include "watchdog.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <thread>

#include "support/catch.hpp"

namespace {

using State = std::unique_ptr<lua_State, decltype(&lua_close)>;

constexpr int limit_ms = 20;

}  // namespace

TEST_CASE("time in which a script's thread did not run does not count", "[scripting][watchdog]")
{
    const State state(luaL_newstate(), lua_close);
    ptcg::script::Watchdog watchdog(state.get(), {{limit_ms}}, nullptr, 0);
    watchdog.begin();
    // As on a machine with more to do than processors.
    std::this_thread::sleep_for(std::chrono::milliseconds(limit_ms * 5));
    const bool failed = luaL_dostring(state.get(), "local x = 0 for i = 1, 1000 do x = x + i end");
    watchdog.end();
    CHECK(!failed);
}

TEST_CASE("a loop without end is stopped", "[scripting][watchdog]")
{
    const State state(luaL_newstate(), lua_close);
    ptcg::script::Watchdog watchdog(state.get(), {{limit_ms}}, nullptr, 0);
    watchdog.begin();
    const bool failed = luaL_dostring(state.get(), "while true do end");
    watchdog.end();
    REQUIRE(failed);
    CHECK(std::string(lua_tostring(state.get(), -1)).find("stopped after 20 ms") !=
          std::string::npos);
}
