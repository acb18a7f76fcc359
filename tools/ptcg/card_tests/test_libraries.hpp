#pragma once

#include <lua.hpp>

namespace ptcg::tools {

/// Gives a sandbox of tests what it may use of Lua's libraries: functions that say what they
/// return, print nothing and take no long time. Those that read lists take none that is longer than
/// any in the game. REQUIRES: the state is a TestSandbox's.
void open_test_libraries(lua_State* L);

}  // namespace ptcg::tools
