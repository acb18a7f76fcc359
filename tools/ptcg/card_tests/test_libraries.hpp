#pragma once

#include <lua.hpp>

namespace ptcg::tools {

/// Gives a test sandbox the parts of Lua's libraries it may use: functions that only return a
/// result, print nothing and do not take long. Those that read lists accept none longer than any in
/// the game. REQUIRES: the state belongs to a TestSandbox.
void open_test_libraries(lua_State* L);

}  // namespace ptcg::tools
