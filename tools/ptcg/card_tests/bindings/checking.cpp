// The functions of `t` that check what is true and what must be.

#include "card_tests/bindings/methods.hpp"

#include <fmt/format.h>

#include "ptcg/scripting/problem.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/values.hpp"

namespace ptcg::tools {

namespace {

/// Reads the action named by t:legal("attack", "Thunder").
[[nodiscard]] TestAction as_named_action(lua_State* L, const char* method)
{
    expect_self(L, method);
    const std::string name = as_text(L, 2, method);
    std::vector<std::string> known;
    for (const ActionName& action : action_names) {
        if (name == action.name) return as_action(L, 3, action.kind, action.name);
        known.emplace_back(action.name);
    }
    fail_test(fmt::format("{}: unknown action \"{}\"{}", method, name, did_you_mean(name, known)));
}

/// Returns what the main phase offers, for a message.
[[nodiscard]] std::string say_offered(TestTable& table)
{
    const Decision* question = table.question();
    return question == nullptr ? "nothing" : table.words().say_all(*question);
}

int test_legal(lua_State* L, TestRun& run)
{
    const TestAction action = as_named_action(L, "legal");
    TestTable& table = run.on_table();
    if (table.offers(action)) return 0;
    fail_test(fmt::format("expected {} to be legal; legal: {}", table.words().say(action),
                          say_offered(table)));
}

int test_illegal(lua_State* L, TestRun& run)
{
    const TestAction action = as_named_action(L, "illegal");
    if (run.on_table().refuses(action)) return 0;
    fail_test(fmt::format("expected {} to be illegal", run.on_table().words().say(action)));
}

int test_options(lua_State* L, TestRun& run)
{
    expect_self(L, "options");
    run.on_table().check_options(as_words(L, 2, "options"));
    return 0;
}

int test_equal(lua_State* L, TestRun&)
{
    expect_self(L, "equal");
    if (lua_gettop(L) != 3) fail_test("equal: expected two values");
    if (!same(L, 2, 3)) {
        fail_test(fmt::format("expected {}, got {}", shown_value(L, 3), shown_value(L, 2)));
    }
    return 0;
}

int test_is_true(lua_State* L, TestRun&)
{
    expect_self(L, "is_true");
    if (lua_toboolean(L, 2) == 0) {
        fail_test(lua_type(L, 3) == LUA_TSTRING ? text_at(L, 3) : "expected true");
    }
    return 0;
}

/// Implements t:fails(function() ... end, "part of the message").
int test_fails(lua_State* L, TestRun&)
{
    expect_self(L, "fails");
    if (lua_type(L, 2) != LUA_TFUNCTION) fail_test("fails: expected a function");
    if (lua_gettop(L) < 3) {
        fail_test(
            "fails: give a part of the message, or a typo would pass, too: t:fails(function() ... "
            "end, \"is not an option of\")");
    }
    const std::string expected = as_text(L, 3, "fails");
    if (expected.empty()) fail_test("fails: every message contains an empty text");
    lua_pushvalue(L, 2);
    if (call_from_test(L, 0, 0)) fail_test("expected this to fail");
    const std::string message =
        lua_type(L, -1) == LUA_TSTRING ? text_at(L, -1) : "an error that is not a string";
    if (message.find(expected) == std::string::npos) {
        fail_test(fmt::format("expected a failure that says \"{}\", got:\n{}", expected, message));
    }
    return 0;
}

int test_asked(lua_State* L, TestRun& run)
{
    expect_self(L, "asked");
    const Decision* question = run.on_table().question();
    if (question == nullptr) return 0;
    lua_pushstring(L, word_for(question->asked, run.on_table().me()));
    return 1;
}

int test_purpose(lua_State* L, TestRun& run)
{
    expect_self(L, "purpose");
    const Decision* question = run.on_table().question();
    if (question == nullptr) return 0;
    const std::string name(name_of(question->purpose));
    lua_pushlstring(L, name.data(), name.size());
    return 1;
}

int test_events(lua_State* L, TestRun& run)
{
    expect_self(L, "events");
    if (lua_type(L, 2) == LUA_TTABLE) {
        expect_events(L, 2, run.on_table());
        return 0;
    }
    push_events(L, run.on_table(), as_text(L, 2, "events"));
    return 1;
}

int test_changed(lua_State* L, TestRun& run)
{
    expect_self(L, "changed");
    expect_changes(L, 2, run.on_table());
    return 0;
}

int test_unchanged(lua_State* L, TestRun& run)
{
    expect_self(L, "unchanged");
    expect_no_changes(L, run.on_table());
    return 0;
}

int test_explain(lua_State* L, TestRun& run)
{
    expect_self(L, "explain");
    if (lua_type(L, 2) == LUA_TTABLE) {
        expect_explanation(L, 2, run.on_table());
    } else {
        expect_explanation_of(L, as_text(L, 2, "explain"), as_text(L, 3, "explain"), 4,
                              run.on_table());
    }
    return 0;
}

}  // namespace

std::span<const TestMethod> checking_methods()
{
    static constexpr TestMethod methods[] = {
        {"legal", guarded<test_legal>, any_number},
        {"illegal", guarded<test_illegal>, any_number},
        {"options", guarded<test_options>, any_number},
        {"asked", guarded<test_asked>, 0},
        {"purpose", guarded<test_purpose>, 0},
        {"equal", guarded<test_equal>, 2},
        {"is_true", guarded<test_is_true>, 2},
        {"events", guarded<test_events>, 1},
        {"changed", guarded<test_changed>, 1},
        {"unchanged", guarded<test_unchanged>, 0},
        {"explain", guarded<test_explain>, 3},
        {"fails", guarded<test_fails>, 2},
    };
    return methods;
}

}  // namespace ptcg::tools
