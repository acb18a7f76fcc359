// Programs of others as bots: tools/bots/OUTSIDE.md.

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include <nlohmann/json.hpp>

#include "ptcg/bots/program_game.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::programs_test {

using test::TemporaryFolder;
using Json = nlohmann::json;

namespace {

BotProgram program_that(const std::string& what, int answers = 2, const std::string& file = {})
{
    BotProgram program;
    program.command = {"/usr/bin/python3",
                       (test::tests_folder() / "bots" / "programs" / "bot.py").string(), what,
                       std::to_string(answers)};
    if (!file.empty()) program.command.push_back(file);
    program.start_budget = 60'000;
    program.budget = 60'000;
    return program;
}

/// Waits for a killed process; whoever adopted it may take a moment to bury it.
bool is_soon_gone(pid_t process)
{
    for (int i = 0; i < 500; ++i) {
        std::ifstream status("/proc/" + std::to_string(process) + "/stat");
        std::string number, name, state;
        if (!(status >> number >> name >> state) || state == "Z") return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

struct ProgramTable {
    test::SmallCards cards;
    std::vector<DefId> deck = cards.deck();
    Ruleset rules;
    std::optional<Match> match;

    void start(std::uint64_t seed = 1)
    {
        MatchSetup setup;
        setup.deck_one = deck;
        setup.deck_two = deck;
        setup.seed = seed;
        setup.decision_cap = 5000;
        Result<Match> started = Match::start(cards.library, rules, nullptr, setup);
        REQUIRE(started);
        match.emplace(std::move(started.value()));
    }
    /// Plays on until the bot fails or the game ends; the random bot has the other seat. Returns
    /// what the bot did.
    std::string play(Bot& bot, PlayerId seat)
    {
        const std::unique_ptr<Bot> other = make_random_bot();
        other->begin(1);
        bot.introduce(game_of(seat, deck, cards.library, "sv", "standard"));
        bot.begin(1);
        View view;
        std::vector<std::uint16_t> picks;
        while (const Decision* decision = match->decision()) {
            Bot& asked = decision->asked == seat ? bot : *other;
            if (const Result<void> given = ask_any(asked, *match, view, picks); !given) {
                match->forfeit(seat);
                bot.tell_end(*match);
                return given.error().message;
            }
            REQUIRE(match->answer(picks));
        }
        bot.tell_end(*match);
        return "played to the end";
    }
};

/// Returns the lines that a bot "notes", as JSON.
std::vector<Json> lines_of(const std::filesystem::path& file)
{
    std::vector<Json> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line) && !in.eof();) lines.push_back(Json::parse(line));
    return lines;
}

/// Waits until the bot has noted the end of the game.
void wait_for_end(const std::filesystem::path& file)
{
    for (int i = 0; i < 3'000; ++i) {
        const std::vector<Json> lines = lines_of(file);
        if (!lines.empty() && lines.back()["t"] == "over") return;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    FAIL("the bot was not told of the end");
}

}  // namespace

TEST_CASE("A program plays whole games, one after the other", "[bots][programs]")
{
    ProgramTable table;
    const std::unique_ptr<Bot> bot = make_program_bot(program_that("plays"), table.cards.library);
    CHECK(bot->is_program());
    for (const PlayerId seat : both_players) {
        table.start(1 + at(seat));
        CHECK(table.play(*bot, seat) == "played to the end");
        CHECK(table.match->outcome() == Outcome::won);
    }
}

TEST_CASE("The example bot plays", "[bots][programs]")
{
    ProgramTable table;
    const std::string path =
        (test::tests_folder().parent_path() / "tools/bots/examples/random_bot.py").string();
    Result<std::unique_ptr<Bot>> bot = make_any_bot(path + ":ms=60000:seed=7", table.cards.library);
    REQUIRE(bot);
    table.start(3);
    CHECK(table.play(*bot.value(), PlayerId::two) == "played to the end");
}

TEST_CASE("Whatever a program does, it only forfeits its game", "[bots][programs][errors]")
{
    struct Case {
        std::string what, words;
        Milliseconds budget = 60'000;
    };
    const Case each = GENERATE(values<Case>({
        {"dies", "ended with exit code 3; its errors end with: the last words"},
        {"kills itself", "was ended by signal 9"},
        {"hangs", "did not answer within 1 s", 1'000},
        {"lies", "gave an illegal answer: option 60000 does not exist"},
        {"speaks garbage", "wrote a line that is not a JSON object: \"Bench ?[31mPikachu\""},
        {"answers another question", "answered a question that is not open"},
        {"counts from one back", "gave an illegal answer: option -1 does not exist"},
        {"picks without end", "gave an illegal answer: it has 1001 picks"},
        {"gives words", "gave an answer whose \"picks\" are not a list of numbers"},
        {"floods", "wrote a line that has no end"},
        {"chatters", "wrote more than it was asked for"},
        {"is deaf", "did not answer within 1500 ms", 1'500},
        {"closes its output", "closed its output"},
        {"speaks another protocol", "does not speak version 1 of the protocol"},
    }));
    INFO(each.what);
    ProgramTable table;
    BotProgram program = program_that(each.what);
    program.budget = each.budget;
    const std::unique_ptr<Bot> bot = make_program_bot(program, table.cards.library);
    table.start();
    const std::string words = table.play(*bot, PlayerId::one);
    CHECK(words.substr(0, each.words.size()) == each.words);
    CHECK(table.match->winner() == PlayerId::two);
    CHECK(table.match->reason() == WinReason::forfeit);
    // The next game begins again.
    table.start(2);
    const std::string again = table.play(*bot, PlayerId::one);
    CHECK(again.substr(0, each.words.size()) == each.words);
}

TEST_CASE("A program that is never ready forfeits", "[bots][programs][errors]")
{
    ProgramTable table;
    BotProgram program = program_that("says nothing");
    program.start_budget = 300;
    const std::unique_ptr<Bot> bot = make_program_bot(program, table.cards.library);
    table.start();
    CHECK(table.play(*bot, PlayerId::one) == "did not answer within 300 ms");
}

TEST_CASE("What a program has started ends with it", "[bots][programs][errors]")
{
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "child").string();
    ProgramTable table;
    const std::unique_ptr<Bot> bot =
        make_program_bot(program_that("forks", 2, file), table.cards.library);
    table.start();
    CHECK(table.play(*bot, PlayerId::one) == "ended with exit code 4");
    pid_t child = 0;
    std::ifstream(file) >> child;
    REQUIRE(child > 0);
    CHECK(is_soon_gone(child));
}

TEST_CASE("A program ends with its host, however that ends", "[bots][programs][errors]")
{
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "process").string();
    const pid_t host = ::fork();
    if (host == 0) {
        ProgramTable table;
        const std::unique_ptr<Bot> bot =
            make_program_bot(program_that("tells its process", 2, file), table.cards.library);
        table.start();
        static_cast<void>(table.play(*bot, PlayerId::one));
        ::_exit(1);  // it was killed before
    }
    for (int i = 0; i < 3000 && !std::filesystem::exists(file); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    pid_t program = 0;
    std::ifstream(file) >> program;
    ::kill(host, SIGKILL);
    ::waitpid(host, nullptr, 0);
    REQUIRE(program > 0);
    CHECK(is_soon_gone(program));
}

TEST_CASE("A program has its limits, and no files of its host", "[bots][programs][errors]")
{
    ProgramTable table;
    table.start();
    SECTION("memory")
    {
        BotProgram program = program_that("eats memory");
        program.memory_bytes = 512ull << 20;
        const std::unique_ptr<Bot> bot = make_program_bot(program, table.cards.library);
        CHECK(table.play(*bot, PlayerId::one) ==
              "ended with exit code 1; its errors end with: MemoryError");
    }
    SECTION("processor time")
    {
        BotProgram program = program_that("works for ever");
        program.processor_seconds = 1;
        const std::unique_ptr<Bot> bot = make_program_bot(program, table.cards.library);
        CHECK(table.play(*bot, PlayerId::one) ==
              "was ended: it used more processor time than it may");
    }
    SECTION("environment")
    {
        ::setenv("PGPASSWORD", "a secret", 1);
        const std::unique_ptr<Bot> bot =
            make_program_bot(program_that("looks around"), table.cards.library);
        CHECK(table.play(*bot, PlayerId::one) == "ended with exit code 1");
        ::unsetenv("PGPASSWORD");
    }
    SECTION("files")
    {
        const int inherited = ::open("/dev/null", O_RDONLY);  // without O_CLOEXEC
        REQUIRE(inherited > 2);
        const std::unique_ptr<Bot> bot =
            make_program_bot(program_that("counts files"), table.cards.library);
        CHECK(table.play(*bot, PlayerId::one) == "ended with exit code 3");
        ::close(inherited);
    }
}

TEST_CASE("A program is told the game, its questions and its end", "[bots][programs]")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "notes";
    ProgramTable table;
    BotProgram program = program_that("notes", 1'000'000, file.string());
    program.options = {{"depth", "3"}};
    const std::unique_ptr<Bot> bot = make_program_bot(program, table.cards.library);
    table.start();
    REQUIRE(table.play(*bot, PlayerId::one) == "played to the end");
    wait_for_end(file);
    const std::vector<Json> lines = lines_of(file);
    REQUIRE(lines.size() > 4);
    CHECK(lines[0] == Json{{"t", "hello"}, {"protocol", 1}, {"host", "ptcg"}});
    CHECK(lines[1]["t"] == "game");
    CHECK(lines[1]["seat"] == 0);
    CHECK(lines[1]["ruleset"] == "sv");
    CHECK(lines[1]["format"] == "standard");
    CHECK(lines[1]["ms"] == 60'000);
    CHECK(lines[1]["options"] == Json{{"depth", "3"}});
    int cards = 0;
    for (const Json& entry : lines[1]["deck"]) cards += entry["count"].get<int>();
    CHECK(cards == 60);
    Json events = Json::array();
    for (std::size_t i = 2; i + 1 < lines.size(); ++i) {
        const Json& ask = lines[i];
        CHECK(ask["t"] == "ask");
        CHECK(ask["n"] == i - 1);
        CHECK(ask["fresh"] == (i == 2));
        CHECK(ask["question"]["asked"] == 0);
        CHECK(ask["codes"].size() == ask["question"]["options"].size());
        CHECK(ask["words"]["options"].size() == ask["question"]["options"].size());
        CHECK(ask["view"]["schema"] == json_schema_version);
        for (const Json& event : ask["events"]) events.push_back(event);
    }
    CHECK(lines.back()["t"] == "over");
    CHECK(lines.back()["result"]["outcome"] == "won");
    // All its events, once and in order.
    std::vector<Json> all;
    for (const Event& event : table.match->events_for(seen_by(PlayerId::one), 0)) {
        JsonWriter json;
        write_event(json, table.cards.library, event);
        all.push_back(Json::parse(json.text()));
    }
    REQUIRE(events.size() <= all.size());
    for (std::size_t i = 0; i < events.size(); ++i) CHECK(events[i] == all[i]);
}

TEST_CASE("A program that was put away is told everything again", "[bots][programs]")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "notes";
    ProgramTable table;
    table.start();
    Match& match = *table.match;
    const PlayerId seat = match.decision()->asked;
    ProgramGame game(program_that("notes", 1'000'000, file.string()),
                     game_of(seat, table.deck, table.cards.library, "sv", ""));
    std::uint32_t told = 0, number = 0;
    Json events = Json::array();
    for (int asked = 0; asked < 6;) {
        REQUIRE(match.decision() != nullptr);
        if (match.decision()->asked != seat) {
            REQUIRE(match.answer_by_default());
            continue;
        }
        if (asked == 3) game.put_away();
        const ToldQuestion question = tell_question(match, table.cards.library, ++number, told);
        told = static_cast<std::uint32_t>(match.events().size());
        const auto picks = game.ask(question, 60'000);
        REQUIRE(picks);
        CHECK(game.runs());
        const Json ask = lines_of(file).back();
        CHECK(ask["fresh"] == (asked == 0 || asked == 3));
        if (ask["fresh"]) events = Json::array();
        for (const Json& event : ask["events"]) events.push_back(event);
        CHECK(events.size() == match.events_for(seen_by(seat), 0).size());
        REQUIRE(match.answer(picks.value()));
        ++asked;
    }
}

TEST_CASE("Notes of a program are not answers", "[bots][programs]")
{
    ProgramTable table;
    const std::unique_ptr<Bot> bot =
        make_program_bot(program_that("is talkative", 1'000'000), table.cards.library);
    table.start();
    CHECK(table.play(*bot, PlayerId::one) == "played to the end");
}

TEST_CASE("The name of a program holds its words and options", "[bots][programs]")
{
    CHECK(names_program("./mine"));
    CHECK_FALSE(names_program("mcts:ms=500"));
    const Result<BotProgram> read = read_bot_program("/bin/sh  -c  x:ms=250:depth=3");
    REQUIRE(read);
    CHECK(read.value().command == std::vector<std::string>{"/bin/sh", "-c", "x"});
    CHECK(read.value().budget == 250);
    CHECK(read.value().options == std::map<std::string, std::string>{{"depth", "3"}});
    CHECK(read_bot_program("/bin/sh C:/x").value().command.back() == "C:/x");
    CHECK(read_bot_program("sh").value().command == std::vector<std::string>{"sh"});
    CHECK(any_bot_problem("greedy").empty());
    CHECK(any_bot_problem("/bin/sh").empty());
}

TEST_CASE("Names of programs that cannot be are refused with the reason",
          "[bots][programs][errors]")
{
    CHECK(any_bot_problem("./nothing/here") == "there is no file ./nothing/here");
    CHECK(any_bot_problem("/etc/passwd") ==
          "/etc/passwd is not a program: make it executable (chmod +x)");
    CHECK(any_bot_problem("/bin/sh:ms=0") ==
          "ms needs a whole number from 10 to 3600000, as in ms=500");
    CHECK(read_bot_program("no-such-program-anywhere").error().message ==
          "there is no program no-such-program-anywhere in PATH");
    CHECK(read_bot_program("").error().message == "name the program, as in ./mine");
    CHECK_FALSE(any_bot_problem("greedo").empty());
    BotProgram program = program_that("plays");
    program.options = {{"width", "1"}};
    ProgramTable table;
    const std::unique_ptr<Bot> bot = make_program_bot(program, table.cards.library);
    table.start();
    CHECK(table.play(*bot, PlayerId::one) == "has no option \"width\"");
}

}  // namespace ptcg::programs_test
