// The pool of programs' processes, with real ones.

#include "bots/program_threads.hpp"

#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "posted_loop.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::program_threads_test {

namespace {

/// Returns how many processes of the test's bot run.
int bots_running()
{
    int count = 0;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
        std::ifstream stat(entry.path() / "stat");
        std::string number, name, state;
        pid_t parent = 0;
        if (!(stat >> number >> name >> state >> parent) || parent != ::getpid()) continue;
        if (state != "Z" && name.starts_with("(python3")) ++count;
    }
    return count;
}

std::string command_of(const std::string& what, const std::string& options = ":ms=60000")
{
    const std::filesystem::path bot = test::tests_folder() / "bots" / "programs" / "bot.py";
    return "/usr/bin/python3 " + bot.string() + " " + what + options;
}

struct World {
    test::SmallCards cards;
    std::vector<DefId> deck = cards.deck();
    Ruleset rules;
    test::PostedLoop loop;

    Match started(std::uint64_t seed)
    {
        MatchSetup setup;
        setup.deck_one = deck;
        setup.deck_two = deck;
        setup.seed = seed;
        Result<Match> match = Match::start(cards.library, rules, nullptr, setup);
        REQUIRE(match);
        return std::move(match.value());
    }
    server::ProgramPool::Ask ask_of(const std::string& bot, const std::string& game, Match& match,
                                    std::uint32_t number)
    {
        const PlayerId seat = match.decision()->asked;
        return {bot, game, game_of(seat, deck, cards.library, "sv", ""),
                tell_question(match, cards.library, number, 0), 60'000};
    }
    std::map<std::string, BotProgram> programs(const std::vector<server::NamedProgram>& named)
    {
        Result<std::map<std::string, BotProgram>> read = server::read_programs(named);
        REQUIRE(read);
        for (auto& [name, program] : read.value()) program.start_budget = 60'000;
        return read.value();
    }
};

}  // namespace

TEST_CASE("More games than processes take turns", "[server][programs]")
{
    World world;
    std::vector<std::string> log;
    server::ProgramThreads pool(world.loop, world.programs({{"mine", command_of("plays 1000")}}), 2,
                                [&](const std::string& line) { log.push_back(line); });
    CHECK(pool.names() == std::vector<std::string>{"mine"});
    std::vector<Match> matches;
    for (std::uint64_t i = 0; i < 5; ++i) matches.push_back(world.started(i));
    for (std::uint32_t round = 1; round <= 3; ++round) {
        std::size_t answers = 0;
        for (std::size_t i = 0; i < matches.size(); ++i) {
            Match& match = matches[i];
            const auto done = [&](const Result<std::vector<std::uint16_t>>& picks) {
                REQUIRE(picks);
                REQUIRE(match.answer(picks.value()));
                ++answers;
            };
            pool.ask(world.ask_of("mine", std::to_string(i), match, round), done);
        }
        REQUIRE(world.loop.run_until([&] { return answers == matches.size(); }));
        CHECK(bots_running() <= 2);
        CHECK(bots_running() > 0);
    }
    CHECK(pool.waiting() == 0);
    for (std::size_t i = 0; i < matches.size(); ++i) {
        pool.end(std::to_string(i), R"({"outcome":"won"})");
    }
    REQUIRE(world.loop.run_until([&] { return bots_running() == 0; }));
    CHECK(log.empty());
}

TEST_CASE("A program that hangs holds up only its own game", "[server][programs][errors]")
{
    World world;
    std::vector<std::string> log;
    server::ProgramThreads pool(
        world.loop,
        world.programs({{"bad", command_of("hangs 0", ":ms=1500")}, {"good", command_of("plays")}}),
        2, [&](const std::string& line) { log.push_back(line); });
    Match slow = world.started(1), quick = world.started(2);
    std::string words;
    std::size_t answers = 0;
    pool.ask(world.ask_of("bad", "a", slow, 1), [&](const auto& picks) {
        REQUIRE_FALSE(picks);
        words = picks.error().message;
    });
    const auto count = [&](const auto& picks) {
        REQUIRE(picks);
        ++answers;
    };
    for (std::uint32_t number = 1; number <= 2; ++number) {
        pool.ask(world.ask_of("good", "b", quick, number), count);
    }
    REQUIRE(world.loop.run_until([&] { return answers == 2 && !words.empty(); }));
    CHECK(words == "did not answer within 1500 ms");
    REQUIRE(world.loop.run_until([&] { return !log.empty(); }));
    CHECK(log[0] == "bot bad: did not answer within 1500 ms");
    CHECK(bots_running() == 1);
}

TEST_CASE("Questions that wait for a process are counted, ends of games are not",
          "[server][programs]")
{
    World world;
    server::ProgramThreads pool(world.loop, world.programs({{"bad", command_of("hangs 0")}}), 1,
                                {});
    std::vector<Match> matches;
    for (std::uint64_t i = 0; i < 3; ++i) matches.push_back(world.started(i));
    for (std::size_t i = 0; i < matches.size(); ++i) {
        pool.ask(world.ask_of("bad", std::to_string(i), matches[i], 1), [](const auto&) {});
    }
    pool.end("2", {});
    REQUIRE(world.loop.run_until([] { return bots_running() == 1; }));
    CHECK(pool.waiting() == 2);
}

TEST_CASE("A pool that ends waits for no program", "[server][programs]")
{
    World world;
    Match match = world.started(1);
    const auto start = std::chrono::steady_clock::now();
    {
        server::ProgramThreads pool(world.loop, world.programs({{"bad", command_of("hangs 0")}}), 1,
                                    {});
        pool.ask(world.ask_of("bad", "a", match, 1), [](const auto&) {});
        REQUIRE(world.loop.run_until([] { return bots_running() == 1; }));
    }
    CHECK(bots_running() == 0);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(30));
}

TEST_CASE("Programs that a server cannot offer are refused with the reason",
          "[server][programs][errors]")
{
    const auto problem = [](const std::vector<server::NamedProgram>& named) {
        const auto read = server::read_programs(named);
        return read ? std::string() : read.error().message;
    };
    CHECK(problem({{"mine", "/bin/sh"}}).empty());
    CHECK(problem({{"", "/bin/sh"}}).starts_with("the bot \"\": a name has 1 to 40"));
    CHECK(problem({{"a/b", "/bin/sh"}}).find("small letters") != std::string::npos);
    CHECK(problem({{"greedy", "/bin/sh"}}) ==
          "the bot \"greedy\": there is a bot of this name already");
    CHECK(problem({{"mine", "/bin/sh"}, {"mine", "/bin/sh"}}) ==
          "the bot \"mine\": it is named twice");
    CHECK(problem({{"mine", "./no/such/file"}}) ==
          "the bot \"mine\": there is no file ./no/such/file");
    CHECK(problem({{"mine", ""}}) == "the bot \"mine\": name the program, as in ./mine");
    // A server does not wait for ever.
    CHECK(server::read_programs({{"mine", "/bin/sh:ms=3000000"}}).value().at("mine").budget ==
          60'000);
}

}  // namespace ptcg::program_threads_test
