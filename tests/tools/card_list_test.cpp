#include "screen/card_list.hpp"

#include "screen/card_text.hpp"
#include "small_cards.hpp"
#include "support/catch.hpp"

using namespace ptcg;
using namespace ptcg::tools;

TEST_CASE("A test names a card by its whole id", "[tools][cards]")
{
    CHECK(names_card("active = \"dp3-1\"", "dp3-1"));
    CHECK_FALSE(names_card("active = \"dp3-16\"", "dp3-1"));
    CHECK_FALSE(names_card("xdp3-1", "dp3-1"));
    CHECK(names_card("dp3-16 and dp3-1", "dp3-1"));
    CHECK_FALSE(names_card("", "dp3-1"));
}

TEST_CASE("Cards are found by id, name, beginning or part", "[tools][cards]")
{
    const test::SmallCards cards;
    using Found = std::vector<DefId>;
    CHECK(find_cards(cards.library, "test-3") == Found{cards.magmar});
    CHECK(find_cards(cards.library, "magmar") == Found{cards.magmar});
    CHECK(find_cards(cards.library, "fla") == Found{cards.flaaffy});
    CHECK(find_cards(cards.library, "fire energy") == Found{cards.fire});
    CHECK(find_cards(cards.library, "energy") ==
          Found{cards.lightning, cards.fire, cards.double_colorless});
    CHECK(find_cards(cards.library, "Missingno").empty());
}

TEST_CASE("A card is shown with everything on it", "[tools][cards]")
{
    const test::SmallCards cards;
    CHECK(card_lines(cards.library, cards.flaaffy, 80) ==
          std::vector<std::string>{"Flaaffy (test-2)",
                                   "  Stage 1 Pokémon, Lightning, 80 HP, evolves from Mareep",
                                   "  [LC] Thunder 40", "  Retreat Cost 1."});
}
