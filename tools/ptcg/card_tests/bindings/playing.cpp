// The functions of `t` that play: they set up positions, take actions and supply answers.

#include "card_tests/bindings/methods.hpp"

#include <fmt/format.h>

#include "ptcg/scripting/problem.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/values.hpp"

namespace ptcg::tools {

namespace {

int test_position(lua_State* L, TestRun& run)
{
    expect_self(L, "position");
    if (run.in_outcomes) fail_test("position: not allowed inside t:every_outcome");
    const PositionSetup position = as_position(L, 2, run);
    run.clear_table("the test sets up another position");
    const TableSetup setup{.library = run.world->library,
                           .effects = run.world->effects,
                           .shuffles = run.shuffles,
                           .verify = run.verify,
                           .recorded = &run.recorded};
    run.table.emplace(setup, position);
    return 0;
}

template <std::size_t which>
int test_act(lua_State* L, TestRun& run)
{
    constexpr ActionName action = action_names[which];
    expect_self(L, action.name);
    run.on_table().act(as_action(L, 2, action.kind, action.name));
    return 0;
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
    for (const TestWord& word : as_words(L, 2, "shuffle")) {
        if (word.kind != TestWord::Kind::word) fail_test("shuffle: expected the ids of cards");
        order.push_back(word.word);
    }
    run.on_table().add_shuffle(std::move(order), current_line(L));
    return 0;
}

int test_every_outcome(lua_State* L, TestRun& run)
{
    expect_self(L, "every_outcome");
    play_every_outcome(L, run);
    return 1;
}

}  // namespace

std::span<const TestMethod> playing_methods()
{
    static constexpr TestMethod methods[] = {
        {"position", guarded<test_position>, 1},
        {"attack", guarded<test_act<0>>, any_number},
        {"play", guarded<test_act<1>>, any_number},
        {"bench", guarded<test_act<2>>, any_number},
        {"attach", guarded<test_act<3>>, any_number},
        {"evolve", guarded<test_act<4>>, any_number},
        {"use", guarded<test_act<5>>, any_number},
        {"retreat", guarded<test_act<6>>, any_number},
        {"use_stadium", guarded<test_act<7>>, any_number},
        {"end_turn", guarded<test_act<8>>, any_number},
        {"answer", guarded<test_answer>, any_number},
        {"coins", guarded<test_coins>, 1},
        {"pick", guarded<test_pick>, any_number},
        {"shuffle", guarded<test_shuffle>, any_number},
        {"every_outcome", guarded<test_every_outcome>, 2},
    };
    return methods;
}

}  // namespace ptcg::tools
