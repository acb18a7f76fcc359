// The functions of `t`.

#include "card_tests/card_test_lua.hpp"

#include <fmt/format.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/problem.hpp"

#include "card_tests/card_test_failure.hpp"
#include "card_tests/card_test_values.hpp"

namespace ptcg::tools {

namespace {

/// Field of the metatable of `t`.
constexpr const char* is_test = "ptcg.test";

using Body = int (*)(lua_State*, TestRun&);

/// A function for Lua. Its C++ part may throw; Lua's own errors, which jump over destructors, are
/// raised only when nothing of it is alive any more.
template <Body body>
int guarded(lua_State* L)
{
    TestRun& run = *static_cast<TestRun*>(lua_touserdata(L, lua_upvalueindex(1)));
    luaL_checkstack(L, 100, "reading nested tables");
    bool failed = false;
    bool located = false;
    int results = 0;
    try {
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

[[nodiscard]] TestWord as_word(lua_State* L, int index, const std::string& what)
{
    TestWord word;
    switch (lua_type(L, index)) {
        case LUA_TBOOLEAN:
            word.kind = TestWord::Kind::yes_no;
            word.yes = lua_toboolean(L, index) != 0;
            break;
        case LUA_TNUMBER:
            word.kind = TestWord::Kind::number;
            word.number = as_number(L, index, what);
            break;
        default:
            word.word = as_text(L, index, what);
            if (word.word.size() > 1 && word.word.size() < 6 && word.word.front() == '#' &&
                word.word.find_first_not_of("0123456789", 1) == std::string::npos) {
                word.kind = TestWord::Kind::option;
                word.number = std::stoll(word.word.substr(1));
            }
            break;
    }
    return word;
}

/// Arguments from `first` on; a single list counts as its elements.
[[nodiscard]] std::vector<TestWord> as_words(lua_State* L, int first, const std::string& what)
{
    std::vector<TestWord> words;
    if (lua_gettop(L) == first && lua_type(L, first) == LUA_TTABLE) {
        for_each_in(L, first, what, [&] { words.push_back(as_word(L, -1, what)); });
        return words;
    }
    for (int i = first; i <= lua_gettop(L); ++i) words.push_back(as_word(L, i, what));
    return words;
}

void expect_self(lua_State* L, const char* method)
{
    if (luaL_getmetafield(L, 1, is_test) == LUA_TNIL) {
        fail_test(fmt::format("write t:{0}(...), not t.{0}(...)", method));
    }
    lua_pop(L, 1);
}

int test_position(lua_State* L, TestRun& run)
{
    expect_self(L, "position");
    if (run.in_outcomes) fail_test("position: not inside t:every_outcome");
    const PositionSetup position = as_position(L, 2, run);
    run.clear_table("the test goes on to another position");
    const TableSetup setup{.library = run.world->library,
                           .effects = run.world->effects,
                           .shuffles = run.shuffles,
                           .verify = run.verify};
    run.table.emplace(setup, position);
    return 0;
}

[[nodiscard]] TestAction as_action(lua_State* L, int first, OptionKind kind, const char* name)
{
    TestAction action{.kind = kind, .arguments = {}};
    for (int i = first; i <= lua_gettop(L); ++i) {
        if (lua_type(L, i) == LUA_TNIL) break;
        action.arguments.push_back(as_text(L, i, name));
    }
    return action;
}

template <std::size_t which>
int test_act(lua_State* L, TestRun& run)
{
    constexpr ActionName action = action_names[which];
    expect_self(L, action.name);
    run.on_table().act(as_action(L, 2, action.kind, action.name));
    return 0;
}

/// The action named by t:legal("attack", "Thunder").
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

/// What a main phase offers, for a message.
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
    fail_test(fmt::format("expected {} to be legal; legal are {}", table.words().say(action),
                          say_offered(table)));
}

int test_illegal(lua_State* L, TestRun& run)
{
    const TestAction action = as_named_action(L, "illegal");
    if (!run.on_table().offers(action)) return 0;
    fail_test(fmt::format("expected {} to be illegal", run.on_table().words().say(action)));
}

int test_answer(lua_State* L, TestRun& run)
{
    expect_self(L, "answer");
    run.on_table().add_answer(as_words(L, 2, "answer"), current_line(L));
    return 0;
}

int test_coins(lua_State* L, TestRun& run)
{
    expect_self(L, "coins");
    run.on_table().add_coins(as_text(L, 2, "coins"), current_line(L));
    return 0;
}

int test_pick(lua_State* L, TestRun& run)
{
    expect_self(L, "pick");
    for (const TestWord& word : as_words(L, 2, "pick")) {
        run.on_table().add_pick(word, current_line(L));
    }
    return 0;
}

int test_shuffle(lua_State* L, TestRun& run)
{
    expect_self(L, "shuffle");
    std::vector<std::string> order;
    for (const TestWord& word : as_words(L, 2, "shuffle")) order.push_back(word.word);
    run.on_table().add_shuffle(std::move(order), current_line(L));
    return 0;
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

/// t:fails(function() ... end, "part of the message")
int test_fails(lua_State* L, TestRun&)
{
    expect_self(L, "fails");
    if (lua_type(L, 2) != LUA_TFUNCTION) fail_test("fails: expected a function");
    const std::string expected = lua_gettop(L) > 2 ? as_text(L, 3, "fails") : "";
    lua_pushvalue(L, 2);
    if (lua_pcall(L, 0, 0, 0) == LUA_OK) fail_test("expected this to fail");
    const std::string message =
        lua_type(L, -1) == LUA_TSTRING ? text_at(L, -1) : "an error that is no text";
    if (message.find(expected) == std::string::npos) {
        fail_test(fmt::format("expected a failure that says \"{}\", got:\n{}", expected, message));
    }
    return 0;
}

int test_asked(lua_State* L, TestRun& run)
{
    const Decision* question = run.on_table().question();
    if (question == nullptr) return 0;
    lua_pushstring(L, word_for(question->asked, run.on_table().me()));
    return 1;
}

int test_purpose(lua_State* L, TestRun& run)
{
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

int test_every_outcome(lua_State* L, TestRun& run)
{
    expect_self(L, "every_outcome");
    play_every_outcome(L, run);
    return 1;
}

void push_stadium(lua_State* L, Resolver& game)
{
    const CardIndex stadium = game.table().stadium;
    if (stadium == no_card) {
        lua_pushnil(L);
    } else {
        lua_pushstring(L, game.library().text(game.def_id(stadium)).id.c_str());
    }
}

struct Method {
    const char* name;
    lua_CFunction function;
};
constexpr Method methods[] = {
    {"position", guarded<test_position>},
    {"attack", guarded<test_act<0>>},
    {"play", guarded<test_act<1>>},
    {"bench", guarded<test_act<2>>},
    {"attach", guarded<test_act<3>>},
    {"evolve", guarded<test_act<4>>},
    {"use", guarded<test_act<5>>},
    {"retreat", guarded<test_act<6>>},
    {"use_stadium", guarded<test_act<7>>},
    {"end_turn", guarded<test_act<8>>},
    {"legal", guarded<test_legal>},
    {"illegal", guarded<test_illegal>},
    {"answer", guarded<test_answer>},
    {"coins", guarded<test_coins>},
    {"pick", guarded<test_pick>},
    {"shuffle", guarded<test_shuffle>},
    {"options", guarded<test_options>},
    {"asked", guarded<test_asked>},
    {"purpose", guarded<test_purpose>},
    {"equal", guarded<test_equal>},
    {"is_true", guarded<test_is_true>},
    {"events", guarded<test_events>},
    {"changed", guarded<test_changed>},
    {"unchanged", guarded<test_unchanged>},
    {"explain", guarded<test_explain>},
    {"fails", guarded<test_fails>},
    {"every_outcome", guarded<test_every_outcome>},
};

/// t.me, t.turn_player ...; methods are found before this is asked.
int test_index(lua_State* L, TestRun& run)
{
    const std::string key = as_text(L, 2, "t");
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
        for (const Method& method : methods) known.emplace_back(method.name);
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

int current_line(lua_State* L)
{
    lua_Debug caller;
    const bool known = lua_getstack(L, 1, &caller) != 0 && lua_getinfo(L, "l", &caller) != 0;
    return known ? caller.currentline : 0;
}

void push_test(lua_State* L, TestRun& run)
{
    lua_newtable(L);
    for (const Method& method : methods) {
        lua_pushlightuserdata(L, &run);
        lua_pushcclosure(L, method.function, 1);
        lua_setfield(L, -2, method.name);
    }
    lua_newtable(L);
    lua_pushlightuserdata(L, &run);
    lua_pushcclosure(L, guarded<test_index>, 1);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, is_test);
    lua_setmetatable(L, -2);
}

}  // namespace ptcg::tools
