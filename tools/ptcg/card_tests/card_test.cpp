#include "card_tests/card_test.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <new>

#include <fmt/format.h>

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/lua.hpp"
#include "card_tests/bindings/strict_tables.hpp"
#include "card_tests/bindings/values.hpp"
#include "card_tests/failure_report.hpp"
#include "card_tests/test_sandbox.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

namespace {

/// A test in the file: its name, line, and function in the registry.
struct TestCase {
    std::string name;
    int line = 0;
    int function = LUA_NOREF;
    bool either_seat = true;
    std::string ruleset{};  ///< passed to the function; empty: none
};

struct DeclaredTests {
    std::vector<TestCase> tests;
    std::string message;  ///< the error being raised in Lua
    bool all_declared = false;
};

constexpr std::size_t most_tests = 2000;  ///< in a file

/// The options of a test, besides its name and function.
struct TestOptions {
    bool either_seat = true;
    std::vector<std::string> rulesets{};
};

[[nodiscard]] TestOptions read_options(lua_State* L, int index)
{
    expect_table(L, index, "test");
    check_keys(L, index, "test", {"seats", "rulesets"}, 0);
    TestOptions options;
    push_field(L, index, "seats");
    if (!lua_isnil(L, -1)) {
        if (lua_type(L, -1) != LUA_TBOOLEAN) fail_test("test.seats: expected true or false");
        options.either_seat = lua_toboolean(L, -1) != 0;
    }
    lua_pop(L, 1);
    push_field(L, index, "rulesets");
    if (!lua_isnil(L, -1)) {
        expect_table(L, -1, "test.rulesets");
        for_each_in(L, lua_absindex(L, -1), "test.rulesets",
                    [&] { options.rulesets.push_back(as_text(L, -1, "test.rulesets")); });
        if (options.rulesets.empty()) fail_test("test.rulesets: the list is empty");
    }
    lua_pop(L, 1);
    return options;
}

/// Reads one test, or one for each ruleset.
void read_declaration(lua_State* L, std::vector<TestCase>& tests)
{
    TestCase test;
    test.name = as_text(L, 1, "test");
    if (in_one_line(test.name) != test.name) {
        fail_test("test: a name must be one line of plain text");
    }
    const bool has_options = lua_gettop(L) == 3;
    const TestOptions options = has_options ? read_options(L, 2) : TestOptions{};
    if (lua_gettop(L) != (has_options ? 3 : 2) || lua_type(L, -1) != LUA_TFUNCTION) {
        fail_test("test: write test(\"name\", function(t) ... end)");
    }
    test.either_seat = options.either_seat;
    test.line = current_line(L);
    test.function = luaL_ref(L, LUA_REGISTRYINDEX);
    if (tests.size() + std::max<std::size_t>(options.rulesets.size(), 1) > most_tests) {
        fail_test(fmt::format("test: a test file may have at most {} tests", most_tests));
    }
    if (options.rulesets.empty()) return tests.push_back(std::move(test));
    for (const std::string& ruleset : options.rulesets) {
        TestCase& one = tests.emplace_back(test);
        one.name += " (" + ruleset + ")";
        one.ruleset = ruleset;
    }
}

/// test("name", function(t) ... end)
/// test("name", { seats = false, rulesets = { "dp", "xy" } }, function(t, ruleset) ... end)
int declare_test(lua_State* L)
{
    auto& file = *static_cast<DeclaredTests*>(lua_touserdata(L, lua_upvalueindex(1)));
    bool failed = false;
    try {
        const Limit none(L, false);
        check_time(L);
        if (file.all_declared)
            fail_test("test: call it only at the top level of a file, not in a test");
        read_declaration(L, file.tests);
    } catch (const std::exception& e) {
        failed = true;
        file.message = e.what();
    }
    return failed ? luaL_error(L, "%s", file.message.c_str()) : 0;
}

void push_declaring(lua_State* L, DeclaredTests& file)
{
    lua_pushlightuserdata(L, &file);
    lua_pushcclosure(L, declare_test, 1);
    lua_setglobal(L, "test");
    make_globals_strict(L);
}

/// Runs the tests of one file.
class FileRunner {
public:
    FileRunner(TestSandbox& sandbox, const CardTestWorld& world, const std::string& shown,
               const CardTestOptions& options)
        : sandbox_(sandbox), L_(sandbox.state()), world_(world), shown_(shown), options_(options)
    {
    }

    [[nodiscard]] CardTestOutcome run(const TestCase& test)
    {
        outcome_ = {
            .file = shown_, .name = test.name, .line = test.line, .message = {}, .report = {}};
        const auto begin = std::chrono::steady_clock::now();
        if (!options_.only_list) run_all_ways(test);
        outcome_.passed = outcome_.message.empty();
        const std::chrono::duration<double, std::milli> taken =
            std::chrono::steady_clock::now() - begin;
        outcome_.milliseconds = taken.count();
        return std::move(outcome_);
    }

private:
    [[nodiscard]] bool wants(Rerun rerun) const
    {
        return options_.reruns[static_cast<std::size_t>(rerun)];
    }
    [[nodiscard]] TestRun new_run() const
    {
        return {.world = &world_, .folder = options_.folder, .verify = wants(Rerun::forks)};
    }

    void run_all_ways(const TestCase& test)
    {
        TestRun as_written = new_run();
        const bool fine = run_once(test, as_written, {});
        for (const Played& played : as_written.played) {
            outcome_.rulesets.insert(played.position.ruleset);
        }
        // The one where a failing test stopped.
        if (as_written.table) outcome_.rulesets.insert(as_written.table->played().position.ruleset);
        if (!fine) return;
        for (const Played& played : as_written.played) {
            if (options_.on_played) options_.on_played(played);
        }
        for (const Rerun rerun : {Rerun::forks, Rerun::saves, Rerun::undo, Rerun::replay}) {
            if (wants(rerun) && !rerun_played(test, as_written, rerun)) return;
        }
        if (wants(Rerun::shuffles) && as_written.had_loose_shuffle) {
            for (const LooseShuffles shuffles : {LooseShuffles::reverse, LooseShuffles::rotate}) {
                TestRun run = new_run();
                run.shuffles = shuffles;
                if (!run_once(test, run, describe(Rerun::shuffles))) return;
            }
        }
        if (wants(Rerun::seats) && test.either_seat) rerun_in_other_seat(test, as_written);
    }

    bool rerun_played(const TestCase& test, const TestRun& as_written, Rerun rerun)
    {
        const RerunHosts hosts{
            .library = world_.library,
            .effects = world_.effects,
            .other = world_.other_effects != nullptr ? world_.other_effects : world_.effects};
        for (const Played& played : as_written.played) {
            const std::string problem = play_again(rerun, played, hosts);
            if (problem.empty()) continue;
            fail_played(test, describe(rerun), problem, played);
            return false;
        }
        return true;
    }

    void rerun_in_other_seat(const TestCase& test, const TestRun& as_written)
    {
        TestRun run = new_run();
        run.me = PlayerId::two;
        if (!run_once(test, run, describe(Rerun::seats))) return;
        const std::size_t both = std::min(run.played.size(), as_written.played.size());
        for (std::size_t i = 0; i < both; ++i) {
            const std::string problem =
                compare_seats(*world_.library, as_written.played[i], run.played[i]);
            if (problem.empty()) continue;
            fail_played(test, describe(Rerun::seats), problem, run.played[i]);
            return;
        }
    }

    /// Runs the test's function. If it fails, reports the failure and returns false.
    bool run_once(const TestCase& test, TestRun& run, std::string_view in_rerun)
    {
        TestProblem problem{
            .message = call(test, run), .callers = callers_, .in_rerun = std::string(in_rerun)};
        if (problem.message.empty()) return true;
        outcome_.message = problem.message;
        TestTable* table = run.table ? &*run.table : nullptr;
        try {
            outcome_.report = report_failure(test.name, problem, table, options_.paint);
        } catch (const std::exception& e) {
            outcome_.report = report_failure(test.name, problem, nullptr, options_.paint) +
                              fmt::format("    (the table cannot be shown: {})\n", e.what());
        }
        return false;
    }

    /// Returns what went wrong; empty if nothing did.
    [[nodiscard]] std::string call(const TestCase& test, TestRun& run)
    {
        callers_.clear();
        lua_settop(L_, 0);
        lua_pushlightuserdata(L_, this);
        lua_pushcclosure(L_, as_message, 1);
        lua_rawgeti(L_, LUA_REGISTRYINDEX, test.function);
        push_test(L_, run);
        const bool with_ruleset = !test.ruleset.empty();
        if (with_ruleset) lua_pushlstring(L_, test.ruleset.data(), test.ruleset.size());
        sandbox_.begin();
        const int ended = call_limited(L_, with_ruleset ? 2 : 1, 0, 1);
        const auto at_test = [&](const std::string& message) {
            return fmt::format("{}:{}: {}", shown_, test.line, message);
        };
        if (ended == LUA_ERRMEM) return at_test(sandbox_.what_ended());
        if (ended != LUA_OK) return text_at(L_, -1);
        if (!run.table) return at_test("the test does not set up a position");
        try {
            run.clear_table("the test ends");
        } catch (const std::exception& e) {
            return at_test(e.what());
        }
        return {};
    }

    /// Converts the error to text, because a test can raise any value. Records the callers.
    static int as_message(lua_State* L)
    {
        auto& runner = *static_cast<FileRunner*>(lua_touserdata(L, lua_upvalueindex(1)));
        if (lua_type(L, 1) != LUA_TSTRING) lua_pushliteral(L, "an error that is not a string");
        bool innermost = true;
        lua_Debug function;
        // Reaching a level takes longer the deeper it is, so an endless recursion shows only the
        // first ones.
        constexpr int most_levels = 100;
        for (int level = 1; level < most_levels && lua_getstack(L, level, &function) != 0;
             ++level) {
            lua_getinfo(L, "Sl", &function);
            if (function.currentline <= 0) continue;
            if (!innermost) runner.callers_.push_back(function.currentline);
            innermost = false;
        }
        return 1;
    }

    void fail_played(const TestCase& test, std::string_view in_rerun, const std::string& problem,
                     const Played& played)
    {
        outcome_.message = fmt::format("{}:{}: {}", shown_, test.line, problem);
        outcome_.report = report_failure(
            test.name,
            {.message = outcome_.message, .callers = {}, .in_rerun = std::string(in_rerun)},
            *world_.library, world_.effects, played, options_.paint);
    }

    TestSandbox& sandbox_;
    lua_State* L_;
    const CardTestWorld& world_;
    const std::string& shown_;
    const CardTestOptions& options_;
    CardTestOutcome outcome_;
    std::vector<int> callers_;
};

[[nodiscard]] CardTestResult unusable(const std::string& shown, const std::string& message,
                                      const CardTestOptions& options)
{
    const TestProblem problem{.message = message, .callers = {}, .in_rerun = {}};
    return {.tests = {{.file = shown,
                       .name = shown,
                       .message = message,
                       .report = report_failure(shown, problem, nullptr, options.paint)}}};
}

/// Runs the top level of the file. Returns what is wrong with it, or an empty string.
[[nodiscard]] std::string declare_tests(TestSandbox& sandbox, std::string_view source,
                                        const std::string& shown, DeclaredTests& file)
{
    lua_State* const L = sandbox.state();
    push_declaring(L, file);
    const std::string chunk = "@" + shown;
    int ended = luaL_loadbufferx(L, source.data(), source.size(), chunk.c_str(), "t");
    if (ended == LUA_OK) ended = call_limited(L, 0, 0, 0);
    file.all_declared = true;
    if (ended == LUA_OK) return {};
    if (ended == LUA_ERRMEM) return fmt::format("{}: {}", shown, sandbox.what_ended());
    return lua_type(L, -1) == LUA_TSTRING ? text_at(L, -1) : "an error";
}

}  // namespace

std::size_t CardTestResult::passed() const
{
    return static_cast<std::size_t>(std::count_if(
        tests.begin(), tests.end(), [](const CardTestOutcome& test) { return test.passed; }));
}

std::string CardTestResult::report() const
{
    std::string all;
    for (const CardTestOutcome& test : tests) all += test.report;
    return all;
}

CardTestResult run_card_tests(const CardTestWorld& world, std::string_view source,
                              const std::string& shown, const CardTestOptions& options)
{
    if (source.size() > most_test_bytes) {
        return unusable(
            shown, fmt::format("{}: a test file may have at most {} bytes", shown, most_test_bytes),
            options);
    }
    DeclaredTests file;
    TestSandbox sandbox(options.seconds);
    if (const std::string wrong = declare_tests(sandbox, source, shown, file); !wrong.empty()) {
        return unusable(shown, wrong, options);
    }
    CardTestResult result;
    FileRunner runner(sandbox, world, shown, options);
    for (const TestCase& test : file.tests) {
        if (test.name.find(options.filter) == std::string::npos &&
            shown.find(options.filter) == std::string::npos) {
            continue;
        }
        result.tests.push_back(runner.run(test));
    }
    return result;
}

CardTestResult run_card_tests(const CardTestWorld& world, const CardTestFile& file,
                              const CardTestOptions& options)
{
    const Result<std::string> source = read_regular_file(file.path, most_test_bytes);
    if (!source) {
        return unusable(file.shown, file.shown + ": " + source.error().message, options);
    }
    CardTestOptions beside = options;
    beside.folder = file.path.parent_path();
    return run_card_tests(world, source.value(), file.shown, beside);
}

}  // namespace ptcg::tools
