#include "simulation/league.hpp"

#include <fstream>

#include "simulation/bot_print.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::league_test {

using namespace ptcg::tools;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Fixture {
    test::TemporaryFolder folder;
    std::filesystem::path path = folder.path() / "league.jsonl";

    [[nodiscard]] static LeagueEntry entry(std::uint64_t seed, const std::string& first = "a",
                                           const std::string& second = "b")
    {
        return {{"c1", "b1", "0.1", "dp", "standard"},
                {"one", "two"},
                seed,
                {first, second},
                {GameEnd::won_by_one, GameEnd::draw},
                {}};
    }

    void add(const std::vector<LeagueEntry>& entries) const
    {
        Result<League> league = League::open(path);
        REQUIRE(league);
        REQUIRE(league.value().add(entries));
    }

    [[nodiscard]] std::string text() const
    {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    void write(const std::string& text) const { std::ofstream(path, std::ios::binary) << text; }

    [[nodiscard]] std::string error() const
    {
        const Result<League> league = League::read(path);
        return league ? std::string() : league.error().message;
    }
};

}  // namespace

TEST_CASE("A league is read as it was written", "[tools][league]")
{
    const Fixture f;
    LeagueEntry other = f.entry(~0ull, "mcts:ms=10", "./mine \"x\" [0123abcd]");
    other.competition.format.clear();
    other.ends = {GameEnd::won_by_two, GameEnd::won_by_one};
    other.forfeited = {false, true};
    f.add({f.entry(1)});
    f.add({other});
    const League league = std::move(League::read(f.path).value());
    CHECK(league.entries() == std::vector{f.entry(1), other});
    CHECK(league.note().empty());
}

TEST_CASE("A league knows who has forfeited", "[tools][league]")
{
    const Fixture f;
    LeagueEntry both = f.entry(1, "a", "./mine");  // "a" wins from seat one, then from seat two
    both.ends = {GameEnd::won_by_one, GameEnd::won_by_two};
    both.forfeited = {true, true};
    LeagueEntry first = f.entry(2, "./mine", "./other");
    first.ends = {GameEnd::won_by_two, GameEnd::won_by_two};
    first.forfeited = {true, false};
    LeagueEntry second = f.entry(3, "./mine", "./other");
    second.ends = {GameEnd::won_by_two, GameEnd::won_by_two};
    second.forfeited = {false, true};
    f.add({both, first, second});
    const std::vector<LeagueTable> tables = tables_of(League::read(f.path).value());
    REQUIRE(tables.size() == 1);
    CHECK(tables[0].bots == std::vector<std::string>{"a", "./mine", "./other"});
    CHECK(tables[0].forfeits == std::vector<std::uint64_t>{0, 3, 1});
}

TEST_CASE("A league counts no pair of games twice, however its bots are named", "[tools][league]")
{
    const Fixture f;
    f.add({f.entry(1), f.entry(1, "b", "a"), f.entry(2)});
    f.add({f.entry(2), f.entry(1)});
    const std::string once = f.text();
    CHECK(std::ranges::count(once, '\n') == 2);
    // Somebody joined two files.
    f.write(once + once);
    const League league = std::move(League::read(f.path).value());
    CHECK(league.entries().size() == 2);
    CHECK_THAT(league.note(), ContainsSubstring("2 results are there twice and count once"));
    CHECK(league.find(f.entry(1)) == std::array{GameEnd::won_by_one, GameEnd::draw});
    CHECK(league.find(f.entry(1, "b", "a")) == std::array{GameEnd::draw, GameEnd::won_by_one});
    CHECK_FALSE(league.find(f.entry(3)));
    LeagueEntry seats = f.entry(1);
    std::swap(seats.decks[0], seats.decks[1]);
    CHECK_FALSE(league.find(seats));
}

TEST_CASE("A league that was cut off at any place goes on", "[tools][league]")
{
    const Fixture f;
    f.add({f.entry(1), f.entry(2)});
    const std::string whole = f.text();
    const std::size_t first = whole.find('\n') + 1;
    for (std::size_t length = 0; length < whole.size(); ++length) {
        f.write(whole.substr(0, length));
        const Result<League> cut = League::read(f.path);
        REQUIRE(cut);
        REQUIRE(cut.value().entries().size() == (length < first ? 0 : 1));
        REQUIRE(cut.value().note().empty() == (length == 0 || length == first));
        f.add({f.entry(1), f.entry(2)});
        REQUIRE(f.text() == whole);
    }
}

TEST_CASE("A league that is not written to stays as it is", "[tools][league]")
{
    const Fixture f;
    f.add({f.entry(1)});
    f.write(f.text() + "{\"league\":1,\"car");
    const std::string before = f.text();
    REQUIRE(League::open(f.path));
    CHECK(f.text() == before);
}

TEST_CASE("Other files are not taken for a league", "[tools][league][errors]")
{
    const Fixture f;
    CHECK_THAT(f.error(), ContainsSubstring("league.jsonl"));
    f.add({f.entry(1)});
    const std::string line = f.text();
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string changed = line;
        changed.replace(changed.find(from), from.size(), to);
        f.write(line + changed);
        return f.error();
    };
    CHECK_THAT(
        with("\"ends\":\"1-\"", "\"ends\":\"13\""),
        ContainsSubstring("league.jsonl:2: not a result: \"ends\" must be two of 1, 2 and -"));
    CHECK_THAT(with("\"seed\":1", "\"seed\":-1"), ContainsSubstring("must be a whole number"));
    CHECK_THAT(with("[\"a\",\"b\"]", "[\"a\",\"a\"]"), ContainsSubstring("a bot met itself"));
    CHECK_THAT(with("[\"a\",\"b\"]", "[\"a\"]"), ContainsSubstring("must be a list of two"));
    CHECK_THAT(with("\"cards\"", "\"other\""), ContainsSubstring("league.jsonl:2: not a result"));
    CHECK_THAT(with("{\"league\":1,", "{\"league\":2,"),
               ContainsSubstring("league.jsonl:2: not a line of a league"));
    f.write("a text without a line end");
    CHECK_THAT(f.error(), ContainsSubstring("not a line of a league"));
    CHECK_FALSE(League::open(f.path));
    CHECK(f.text() == "a text without a line end");
    std::filesystem::remove(f.path);
    std::filesystem::create_directory(f.path);
    CHECK_FALSE(League::open(f.path));
}

TEST_CASE("Only one process writes a league", "[tools][league][errors]")
{
    const Fixture f;
    const Result<League> mine = League::open(f.path);
    REQUIRE(mine);
    const Result<League> other = League::open(f.path);
    REQUIRE_FALSE(other);
    CHECK_THAT(other.error().message, ContainsSubstring("another process is writing it"));
    CHECK(League::read(f.path));
}

TEST_CASE("Results of other cards, builds and rules are kept apart", "[tools][league]")
{
    const Fixture f;
    std::vector<LeagueEntry> entries = {f.entry(1), f.entry(1, "b", "c"), f.entry(2)};
    std::swap(entries[2].decks[0], entries[2].decks[1]);
    for (std::string Competition::*part :
         {&Competition::cards, &Competition::build, &Competition::version, &Competition::ruleset,
          &Competition::format}) {
        entries.push_back(f.entry(1));
        entries.back().competition.*part = "other";
    }
    f.add(entries);
    const std::vector<LeagueTable> tables = tables_of(std::move(League::read(f.path).value()));
    REQUIRE(tables.size() == 6);
    CHECK(tables[0].bots == std::vector<std::string>{"a", "b", "c"});
    REQUIRE(tables[0].pairs.size() == 3);
    CHECK(tables[0].decks.size() == 1);
    CHECK(tables[0].pairs[0].wins == 1);
    CHECK(tables[0].pairs[0].draws == 1);
    CHECK(tables[0].pairs[0].table == tables[0].pairs[1].table);
    CHECK(tables[0].pairs[0].table != tables[0].pairs[2].table);
    CHECK(tables[3].competition.version == "other");
    CHECK(tables[3].pairs.size() == 1);
}

TEST_CASE("The anchor is the bot that is named, or greedy, or the first", "[tools][league]")
{
    CHECK(anchor_among({"a", "greedy"}, "") == 1);
    CHECK(anchor_among({"a", "b"}, "") == 0);
    CHECK(anchor_among({"a", "b"}, "b") == 1);
    CHECK_FALSE(anchor_among({"a", "b"}, "greedy"));
}

TEST_CASE("A program that was changed is another bot of a league", "[tools][league]")
{
    const Fixture f;
    CHECK(bot_print("mcts:ms=10") == "mcts:ms=10");
    const std::filesystem::path program = f.folder.path() / "bot.sh";
    const auto write = [&](const std::string& text) {
        std::ofstream(program) << text;
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        return bot_print(program.string() + " fast:ms=10");
    };
    const std::string one = write("#!/bin/sh\n");
    CHECK_THAT(one, ContainsSubstring("bot.sh fast:ms=10 ["));
    CHECK(write("#!/bin/sh\nexit\n") != one);
    CHECK(write("#!/bin/sh\n") == one);
    for (const std::string before : {"sh ", "/bin/sh -e "}) {  // an interpreter runs it
        const std::string by_another = bot_print(before + program.string());
        CHECK_THAT(by_another, ContainsSubstring("bot.sh ["));
        write("exit\n");
        CHECK(bot_print(before + program.string()) != by_another);
        write("#!/bin/sh\n");
    }
    // An option may name a file, too, where the program works.
    const std::filesystem::path here = std::filesystem::current_path();
    std::filesystem::current_path(f.folder.path());
    const std::string without = bot_print("/bin/sh:weights=mine.bin");
    std::ofstream("mine.bin") << "1";
    const std::string with = bot_print("/bin/sh:weights=mine.bin");
    std::filesystem::current_path(here);
    CHECK(with != without);
}

}  // namespace ptcg::league_test
