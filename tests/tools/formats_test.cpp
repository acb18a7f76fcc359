#include "data/formats.hpp"

#include <cstdlib>
#include <map>
#include <vector>

#include "all_decks.hpp"
#include "checking/check.hpp"
#include "commands/commands.hpp"
#include "data/data.hpp"
#include "ptcg/hosting/eras.hpp"
#include "running.hpp"
#include "screen/report.hpp"
#include "simulation/simulation.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::formats_test {

using namespace ptcg::tools;
namespace fs = std::filesystem;
using ptcg::test::run;

namespace {

const std::vector<fs::path> roots{ptcg::test::cards_folder()};

const CardPool& pool()
{
    static const LoadResult loaded = load_packs(roots);
    return *loaded.pool;
}

/// Returns decks with these lists and without cards.
std::vector<Deck> decks_of(const std::vector<std::string>& lists)
{
    std::vector<Deck> decks;
    for (const std::string& list : lists) decks.push_back({.name = {}, .cards = {}, .list = list});
    return decks;
}

RulesOfPlay chosen(const RulesRequest& wanted, const std::vector<std::string>& lists)
{
    Result<RulesOfPlay> play = choose_rules(wanted, decks_of(lists), pool().library, roots);
    if (!play) FAIL(play.error().message);
    return play.value();
}

/// Returns the number of games per pair. Set PTCG_PAIR_GAMES for a longer run.
std::uint64_t games_per_pair()
{
    const char* const wanted = std::getenv("PTCG_PAIR_GAMES");
    return wanted == nullptr ? 4 : std::strtoull(wanted, nullptr, 10);
}

}  // namespace

TEST_CASE("A deck list names its format above its first card", "[tools][formats]")
{
    CHECK(format_named_in("# Deck\n#format:  xy \r\n\n4 Potion\n")->text == "xy");
    CHECK(format_named_in("# Deck\n# format: xy\n")->line == 2);
    CHECK_FALSE(format_named_in("4 Potion\n# format: xy\n"));
    CHECK_FALSE(format_named_in("# The format: xy\n"));
    CHECK_FALSE(format_named_in(""));
}

TEST_CASE("The rules of play come from what is asked for, else from the lists", "[tools][formats]")
{
    const std::string xy = "# format: xy\n";
    const std::string sm = "# format: sun-moon\n";
    CHECK(chosen({}, {xy, xy}).format->id == "xy");
    CHECK(note_of(chosen({}, {xy, xy})).empty());
    CHECK(chosen({}, {sm}).ruleset == "sm");
    CHECK(chosen({.format = "primer"}, {xy, sm}).ruleset == "primer");
    CHECK(chosen({.ruleset = "sm"}, {xy, xy}).ruleset == "sm");
    CHECK_FALSE(chosen({.ruleset = "sm"}, {xy, xy}).format);
    CHECK(chosen({.ruleset = "sm", .format = "xy"}, {}).ruleset == "sm");
    CHECK(chosen({}, {"", ""}).ruleset == "dp");
    CHECK(chosen({}, {xy, ""}).ruleset == "xy");
    CHECK_FALSE(chosen({}, {xy, ""}).format);

    const RulesOfPlay mixed = chosen({}, {xy, sm});
    CHECK(mixed.format->id == "unlimited");
    CHECK(note_of(mixed) ==
          "The decks are for different formats (xy and sun-moon). They are played as unlimited "
          "(ruleset sv).");

    CHECK(choose_rules({.format = "xz"}, {}, pool().library, roots).error().message ==
          "there is no format \"xz\"; did you mean \"xy\"?\n  formats: diamond-pearl, primer, "
          "scarlet-violet, standard, sun-moon, sword-shield, unlimited, xy");
}

TEST_CASE("Without a format, the newest card says whose rules are played", "[tools][formats]")
{
    const CardLibrary& library = pool().library;
    const auto deck = [&](const std::vector<std::string>& ids, const std::string& list = {}) {
        Deck made{.name = {}, .cards = {}, .list = list};
        for (const std::string& id : ids) {
            made.cards.push_back(library.find(id));
            REQUIRE(made.cards.back() != no_def);
        }
        return made;
    };
    const auto ruleset = [&](const std::vector<Deck>& decks) {
        const Result<RulesOfPlay> play = choose_rules({}, decks, library, roots);
        return play ? play.value().ruleset : play.error().message;
    };
    CHECK(ruleset({deck({"dp3-1", "dp1-126"})}) == "dp");
    CHECK(ruleset({deck({"ex1-97"}), deck({"gym1-23"})}) == "dp");
    CHECK(ruleset({deck({"dp3-87", "bw1-7", "dp3-55"})}) == "xy");
    CHECK(ruleset({deck({"sm1-9"})}) == "sm");
    CHECK(ruleset({deck({"me1-36", "dp1-126"})}) == "sv");
    // With a deck of an older format: the newer deck's rules, in either order.
    const std::string old = "# format: diamond-pearl\n";
    CHECK(ruleset({deck({"dp3-87"}, old), deck({"sv1-13"})}) == "sv");
    CHECK(ruleset({deck({"me1-36"}), deck({"dp3-87"}, old)}) == "sv");
    CHECK(ruleset({deck({"dp3-87"}), deck({"me1-36"}, "# format: scarlet-violet\n")}) == "sv");
    const Result<RulesOfPlay> play =
        choose_rules({}, std::array{deck({"dp1-126", "me1-36"})}, library, roots);
    REQUIRE(play);
    CHECK(library.text(play.value().newest).id == "me1-36");
    CHECK_FALSE(play.value().format);
    CHECK(ruleset({deck({"me1-36"}, "# format: primer\n")}) == "primer");
}

TEST_CASE("Cards of sets without an era need rules by name", "[tools][formats]")
{
    const LoadResult loaded = load_packs(std::vector{ptcg::test::tests_folder() / "packs"});
    REQUIRE(loaded.pool);
    const CardLibrary& library = loaded.pool->library;
    const std::array decks{Deck{{}, {library.find("neutral-1")}, {}}};
    const Result<RulesOfPlay> play = choose_rules({}, decks, library, roots);
    REQUIRE_FALSE(play);
    CHECK(play.error().message.find("belong to no known era") != std::string::npos);
    CHECK(play.error().message.find("rulesets: dp, primer, sm, sv, xy") != std::string::npos);
    CHECK(choose_rules({.ruleset = "sm"}, decks, library, roots));
    // It does not count beside a card whose era is known.
    const CardLibrary& shipped = pool().library;
    CHECK(era_of(shipped, find_eras(roots).value(), std::array{shipped.find("me1-36")})->era == 3);
    CHECK_FALSE(era_of(shipped, {}, std::array{shipped.find("me1-36")}));
}

TEST_CASE("Every shipped set is of an era", "[tools][formats]")
{
    const std::vector<Era> eras = find_eras(roots).value();
    for (const PackInfo& pack : pool().packs) {
        if (pack.cards.empty()) continue;
        CAPTURE(pack.id);
        CHECK(std::count_if(eras.begin(), eras.end(),
                            [&](const Era& era) { return era.has(pack.id); }) == 1);
    }
}

TEST_CASE("A file of eras is read strictly", "[tools][formats][errors]")
{
    CHECK(read_eras("[[era]]\nruleset = \"dp\"\nsets = [\"a*\"]\n", "eras.toml").value().size() ==
          1);
    CHECK(read_eras("[[era]]\nruleset = \"dp\"\n", "eras.toml")
              .error()
              .message.starts_with("eras.toml:1"));
    CHECK_FALSE(read_eras("[[era]]\nruleset = \"dp\"\nsets = []\nset = 1\n", "eras.toml"));
}

TEST_CASE("Names of rulesets and formats in files of others are not paths",
          "[tools][formats][errors]")
{
    const test::TemporaryFolder folder;
    const std::string secret = folder.write("secret.toml", "password = \"x\"\n").string();
    for (const std::string& name : {secret, std::string("../rulesets/dp.toml"),
                                    std::string("/dev/zero"), std::string("./dp")}) {
        CAPTURE(name);
        CHECK(find_ruleset(name, roots).error().message.starts_with("there is no ruleset"));
        CHECK(find_format(name, roots).error().message.starts_with("there is no format"));
        CHECK(RulesetFinder(roots).find(name) == nullptr);
        const auto decks = decks_of({"# format: " + name + "\n"});
        CHECK(choose_rules({}, decks, pool().library, roots)
                  .error()
                  .message.starts_with("there is no format"));
        folder.write("formats/mine.toml",
                     "id = \"mine\"\nname = \"M\"\nruleset = \"" + name + "\"\n");
        const Result<RulesOfPlay> play =
            choose_rules({.format = "mine"}, {}, pool().library, {folder.path()});
        CHECK(play.error().message.find("there is no ruleset") != std::string::npos);
    }
    // Typed by the user, it is a path.
    CHECK(choose_rules({.ruleset = (roots[0] / "rulesets/sm.toml").string()}, {}, pool().library,
                       {folder.path()}));
}

TEST_CASE("A format with an unknown ruleset says in which file", "[tools][formats]")
{
    const test::TemporaryFolder packs;
    const fs::path file =
        packs.write("formats/mine.toml", "id = \"mine\"\nname = \"M\"\nruleset = \"none\"\n");
    const Result<RulesOfPlay> play =
        choose_rules({.format = "mine"}, {}, pool().library, {packs.path()});
    REQUIRE_FALSE(play);
    CHECK(play.error().message.starts_with(file.string() + ": there is no ruleset \"none\""));
}

TEST_CASE("Commands take a format, and refuse a deck that is not legal in it", "[tools][formats]")
{
    CHECK(run({"deck", "--formats"}) == exit_fine);
    CHECK(run({"deck", "chespin", "--format", "xy"}) == exit_fine);
    CHECK(run({"deck", "chespin", "--format", "sun-moon"}) == exit_wrong);
    CHECK(run({"deck", "chespin", "--format", "none"}) == exit_usage);
    CHECK(run({"simulate", "chespin", "froakie", "--games", "1", "--format", "sun-moon"}) ==
          exit_wrong);
    CHECK(run({"simulate", "chespin", "froakie", "--games", "1", "--format", "sun-moon",
               "--unchecked"}) == exit_fine);
    CHECK(run({"simulate", "chespin", "powerhouse", "--games", "1"}) == exit_fine);
}

TEST_CASE("ptcg check looks at formats and at what decks name", "[tools][formats]")
{
    const test::TemporaryFolder packs;
    const std::string folder = packs.path().filename().string();
    packs.write("mine1/pack.toml", "id = \"mine1\"\nname = \"M\"\nversion = \"1\"\napi = 2\n");
    std::string expected;
    SECTION("a format of nothing")
    {
        packs.write("formats/mine.toml",
                    "id = \"mine\"\nname = \"M\"\nruleset = \"sv\"\npacks = [\"qq*\"]\n");
        expected = folder +
                   "/formats/mine.toml:4:10: error: there is no set of a pack or print \"qq*\" "
                   "[wrong-value]";
    }
    SECTION("a deck of no format")
    {
        packs.write("decks/mine.txt", "# format: none\n60 Fire Energy\n");
        expected =
            folder +
            "/decks/mine.txt:1: error: there is no format \"none\"\n"
            "  formats: diamond-pearl, primer, scarlet-violet, standard, sun-moon, sword-shield, "
            "unlimited, xy [deck-list]";
    }
    SECTION("a deck that is not legal in the format it names")
    {
        packs.write("decks/mine.txt", "# format: xy\n60 Fire Energy\n");
        expected = folder +
                   "/decks/mine.txt: warning: no Basic Pokémon; a deck needs at least one "
                   "(DECK-03) [deck-rules]";
    }
    const CheckReport report = check_packs({.roots = {roots[0], packs.path()}, .packs = {}});
    REQUIRE(report.findings.size() == 1);
    CHECK(to_string(report.findings[0]) == expected);
}

TEST_CASE("All decks play whole games, in their formats and across them", "[tools][formats][pairs]")
{
    LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.pool);
    const std::vector<test::NamedList> lists = test::all_lists(*loaded.pool, roots);
    REQUIRE(lists.size() > 20);
    for (std::size_t first = 0; first < lists.size(); ++first) {
        for (std::size_t second = first; second < lists.size(); ++second) {
            const RulesOfPlay play = chosen({}, {lists[first].text, lists[second].text});
            REQUIRE(play.format);
            SimulationSetup setup;
            setup.pool = loaded.pool.get();
            setup.rules = &play.rules;
            setup.decks = {lists[first].cards, lists[second].cards};
            setup.games = games_per_pair();
            setup.seed = 100 * first + second;
            setup.check = true;
            INFO(lists[first].name << " against " << lists[second].name << ", " << play.format->id);
            CHECK(problems_of(loaded.pool->library, play, lists[first].cards).empty());
            CHECK(problems_of(loaded.pool->library, play, lists[second].cards).empty());
            const SimulationResult result = simulate(setup);
            for (const GameFault& fault : result.faults) {
                UNSCOPED_INFO("seed " << fault.seed << ": " << fault.message);
            }
            CHECK(result.faults.empty());
            CHECK(result.capped == 0);
        }
    }
}

}  // namespace ptcg::formats_test
