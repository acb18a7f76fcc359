#include "ptcg/scripting/catalogue.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::catalogue_test {

namespace {

const std::string rules = "id = \"r\"\nname = \"R\"\n";
const std::string format = "id = \"f\"\nname = \"F\"\nruleset = \"r\"\n";

}  // namespace

TEST_CASE("The catalogue has the decks, rulesets and formats beside the packs", "[catalogue]")
{
    Problems problems;
    const Catalogue made = read_catalogue(std::vector{test::cards_folder()}, {}, problems);
    CHECK(to_string(problems).empty());
    REQUIRE(made.deck("lava-flow") != nullptr);
    CHECK_THAT(made.deck("lava-flow")->text, Catch::Matchers::ContainsSubstring("Magmar"));
    REQUIRE(made.ruleset("dp") != nullptr);
    CHECK(made.ruleset("dp")->name == "Diamond & Pearl");
    REQUIRE(made.format("xy") != nullptr);
    CHECK(made.deck("nope") == nullptr);
    CHECK(made.ruleset("nope") == nullptr);
    CHECK(made.format("nope") == nullptr);
}

TEST_CASE("A folder and the same files in memory have the same catalogue", "[catalogue][memory]")
{
    const std::vector<std::pair<std::string, std::string>> files = {
        {"decks/one.txt", "4 Potion\n"},
        {"x1/decks/two.txt", "4 Wall\n"},
        {"x1/y/decks/deeper.txt", "not seen"},
        {"decks/readme.md", "not seen"},
        {"rulesets/r.toml", rules},
        {"formats/f.toml", format}};
    ptcg::test::TemporaryFolder folder{"cards"};
    MemoryFolder memory;
    for (const auto& [name, text] : files) {
        folder.write(name, text);
        memory.files[name] = text;
    }
    Problems problems;
    for (const Catalogue& made : {read_catalogue(std::vector{folder.path()}, {}, problems),
                                  read_catalogue({}, std::vector{memory}, problems)}) {
        REQUIRE(made.decks.size() == 2);
        CHECK(made.decks[0].name == "one");
        CHECK(made.decks[1].text == "4 Wall\n");
        REQUIRE(made.rulesets.size() == 1);
        REQUIRE(made.formats.size() == 1);
    }
    CHECK(problems.empty());
}

TEST_CASE("Of two files of the same name the first counts", "[catalogue]")
{
    ptcg::test::TemporaryFolder folder{"cards"};
    folder.write("decks/one.txt", "4 Potion\n");
    const MemoryFolder memory{"m", {{"decks/one.txt", "4 Wall\n"}}};
    Problems problems;
    const Catalogue made =
        read_catalogue(std::vector{folder.path()}, std::vector{memory}, problems);
    REQUIRE(made.decks.size() == 1);
    CHECK(made.decks[0].text == "4 Potion\n");
}

TEST_CASE("What is wrong in a catalogue is told, and left out", "[catalogue][errors]")
{
    const MemoryFolder memory{"m",
                              {{"rulesets/r.toml", rules + "prizes = 99\n"},
                               {"formats/f.toml", format},
                               {"formats/g.toml", "id = 3\n"},
                               {"decks/big.txt", std::string((1u << 20) + 1, 'x')}}};
    Problems problems;
    const Catalogue made = read_catalogue({}, std::vector{memory}, problems);
    CHECK(made.rulesets.empty());
    CHECK(made.formats.empty());
    CHECK(made.decks.empty());
    const std::string told = to_string(problems);
    CHECK_THAT(told, Catch::Matchers::ContainsSubstring("m/rulesets/r.toml:3:"));
    CHECK_THAT(told, Catch::Matchers::ContainsSubstring(
                         "m/formats/f.toml:3:11: error: there is no ruleset \"r\""));
    CHECK_THAT(told, Catch::Matchers::ContainsSubstring("m/formats/g.toml:1:6"));
    CHECK_THAT(told, Catch::Matchers::ContainsSubstring("m/decks/big.txt: error: a file can have"));
}

}  // namespace ptcg::catalogue_test
