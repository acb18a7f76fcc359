#include "commands/commands.hpp"

#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include <vector>

#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "games/saved_games.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "running.hpp"
#include "screen/report.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"
#include "system/files.hpp"

namespace ptcg::commands_test {

using namespace ptcg::tools;
using ptcg::test::run;

namespace {

/// Changes the current folder during its lifetime.
class InFolder {
public:
    explicit InFolder(const std::filesystem::path& folder)
        : before_(std::filesystem::current_path())
    {
        std::filesystem::current_path(folder);
    }
    ~InFolder() { std::filesystem::current_path(before_); }
    InFolder(const InFolder&) = delete;
    InFolder& operator=(const InFolder&) = delete;

private:
    std::filesystem::path before_;
};

}  // namespace

TEST_CASE("An argument with an end of a line is refused before a message can quote it",
          "[commands][errors]")
{
    const test::TemporaryFolder folder;
    const std::filesystem::path list = own_cards_folder() / "dp3" / "decks" / "powerhouse.txt";
    REQUIRE(std::filesystem::exists(list));
    for (const char* name : {"plain.txt", "b\nFORGED: 0 errors.txt", "b\tc.txt"}) {
        const std::filesystem::path copy = folder.path() / name;
        std::filesystem::copy_file(list, copy);
        const bool plain = std::string_view(name) == "plain.txt";
        CHECK(run({"deck", copy.c_str()}) == (plain ? exit_fine : exit_usage));
    }
}

TEST_CASE("Wrong usage has an exit code of its own", "[tools][commands]")
{
    CHECK(run({}) == exit_usage);
    CHECK(run({"plya"}) == exit_usage);
    CHECK(run({"simulate"}) == exit_usage);
    CHECK(run({"new"}) == exit_usage);
    CHECK(run({"simulate", "powerhouse"}) == exit_usage);
    CHECK(run({"play", "powerhouse"}) == exit_usage);
    CHECK(run({"arena", "greedy", "random", "--decks", "powerhouse"}) == exit_usage);
    CHECK(run({"play", "--bot", "clever"}) == exit_usage);
    CHECK(run({"play", "--players", "bot,cat"}) == exit_usage);
    CHECK(run({"deck", "no-such-deck"}) == exit_usage);
    CHECK(run({"deck", "powerhouse", "--ruleset", "none"}) == exit_usage);
    CHECK(run({"check", "no-such-pack"}) == exit_usage);
    CHECK(run({"play", "--speed", "5"}) == exit_usage);
    CHECK(run({"play", "--players", "bot"}) == exit_usage);
    CHECK(run({"play", "--players", "bot,bot", "--save", "/no/such/folder/game"}) == exit_usage);
    CHECK(run({"replay", "/no/such/file.json"}) == exit_usage);
    CHECK(run({"test", "/no/such/file.lua"}) == exit_usage);
    CHECK(run({"test", "dp3", "--list"}) == exit_fine);
    CHECK(run({"test", "dp33", "--list"}) == exit_usage);
    CHECK(run({"solve", "/no/such/file.toml"}) == exit_usage);
    CHECK(run({"solve", ptcg::test::tests_folder().c_str()}) == exit_usage);
}

TEST_CASE("A number that is none, or out of range, is wrong usage", "[tools][commands]")
{
    const char* const seed = GENERATE("-1", "9999999999999999999999", "010", "abc", "");
    CAPTURE(seed);
    CHECK(run({"play", "--players", "bot,bot", "--seed", seed}) == exit_usage);
    CHECK(run({"simulate", "powerhouse", "lava-flow", "--seed", seed}) == exit_usage);
    const char* const count = GENERATE("-1", "0");
    CHECK(run({"simulate", "powerhouse", "lava-flow", "--games", count}) == exit_usage);
    CHECK(run({"simulate", "powerhouse", "lava-flow", "--threads", count}) == exit_usage);
    CHECK(run({"simulate", "powerhouse", "lava-flow", "--games", "1", "--seed",
               "18446744073709551615"}) == exit_fine);
}

TEST_CASE("Option --packs takes one folder and others may follow", "[tools][commands]")
{
    const std::string packs = (ptcg::test::tests_folder() / "packs").string();
    CHECK(run({"deck", "--packs", packs.c_str(), "powerhouse"}) == exit_fine);
    CHECK(run({"deck", "--packs", packs.c_str(), "--packs", packs.c_str(), "powerhouse"}) ==
          exit_fine);
}

TEST_CASE("Help and version are fine", "[tools][commands]")
{
    CHECK(run({"--help"}) == exit_fine);
    CHECK(run({"help"}) == exit_fine);
    CHECK(run({"help", "play"}) == exit_fine);
    CHECK(run({"--version"}) == exit_fine);
    CHECK(run({"play", "--help"}) == exit_fine);
}

TEST_CASE("The decks that come with the program are legal, and are found by name",
          "[tools][commands]")
{
    CHECK(run({"deck", "powerhouse"}) == exit_fine);
    CHECK(run({"deck", "lava-flow"}) == exit_fine);
    CHECK(run({"check"}) == exit_fine);
}

TEST_CASE("Names of formats, rulesets and packs are typed in any case", "[tools][commands]")
{
    CHECK(run({"cards", "DP3"}) == exit_fine);
    CHECK(run({"check", "DP3"}) == exit_fine);
    CHECK(run({"test", "DP3"}) == exit_fine);
    CHECK(run({"deck", "powerhouse", "--format", "Diamond-Pearl"}) == exit_fine);
    CHECK(run({"deck", "powerhouse", "--ruleset", "DP"}) == exit_fine);
}

TEST_CASE("A saved game continues where it was left, and is saved there again",
          "[tools][commands][replay]")
{
    const test::TemporaryFolder folder;
    const std::string file = (folder.path() / "game.json").string();
    REQUIRE(run({"play", "--players", "bot,bot", "--seed", "3", "--save", file.c_str()}) ==
            exit_fine);
    CHECK(run({"play", "--resume", file.c_str()}) == exit_usage);  // it is over
    // As if the players had left in the middle.
    const Replay whole = load_replay(file).value();
    const std::optional<Data> data = load_data({});
    REQUIRE(data);
    const std::unique_ptr<GameTable> table =
        std::move(open_replay(game_data(*data), whole).value());
    for (std::size_t i = 0; i < whole.answers.size() / 2; ++i) {
        REQUIRE(table->answer(whole.answers[i]));
    }
    REQUIRE(save_replay(table->replay(), file));
    CHECK(run({"play", "--resume", file.c_str(), "--seed", "4"}) == exit_usage);
    CHECK(run({"play", "--resume", file.c_str(), "--players", "bot,bot"}) == exit_fine);
    CHECK(load_replay(file).value().answers.size() > whole.answers.size() / 2);
    CHECK(run({"replay", file.c_str(), "--verify"}) == exit_fine);
}

TEST_CASE("ptcg cards takes packs and cards", "[tools][commands]")
{
    CHECK(run({"cards", "dp3"}) == exit_fine);
    CHECK(run({"cards", "dp3", "Potion"}) == exit_fine);
    CHECK(run({"cards", "dp3-16", "--json"}) == exit_fine);
    CHECK(run({"cards", "no-such-card"}) == exit_usage);
}

TEST_CASE("What is examined and wrong has another exit code", "[tools][commands]")
{
    const test::TemporaryFolder folder;
    const std::string few = folder.write("few.txt", "4 Electabuzz SW 87\n").string();
    CHECK(run({"deck", few.c_str()}) == exit_wrong);
    CHECK(run({"simulate", few.c_str(), "powerhouse"}) == exit_wrong);
    const std::string save = folder.write("game.json", "{}").string();
    CHECK(run({"replay", save.c_str()}) == exit_wrong);
}

TEST_CASE("ptcg test runs what it can, and fails for a pack that cannot be loaded",
          "[tools][commands]")
{
    const test::TemporaryFolder folder;
    for (const char* id : {"broken", "fine"}) {
        const std::string pack =
            std::string("id = \"") + id + "\"\nname = \"P\"\nversion = \"1\"\napi = 2\n";
        folder.write(std::string(id) + "/pack.toml", pack);
        folder.write(std::string(id) + "/tests/one.lua",
                     "test(\"one\", function(t) t:position { me = { active = \"dp3-55\" }, "
                     "opponent = { active = \"dp3-55\" } } end)\n");
    }
    folder.write("broken/001-kit.toml", "id = \n");
    const std::string results = (folder.path() / "results.json").string();
    const std::string here = folder.path().string();
    const std::string json = "--json=" + results;
    CHECK(run({"test", "--packs", here.c_str(), json.c_str(), here.c_str()}) == exit_wrong);
    const auto text = read_file(results, most_data_bytes);
    REQUIRE(text);
    CHECK(text.value().find("fine/tests/one.lua") != std::string::npos);
    CHECK(text.value().find("broken/tests/one.lua") == std::string::npos);
    const std::string fine = (folder.path() / "fine/tests").string();
    CHECK(run({"test", fine.c_str()}) == exit_fine);
    CHECK(run({"test", "--packs", here.c_str(), "fine"}) == exit_fine);
    CHECK(run({"test", "--packs", here.c_str(), "broken"}) == exit_wrong);
}

TEST_CASE("A new pack goes to the cards of the project it is made in", "[tools][commands]")
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "cards");
    const InFolder here(folder.path());
    CHECK(run({"new", "pack", "my1"}) == exit_fine);
    CHECK(run({"new", "card", "my1-1", "--name", "Sparkit"}) == exit_fine);
    CHECK(std::filesystem::exists(folder.path() / "cards/my1/001-sparkit.toml"));
}

TEST_CASE("A pack is not made inside another", "[tools][commands]")
{
    const test::TemporaryFolder folder;
    const InFolder above(folder.path());
    REQUIRE(run({"new", "pack", "my1"}) == exit_fine);
    std::filesystem::create_directory(folder.path() / "my1/tests");
    CHECK(run({"new", "pack", "my2", "--packs", "my1"}) == exit_usage);
    for (const char* const inside : {"my1", "my1/tests"}) {
        CAPTURE(inside);
        const InFolder here(folder.path() / inside);
        CHECK(run({"new", "pack", "my2"}) == exit_usage);
    }
    CHECK(run({"new", "pack", "my2", "--packs", "."}) == exit_fine);
    CHECK(std::filesystem::exists(folder.path() / "my2/pack.toml"));
}

TEST_CASE("A card of a pack of the program is begun only from inside that pack's tree",
          "[tools][commands]")
{
    const std::vector<const char*> card = {"new", "card", "dp3-999", "--name", "X", "--dry-run"};
    const std::filesystem::path cards = own_cards_folder();
    {
        const test::TemporaryFolder folder;
        const InFolder elsewhere(folder.path());
        CHECK(run(card) == exit_usage);
        std::vector<const char*> named = card;
        named.insert(named.end(), {"--pack", cards.c_str()});
        CHECK(run(named) == exit_fine);
    }
    for (const char* const inside : {"dp3/tests", ".", ".."}) {
        CAPTURE(inside);
        const InFolder here(cards / inside);
        CHECK(run(card) == exit_fine);
    }
    const InFolder another(cards / "dp1");
    CHECK(run(card) == exit_usage);
}

TEST_CASE("In the folder of a pack, check and test cover that pack alone", "[tools][commands]")
{
    const test::TemporaryFolder folder;
    const InFolder above(folder.path());
    REQUIRE(run({"new", "pack", "my1"}) == exit_fine);
    std::filesystem::create_directory(folder.path() / "my1/tests");
    std::ofstream(folder.path() / "my1/001-a.toml") << "id = 1\n";
    CHECK(run({"check"}) == exit_fine);  // no list of folders has it
    const InFolder inside(folder.path() / "my1/tests");
    CHECK(run({"check"}) == exit_wrong);
    CHECK(run({"test"}) == exit_wrong);
}

TEST_CASE("A pack's id is not given a second time", "[tools][commands]")
{
    const test::TemporaryFolder folder;
    const InFolder here(folder.path());
    CHECK(run({"new", "pack", "dp3"}) == exit_wrong);
    CHECK(run({"new", "pack", "classes", "--packs", "."}) == exit_wrong);
    CHECK(std::filesystem::is_empty(folder.path()));
    CHECK(run({"new", "pack", "my1"}) == exit_fine);
    std::filesystem::rename(folder.path() / "my1", folder.path() / "set");
    CHECK(run({"new", "pack", "my1"}) == exit_wrong);
}

TEST_CASE("A card's number is written in one way, and begun once", "[tools][commands]")
{
    const test::TemporaryFolder folder;
    const InFolder here(folder.path());
    REQUIRE(run({"new", "pack", "my1"}) == exit_fine);
    REQUIRE(run({"new", "card", "my1-6", "--name", "Sparkit"}) == exit_fine);
    CHECK(run({"new", "card", "my1-06", "--name", "Emberkit"}) == exit_usage);
    CHECK(run({"new", "card", "my1-6", "--name", "Emberkit", "--force"}) == exit_wrong);
    CHECK(run({"new", "card", "my1-6", "--name", "Sparkit", "--force"}) == exit_fine);
    CHECK(run({"new", "card", "my1-TG06", "--name", "Emberkit"}) == exit_fine);
    CHECK(run({"check", "my1", "--packs", "."}) == exit_fine);
}

TEST_CASE("Every command rejects a file that is not regular or too large",
          "[tools][commands][errors]")
{
    const test::TemporaryFolder folder;
    const std::string pipe = (folder.path() / "pipe").string();
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const std::string large = folder.write("large.toml", "x").string();
    std::filesystem::resize_file(large, std::uintmax_t{1} << 40);
    const std::string within = folder.path().string();
    for (const std::string& file : {pipe, std::string("/dev/zero"), large, within}) {
        CAPTURE(file);
        const char* const name = file.c_str();
        CHECK(run({"deck", name}) != exit_fine);
        CHECK(run({"deck", "powerhouse", "--format", name}) == exit_usage);
        CHECK(run({"play", name, name, "--players", "bot,bot"}) != exit_fine);
        CHECK(run({"play", "--ruleset", name}) == exit_usage);
        CHECK(run({"play", "--journal", name}) == exit_usage);
        CHECK(run({"simulate", name, name, "--games", "1"}) != exit_fine);
        CHECK(run({"replay", name}) == exit_wrong);
        CHECK(run({"journal", name}) == exit_wrong);
        CHECK(run({"journal", name, "--verify"}) == exit_wrong);
        CHECK(run({"journal", name, "--compact"}) == exit_wrong);
        CHECK(run({"solve", name}) == exit_usage);
        CHECK(run({"repl", name}) == exit_usage);
        CHECK(run({"rules", "--ruleset", name}) == exit_usage);
        CHECK(run({"check", "--data", name}) == exit_usage);
        if (file == within) continue;  // these commands take a folder of tests and packs
        CHECK(run({"test", name}) == exit_wrong);
        CHECK(run({"check", "--packs", name}) != exit_fine);
    }
    // Nothing replaces a pipe, a device or a folder.
    for (const std::string& file : {pipe, std::string("/dev/zero"), within}) {
        CHECK(run({"play", "--players", "bot,bot", "--save", file.c_str()}) == exit_usage);
        CHECK_FALSE(write_file(file, "x"));
    }
    CHECK(std::filesystem::is_fifo(pipe));
}

TEST_CASE("A file is read to its limit and no further", "[tools][errors]")
{
    const test::TemporaryFolder folder;
    const auto file = folder.write("x", "12345");
    CHECK(read_regular_file(file, 5).value() == "12345");
    CHECK(read_regular_file(file, 4).error().message == "a file can have at most 4 bytes");
    CHECK(read_regular_file(folder.path(), 5).error().message == "is a folder");
    CHECK(read_regular_file(folder.path() / "y", 5).error().message == "there is no such file");
    CHECK(read_regular_file(file / "y", 5).error().message == "there is no such file");
    // Files generated by the system report no size before they are read.
    CHECK(read_regular_file("/proc/self/status", 1 << 20).value().size() > 100);
    CHECK(read_regular_file("/proc/self/status", 100).error().message ==
          "a file can have at most 100 bytes");

    std::istringstream lines("a\n\nb");
    std::string line;
    CHECK((next_line(lines, line) && line == "a"));
    CHECK((next_line(lines, line) && line.empty()));
    CHECK((next_line(lines, line) && line == "b"));
    CHECK_FALSE(next_line(lines, line));
    std::ifstream endless("/dev/zero");
    CHECK_FALSE(next_line(endless, line));
}

}  // namespace ptcg::commands_test
