#pragma once

#include <exception>
#include <span>
#include <string>
#include <vector>

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/lua.hpp"
#include "card_tests/test_sandbox.hpp"

/// The functions of `t`, and helpers to define them.
namespace ptcg::tools {

inline constexpr int any_number = -1;

/// `t:name(...)`.
struct TestMethod {
    const char* name;
    lua_CFunction function;  ///< its upvalues are the TestRun and `most`
    int most;                ///< how many arguments it takes, or `any_number`
};

[[nodiscard]] std::span<const TestMethod> playing_methods();   ///< in playing.cpp
[[nodiscard]] std::span<const TestMethod> checking_methods();  ///< in checking.cpp

/// Fails if there are more arguments after `t` than the function takes (lua.cpp).
void expect_no_more(lua_State* L);

using Body = int (*)(lua_State*, TestRun&);

/// Wraps a body as a function for Lua. The C++ body may throw. Lua errors, which skip destructors,
/// are raised only after all of the body's objects are destroyed.
template <Body body>
int guarded(lua_State* L)
{
    TestRun& run = *static_cast<TestRun*>(lua_touserdata(L, lua_upvalueindex(1)));
    luaL_checkstack(L, 100, "reading nested tables");
    bool failed = false;
    bool located = false;
    int results = 0;
    try {
        const Limit none(L, false);
        check_time(L);
        expect_no_more(L);
        results = body(L, run);
    } catch (const TestFailure& failure) {
        failed = true;
        located = failure.is_located();
        run.message = failure.what();
    } catch (const std::exception& e) {
        failed = true;
        run.message = e.what();
    }
    if (!failed) return results;
    if (located) {
        lua_pushliteral(L, "");
    } else {
        luaL_where(L, 1);
    }
    lua_pushlstring(L, run.message.data(), run.message.size());
    lua_concat(L, 2);
    return lua_error(L);
}

/// Fails unless the function was called with a colon (lua.cpp).
void expect_self(lua_State* L, const char* method);

/// Reads the arguments from `first` on. A single list counts as its elements (reading.cpp).
[[nodiscard]] std::vector<TestWord> as_words(lua_State* L, int first, const std::string& what);
/// Reads an action of this kind, with the arguments from `first` on.
[[nodiscard]] TestAction as_action(lua_State* L, int first, OptionKind kind, const char* name);

}  // namespace ptcg::tools
