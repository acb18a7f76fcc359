// t:every_outcome runs the same part of a test for each outcome of its coins and random picks.

#include <map>

#include <fmt/format.h>

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/lua.hpp"
#include "card_tests/bindings/outcomes.hpp"
#include "card_tests/bindings/values.hpp"
#include "card_tests/test_sandbox.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t most_outcomes = 5000;
constexpr std::size_t longest_by_default = 12;

/// The values that the function returned, with their probabilities.
class Odds {
public:
    explicit Odds(lua_State* L) : L_(L) { lua_newtable(L_); }

    /// Pops the return value from the top of the stack and adds it to the result table right below
    /// it.
    void add(Fraction probability)
    {
        if (lua_type(L_, -1) == LUA_TNIL) {
            lua_pop(L_, 1);
            return;
        }
        if (lua_type(L_, -1) == LUA_TTABLE || lua_type(L_, -1) == LUA_TFUNCTION) {
            fail_test("every_outcome: return a number, a string or a boolean, not " +
                      shown_value(L_, -1));
        }
        Fraction& whole = sums_[shown_value(L_, -1)];
        whole = in_range(sum(whole, probability));
        const std::string text = to_string(whole);
        lua_pushlstring(L_, text.data(), text.size());
        lua_rawset(L_, -3);
    }

private:
    lua_State* L_;
    std::map<std::string, Fraction> sums_;
};

struct Arguments {
    int function = 0;
    std::size_t most = longest_by_default;
    bool may_be_cut = false;
};

[[nodiscard]] Arguments read_arguments(lua_State* L)
{
    Arguments arguments;
    arguments.function = lua_gettop(L);
    if (arguments.function == 3) {
        expect_table(L, 2, "every_outcome");
        check_keys(L, 2, "every_outcome", {"most"}, 0);
        push_field(L, 2, "most");
        const long long most = as_number(L, -1, "every_outcome.most");
        if (most < 1 || most > 40) fail_test("every_outcome.most: expected a number from 1 to 40");
        arguments.most = static_cast<std::size_t>(most);
        arguments.may_be_cut = true;
        lua_pop(L, 1);
    }
    if (arguments.function < 2 || arguments.function > 3 ||
        lua_type(L, arguments.function) != LUA_TFUNCTION) {
        fail_test("every_outcome: write t:every_outcome(function(t) ... end)");
    }
    return arguments;
}

/// Returns the coins and picks since answer `from`: "HT", "H, pick 4".
[[nodiscard]] std::string say_chance(const Played& played, std::size_t from)
{
    std::string text;
    for (std::size_t i = from; i < played.answers.size(); ++i) {
        const AnsweredQuestion& answer = played.answers[i];
        if (answer.purpose == Purpose::flip) {
            text += answer.picks.front() == 0 ? 'H' : 'T';
        } else if (answer.purpose == Purpose::random_pick) {
            text += fmt::format("{}pick {}", text.empty() ? "" : ", ", answer.picks.front() + 1);
        }
    }
    return text.empty() ? "without chance" : text;
}

/// Calls the function on the table as it is and leaves its return value on the stack.
void play_one(lua_State* L, TestRun& run, int function, std::size_t from)
{
    lua_pushvalue(L, function);
    lua_pushvalue(L, 1);
    const bool fine = call_from_test(L, 1, 1);
    TestTable& table = run.on_table();
    if (table.path_was_cut()) return;
    std::string problem;
    bool located = false;
    if (!fine) {
        problem = lua_type(L, -1) == LUA_TSTRING ? text_at(L, -1) : "an error that is not a string";
        located = true;
    } else {
        try {
            table.check_finished("the outcome ends");
        } catch (const TestFailure& failure) {
            problem = failure.what();
        }
    }
    if (problem.empty()) return;
    problem += fmt::format("\nin the outcome {}", say_chance(table.played(), from));
    throw located ? TestFailure::passed_on(problem) : TestFailure(problem);
}

}  // namespace

void play_every_outcome(lua_State* L, TestRun& run)
{
    if (run.in_outcomes) fail_test("every_outcome: not allowed inside t:every_outcome");
    const Arguments arguments = read_arguments(L);
    TestTable& table = run.on_table();
    const TestTable::Mark mark = table.mark();
    OutcomePath path;
    Odds odds(L);
    run.in_outcomes = true;
    struct Leave {
        TestRun& run;
        ~Leave()
        {
            run.in_outcomes = false;
            run.table->follow(nullptr, 0);
        }
    } const leave{run};
    std::size_t count = 0;
    do {
        if (++count > most_outcomes) {
            fail_test(fmt::format("every_outcome: more than {} outcomes", most_outcomes));
        }
        table.follow(&path, arguments.most);
        play_one(L, run, arguments.function, mark.answers);
        if (table.path_was_cut()) {
            if (!arguments.may_be_cut) {
                fail_test(
                    fmt::format("every_outcome: more than {} coins and picks one after another; "
                                "set the limit: t:every_outcome({{ most = 5 }}, ...)",
                                arguments.most));
            }
            lua_pop(L, 1);
            lua_pushliteral(L, "more");
        }
        odds.add(path.probability());
        table.return_to(mark);
    } while (path.next());
}

}  // namespace ptcg::tools
