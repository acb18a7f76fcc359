// Names with two spellings: NAME-01 compares the name they share.

#include <string>
#include <vector>

#include "ptcg/deck.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "support/catch.hpp"
#include "support/packs.hpp"
#include "support/profiles.hpp"

namespace ptcg::printed_name_test {

TEST_CASE("NAME-01: a card is found by the spelling printed on it, and decks count both", "[rules]")
{
    const std::string item = "kind = \"trainer\"\ntrainer = \"item\"\nscript = false\n";
    TestPacks packs;
    packs.pack("aa1")
        .file("aa1/001-moo-milk.toml", "id = \"aa1-1\"\nname = \"Moo Milk\"\n" + item)
        .file("aa1/002-moo-moo-milk.toml",
              "id = \"aa1-2\"\nname = \"Moo Milk\"\nprinted_name = \"Moo-Moo Milk\"\n" + item);
    const LoadResult loaded = packs.load();
    REQUIRE(loaded.pool);
    const CardLibrary& library = loaded.pool->library;
    CHECK(library.text(library.find("aa1-2")).label == "Moo-Moo Milk");
    CHECK(library.def(library.find("aa1-1")).name == library.def(library.find("aa1-2")).name);

    const DeckText read = DeckTextReader(library).read("4 Moo Milk aa1-1\n2 Moo-Moo Milk aa1-2\n");
    CHECK(read.problems.empty());
    REQUIRE(read.cards().size() == 6);
    const Ruleset& rules = test::profile("dp");
    bool too_many = false;
    for (const DeckProblem& problem : check_deck(library, rules, read.cards())) {
        too_many = too_many || (problem.card != no_def && problem.rule == "DECK-02");
    }
    CHECK(too_many);
}

}  // namespace ptcg::printed_name_test
