// What an answer may use: shared by everything it sets off, reported in the same words in every
// process, thread and signal mask, and never decided by the clock.

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <thread>

#include "hostile/hostile_files.hpp"
#include "ptcg/match.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "ptcg/view.hpp"
#include "support/catch.hpp"
#include "support/profiles.hpp"

namespace ptcg::budget_test {

namespace {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

constexpr const char* endless =
    "local card = ...\ncard.play = function(game, it)\n  game:draw(2)\n"
    "  while true do end\nend\n";

std::unique_ptr<CardPool> pool_of(const std::string& script, bool pokemon)
{
    MemoryFolder folder{.files = harmless_files()};
    folder.files.merge(files_of_script(script, pokemon));
    LoadResult loaded = load_packs({}, std::vector{folder});
    for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(loaded.pool != nullptr);
    return std::move(loaded.pool);
}

Result<Match> start(const CardPool& pool, ScriptHost& host, FailurePolicy policy)
{
    const std::vector<DefId> deck = hostile_deck(pool.library);
    return Match::start(pool.library, profile("sv"), &host,
                        {.deck_one = deck, .deck_two = deck, .seed = 4, .on_failure = policy});
}

/// Gives default answers until the hostile Item may be played, then plays it. Returns the message.
std::string play_item(const CardPool& pool, Match& match)
{
    const DefId item = pool.library.find("h-1");
    while (const Decision* open = match.decision()) {
        for (std::size_t i = 0; i < open->options.size(); ++i) {
            const Option& option = open->options[i];
            if (option.kind != OptionKind::play || option.def != item) continue;
            const Result<void> taken = match.answer(static_cast<std::uint16_t>(i));
            return taken ? "taken" : taken.error().message;
        }
        if (!match.answer_by_default()) return "no default answer";
    }
    return "the match ended";
}

/// Plays an endless text in a new match on a new host. Returns the message.
std::string play_endless(const CardPool& pool)
{
    ScriptHost host(pool.scripts, pool.library, {.instructions = 200'000});
    Result<Match> match = start(pool, host, FailurePolicy::withhold);
    return match ? play_item(pool, match.value()) : match.error().message;
}

constexpr const char* stopped =
    "memory/h/1.lua:4: more than 200000 instructions; is this an endless loop? "
    "(ScriptLimits::instructions of pack \"h\", which the host may raise)\n"
    "  in play of h-1";

/// Puts as many Pokémon into play as allowed.
void fill_benches(Match& match)
{
    while (match.state().now.face_down) {
        const Decision& open = *match.decision();
        std::vector<std::uint16_t> picks;
        for (std::size_t i = 0; i < open.options.size(); ++i) {
            for (int n = 0; n < open.options[i].count && picks.size() < open.max; ++n) {
                picks.push_back(static_cast<std::uint16_t>(i));
            }
        }
        REQUIRE(match.answer(picks));
    }
}

}  // namespace

TEST_CASE("a text that calls itself without end is stopped, wherever it finds itself",
          "[hostile][budget]")
{
    struct Case {
        const char* body;
        const char* said;
    };
    constexpr const char* instructions = "more than 200000 instructions";
    for (const Case& c : {
             Case{"local function f() return f() end\ncard.play = f", instructions},
             Case{"local t = {}\nt.f = function() return t.f() end\ncard.play = t.f", instructions},
             Case{"local t = { { } }\nt[1].f = function() return t[1].f() end\n"
                  "card.play = function() t[1].f() end",
                  instructions},
             Case{"local function f(g) return g(g) end\ncard.play = function() f(f) end",
                  instructions},
             Case{"card.play = function(game, it) return card.play(game, it) end", instructions},
             Case{"local c = { card }\nlocal function f() return c[1].play() end\ncard.play = f",
                  instructions},
             Case{"local function f() return 1 + f() end\ncard.play = f",
                  "more than 200 nested calls"},
             Case{"local function f(...) return f(1, ...) end\ncard.play = f",
                  "more than 250 values in `...`"},
             Case{"local function f(...) return f(1, ...) + 1 end\ncard.play = f",
                  "more than 200 nested calls"},
             Case{"card.play = function()\n  local n, a, b = 0, 1.5e308, 2.3e-308\n"
                  "  for i = 1, 5000 do n = n + a % b end\nend",
                  instructions},
         }) {
        INFO(c.body);
        const auto pool = pool_of("local card = ...\n" + std::string(c.body) + "\n", false);
        ScriptHost host(pool->scripts, pool->library, {.instructions = 200'000});
        Result<Match> match = start(*pool, host, FailurePolicy::withhold);
        REQUIRE(match);
        CHECK_THAT(play_item(*pool, match.value()), ContainsSubstring(c.said));
    }
}

TEST_CASE("the texts that a view asks share what they may use up", "[hostile][budget]")
{
    const auto pool = pool_of(
        "local card = ...\ncard.ability['Trick'] = { hp = function(game, it)\n"
        "  local hp = it.amount\n  for _ = 1, 25000 do end\n  return hp\nend }\n",
        true);
    // Each needs at least 50,000 instructions, so at most six can run.
    ScriptHost host(pool->scripts, pool->library, {.instructions = 300'000});
    Result<Match> match = start(*pool, host, FailurePolicy::withhold);
    REQUIRE(match);
    fill_benches(match.value());
    const PlayerTable& player = match.value().state().now.player[0];
    REQUIRE(player.bench_count >= 3);
    for (int i = 0; i < 2; ++i) {
        const std::uint64_t before = host.usage().engine_calls;
        View view;
        make_view(match.value().rules(), seen_by_all, view);
        const std::uint64_t asked = host.usage().engine_calls - before;
        CHECK(asked >= 5);
        CHECK(asked <= 6);
    }
}

TEST_CASE("a view says whether a text failed, and has printed numbers then", "[hostile][views]")
{
    const auto pool = pool_of(
        "local card = ...\ncard.ability['Trick'] = { hp = function(game, it)\n"
        "  if game.turn > 0 then assert(false, 'sly') end\n  return it.amount + 10\nend }\n",
        true);
    ScriptHost host(pool->scripts, pool->library);
    Result<Match> match = start(*pool, host, FailurePolicy::stop);
    REQUIRE(match);
    View view;
    PackedView packed;
    CHECK(make_view(match.value().rules(), seen_by_all, view));
    CHECK(pack_view(match.value().rules(), seen_by_all, packed));
    fill_benches(match.value());
    CHECK_FALSE(make_view(match.value().rules(), seen_by_all, view));
    CHECK(host.failure_place().line == 3);
    CHECK_FALSE(pack_view(match.value().rules(), seen_by_all, packed));
    const PokemonView& active = view.player[0].pokemon[0];
    REQUIRE(active.present);
    CHECK(active.hp == pool->library.def(active.def).hp);
}

TEST_CASE("texts that ask each other without a script share a budget, too", "[hostile][budget]")
{
    const auto pool = pool_of(
        "local card = ...\n"
        "local any = ptcg.filter { hp_at_most = 900, has_ability = true }\n"
        "local works, hp = {}, {}\n"
        "for i = 1, 40 do\n"
        "  works[i] = { subject = 'any', target = any, value = true }\n"
        "  hp[i] = { subject = 'any', target = any, value = 0 }\n"
        "end\n"
        "card.ability['Trick'] = { ability_works = works, hp = hp }\n",
        true);
    ScriptHost host(pool->scripts, pool->library);
    Result<Match> match = start(*pool, host, FailurePolicy::withhold);
    if (!match) {  // the setup already asks for HP
        CHECK_THAT(match.error().message, ContainsSubstring("card texts ask each other"));
        return;
    }
    fill_benches(match.value());
    const Permissions& game = match.value().rules();
    View view;
    make_view(game, seen_by_all, view);
    CHECK(game.failed());
    CHECK(std::string(game.failure()) == "card texts call each other endlessly");
    // The next view has the whole budget again.
    CHECK_FALSE(match.value().rules().failed());
}

TEST_CASE("texts that are asked again and again share what an answer may use", "[hostile][budget]")
{
    const auto pool = pool_of(
        "local card = ...\ncard.play = function(game)\n  for _ = 1, 30000 do end\n"
        "  if game:ask() then game:draw(1) end\nend\n",
        false);
    // Each answer runs the text from its beginning and has the whole budget.
    ScriptHost host(pool->scripts, pool->library, {.instructions = 100'000});
    Result<Match> match = start(*pool, host, FailurePolicy::withhold);
    REQUIRE(match);
    for (int i = 0; i < 6; ++i) {
        CHECK(play_item(*pool, match.value()) == "taken");
        CHECK(match.value().answer_by_default());
    }
}

TEST_CASE("a failure names the pack, the card, the file, the line and the limit",
          "[hostile][budget]")
{
    struct Case {
        const char* body;
        int line;
        const char* limit;
    };
    for (const Case& c : {
             Case{"assert(false, 'other.lua:7: ScriptLimits::instructions')", 3, ""},
             Case{"game:no_such_verb()", 3, ""},
             Case{"for _ = 1, 10000000 do end", 3, "instructions"},
             Case{"for _ = 1, 1000 do local _ = game.turn end", 3, "engine_calls"},
             Case{"local t = {}\nfor i = 1, 100000 do t[i] = 'x' .. i end", 0, "call_bytes"},
         }) {
        INFO(c.body);
        const auto pool = pool_of(
            "local card = ...\ncard.play = function(game)\n" + std::string(c.body) + "\nend\n",
            false);
        ScriptHost host(pool->scripts, pool->library,
                        {.call_bytes = 1u << 20, .instructions = 3'000'000, .engine_calls = 500});
        Result<Match> match = start(*pool, host, FailurePolicy::stop);
        REQUIRE(match);
        CHECK(match.value().failure_place().pack.empty());
        INFO(play_item(*pool, match.value()));
        const FailurePlace& place = match.value().failure_place();
        CHECK(place.pack == "h");
        CHECK(place.card == "h-1");
        CHECK(place.file == "memory/h/1.lua");
        CHECK(place.line == c.line);
        CHECK(place.limit == c.limit);
    }
}

TEST_CASE("only so many failures are withheld: the next one makes the match void",
          "[hostile][budget]")
{
    const auto pool =
        pool_of("local card = ...\ncard.play = function() assert(false) end\n", false);
    ScriptHost host(pool->scripts, pool->library);
    // How often a player may find out whether the text fails.
    const auto failures = [&](std::optional<std::uint32_t> most) {
        Result<Match> match = start(*pool, host, FailurePolicy::withhold);
        REQUIRE(match);
        if (most) match.value().withhold_at_most(*most);
        int count = 0;
        while (play_item(*pool, match.value()).starts_with("memory/h/1.lua")) {
            ++count;
            static_cast<void>(match.value().answer_by_default());  // the next turn offers it again
        }
        CHECK(match.value().outcome() == Outcome::void_match);
        return count;
    };
    CHECK(failures(0) == 1);
    CHECK(failures(3) == 4);
    CHECK(failures(std::nullopt) == 11);
}

TEST_CASE("the clock never decides: the match is void", "[hostile][budget]")
{
    const auto pool = pool_of(endless, false);
    constexpr std::int64_t more_than_there_is_time_for = 1'000'000'000'000;
    for (const FailurePolicy policy : {FailurePolicy::withhold, FailurePolicy::void_match}) {
        ScriptHost host(pool->scripts, pool->library,
                        {.instructions = more_than_there_is_time_for, .watchdog_ms = 30});
        Result<Match> match = start(*pool, host, policy);
        REQUIRE(match);
        const std::string said = play_item(*pool, match.value());
        CHECK_THAT(said, ContainsSubstring("stopped after 30 ms; is this an endless loop?"));
        CHECK_THAT(said, ContainsSubstring("in play of h-1"));
        CHECK(match.value().outcome() == Outcome::void_match);
    }
}

TEST_CASE("after a fork an endless text is stopped, and the host goes", "[hostile][budget]")
{
    const auto pool = pool_of(endless, false);
    auto host = std::make_unique<ScriptHost>(pool->scripts, pool->library,
                                             ScriptLimits{.instructions = 200'000});
    Result<Match> match = start(*pool, *host, FailurePolicy::withhold);
    REQUIRE(match);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        alarm(20);  // ends a child that hangs, and the test fails
        const bool as_expected = play_item(*pool, match.value()) == stopped;
        match = Error{"gone"};
        host.reset();
        _exit(as_expected && play_endless(*pool) == stopped ? 0 : 1);
    }
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
    CHECK(play_item(*pool, match.value()) == stopped);
}

TEST_CASE("with all signals blocked or taken an endless text is stopped", "[hostile][budget]")
{
    const auto pool = pool_of(endless, false);
    sigset_t all, before;
    sigfillset(&all);
    REQUIRE(pthread_sigmask(SIG_BLOCK, &all, &before) == 0);
    const std::string blocked = play_endless(*pool);
    REQUIRE(pthread_sigmask(SIG_SETMASK, &before, nullptr) == 0);
    CHECK(blocked == stopped);

    struct sigaction mine = {}, theirs = {};
    mine.sa_handler = SIG_IGN;
    for (const int signal : {SIGURG, SIGALRM, SIGPROF, SIGVTALRM}) {
        REQUIRE(sigaction(signal, &mine, &theirs) == 0);
        CHECK(play_endless(*pool) == stopped);
        struct sigaction after = {};
        REQUIRE(sigaction(signal, &theirs, &after) == 0);
        CHECK(after.sa_handler == SIG_IGN);  // the host's own setting
    }
}

TEST_CASE("hosts in several threads are stopped alike", "[hostile][budget][threads]")
{
    const auto pool = pool_of(endless, false);
    std::vector<std::string> said(4);
    std::vector<std::thread> threads;
    for (std::string& one : said) {
        threads.emplace_back([&one, &pool] { one = play_endless(*pool); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const std::string& one : said) CHECK(one == stopped);
}

}  // namespace ptcg::budget_test
