#include "authoring/card_list.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "data/data.hpp"
#include "display/card_text.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::card_list_test {

using namespace ptcg::tools;

TEST_CASE("A test names a card by its whole id", "[tools][cards]")
{
    CHECK(names_card("active = \"dp3-1\"", "dp3-1"));
    CHECK_FALSE(names_card("active = \"dp3-16\"", "dp3-1"));
    CHECK_FALSE(names_card("xdp3-1", "dp3-1"));
    CHECK(names_card("dp3-16 and dp3-1", "dp3-1"));
    CHECK_FALSE(names_card("", "dp3-1"));
}

TEST_CASE("What ptcg new card begins is neither scripted nor tested", "[tools][cards]")
{
    CHECK(
        is_unwritten_script("local card = ...\n\ncard.play = {\n  effect = function(game, it)\n"
                            "    -- what it does; to start with:\n    -- draw\n  end,\n}\n"));
    CHECK(is_unwritten_script("card.attack[\"A\"] = function(game, it)\n  -- what it does\nend\n"));
    // Written, although the remark is still there, or without it, although it is no longer than
    // before.
    CHECK_FALSE(
        is_unwritten_script("card.play = {\n  effect = function(game, it)\n"
                            "    -- what it does\n    game:draw(1)\n  end,\n}\n"));
    CHECK_FALSE(
        is_unwritten_script("card.attack[\"A\"] = {\n  fails_unless = function(game, it)\n"
                            "    return game:flip()\n  end,\n}\n"));

    const std::string begun =
        "test(\"a\", function(t)\n  t:is_true(false, \"not written yet: act, check the table, and "
        "remove this line\")\nend)\n";
    CHECK_FALSE(has_written_test(begun));
    CHECK_FALSE(has_written_test(""));
    CHECK_FALSE(has_written_test("-- test(\"b\", function(t) end)\n" + begun));
    CHECK_FALSE(has_written_test("not Lua ("));
    CHECK(has_written_test(begun + "test(\"b\", function(t) t:unchanged() end)\n"));
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

TEST_CASE("Parts, Trainer cards and classes are shown with what is theirs", "[tools][cards]")
{
    const auto data = load_data({(test::tests_folder() / "packs").string()});
    REQUIRE(data);
    const CardLibrary& library = data->library();
    int parts = 0;
    int machines = 0;
    int classed = 0;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        const CardDef& def = library.def(card);
        const std::vector<std::string> lines = card_lines(library, card, 500);
        const std::string text = fmt::format("{}", fmt::join(lines, "\n"));
        CAPTURE(text);
        if (def.part > 1) {
            CHECK(text.find(" HP") == std::string::npos);
            CHECK(text.find("Retreat Cost") == std::string::npos);
            ++parts;
        }
        for (std::size_t a = 0; a < def.attack_count; ++a) {
            CHECK(text.find("] " + std::string(library.name(def.attacks[a].name))) !=
                  std::string::npos);
            machines += def.machine ? 1 : 0;
        }
        for (std::size_t a = 0; a < def.ability_count; ++a) {
            CHECK(text.find(library.name(def.abilities[a].name)) != std::string::npos);
        }
        for (std::size_t c = 0; c < library.class_count(); ++c) {
            const auto id = static_cast<ClassId>(c);
            const CardClass& made = library.card_class(id);
            if (!def.classes.has(id) || made.id != "team-plasma") continue;
            CHECK(lines[1].find(made.name) != std::string::npos);
            ++classed;
        }
    }
    CHECK(parts > 0);
    CHECK(machines > 0);
    CHECK(classed > 0);
}

}  // namespace ptcg::card_list_test
