// Deck rules of names and card classes (sections 14, 15, 18), with the cards that the rulebooks
// name.

#include <filesystem>
#include <string>
#include <vector>

#include "ptcg/deck.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::class_decks_test {

namespace {

const CardPool& all_cards()
{
    static const LoadResult loaded = [] {
        const std::vector<std::filesystem::path> roots = {test::cards_folder()};
        return load_packs(roots);
    }();
    REQUIRE(loaded.pool);
    return *loaded.pool;
}

/// Returns the rules that a deck of these cards breaks under the rulesets, or "legal" if none.
/// `with_basic` adds a Mareep to a list without a Basic Pokémon. The rest is basic Energy.
std::string broken(const std::string& list, std::initializer_list<const char*> rulesets,
                   bool with_basic = true)
{
    const CardLibrary& library = all_cards().library;
    const DeckText text = DeckTextReader(library).read(list);
    for (const Problem& problem : text.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(text.problems.empty());
    std::vector<DefId> cards = text.cards();
    if (with_basic) cards.push_back(library.find("dp3-94"));
    cards.resize(60, library.find("dp1-126"));
    std::string all;
    for (const char* ruleset : rulesets) {
        std::string found;
        for (const DeckProblem& problem : check_deck(library, test::profile(ruleset), cards)) {
            found += (found.empty() ? "" : " ") + std::string(problem.rule);
        }
        if (found.empty()) found = "legal";
        if (all.empty()) all = found;
        if (all != found) all += ", under " + std::string(ruleset) + " " + found;
    }
    return all;
}

}  // namespace

TEST_CASE("EX-19 NAME-02 LVX-05: a level is not part of the name", "[rules]")
{
    CHECK(broken("1 xy8-60\n3 pl4-16", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("2 xy8-60\n3 pl4-16", {"xy", "sm", "sv"}) == "DECK-02");
}

TEST_CASE("EX-20 NAME-03 SP-01: a symbol is part of the name", "[rules]")
{
    CHECK(broken("4 base1-1\n4 pl2-38", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("4 pl3-48\n4 pl4-12", {"xy", "sm", "sv"}) == "legal");
}

TEST_CASE("EX-21 NAME-04: a delta is not part of the name", "[rules]")
{
    CHECK(broken("2 base3-1\n2 ex13-35", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("2 base3-1\n3 ex13-35", {"xy", "sm", "sv"}) == "DECK-02");
}

TEST_CASE("EX-22 EX-23 NAME-05 NAME-06: owners and regions are part of the name", "[rules]")
{
    CHECK(broken("4 dp2-84\n4 gym1-66", {"dp", "xy", "sm", "sv"}) == "legal");
    CHECK(broken("4 dp2-84\n3 gym1-66\n2 gym1-38", {"dp", "xy", "sm", "sv"}) == "DECK-02");
    CHECK(broken("4 dp6-106\n4 sm1-78\n4 ex7-46", {"sm", "sv"}) == "legal");
}

TEST_CASE("EX-49 LVX-05: a LV.X counts as a card of the plain name", "[rules]")
{
    CHECK(broken("2 dp3-7\n2 dp3-131", {"dp"}) == "legal");
    CHECK(broken("4 dp3-7\n4 dp3-131", {"dp"}) == "DECK-02");
}

TEST_CASE("DECK-06: one Pokémon with a star, one card of each Shining name", "[rules]")
{
    CHECK(broken("1 ex10-114", {"dp", "xy", "sm", "sv"}) == "legal");
    CHECK(broken("1 ex10-114\n1 ex10-115", {"dp", "xy", "sm", "sv"}) == "DECK-04");
    CHECK(broken("1 neo4-110\n1 neo4-111", {"dp", "xy", "sm", "sv"}) == "legal");
    CHECK(broken("2 neo4-111", {"dp", "xy", "sm", "sv"}) == "DECK-04");
}

TEST_CASE("LEG-02: both halves have one name, and are no Basic Pokémon", "[rules]")
{
    CHECK(broken("2 hgss1-111\n2 hgss1-112", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("3 hgss1-111\n2 hgss1-112", {"xy", "sm", "sv"}) == "DECK-02");
    CHECK(broken("2 hgss1-111\n2 hgss1-112", {"xy", "sm", "sv"}, false) == "DECK-03");
}

TEST_CASE("EX-26 PEX-01: EX is part of the name", "[rules]")
{
    CHECK(broken("4 bw7-100\n4 bw7-101\n4 xy1-78\n4 xy1-79", {"xy", "sm", "sv"}) == "legal");
}

TEST_CASE("MEGA-01 PRIM-01: M and Primal are part of the name", "[rules]")
{
    CHECK(broken("4 xy1-1\n4 xy1-2\n4 xy5-54\n4 xy7-96", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("4 xy1-1\n5 xy1-2", {"xy", "sm", "sv"}) == "DECK-02");
}

TEST_CASE("EX-32 NAME-08 PLS-02: Team Plasma is not part of the name", "[rules]")
{
    CHECK(broken("4 bw8-82\n3 bw8-84\n1 bw1-67", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("4 bw8-82\n4 bw8-84\n1 bw1-67", {"xy", "sm", "sv"}) == "DECK-02");
}

TEST_CASE("EX-34 BRK-03: BREAK is part of the name", "[rules]")
{
    CHECK(broken("4 xy8-49\n4 xy8-50", {"xy", "sm", "sv"}) == "legal");
}

TEST_CASE("ACE-01: one ACE SPEC card in all, of whatever kind", "[rules]")
{
    CHECK(broken("1 bw7-137", {"xy", "sm", "sv"}) == "legal");
    CHECK(broken("1 bw7-137\n1 bw8-128", {"xy", "sm", "sv"}) == "DECK-04");
    CHECK(broken("2 bw7-137", {"xy", "sm", "sv"}) == "DECK-04");
    CHECK(broken("1 sv5-153\n1 sv5-162", {"sv"}) == "DECK-04");
}

TEST_CASE("RST-02: a Restored Pokémon is no Basic Pokémon", "[rules]")
{
    CHECK(broken("4 bw3-66\n4 bw3-67\n4 bw3-93", {"xy", "sm", "sv"}, false) == "DECK-03");
}

TEST_CASE("EX-62 GX-01: GX is part of the name", "[rules]")
{
    CHECK(broken("4 sm1-26\n4 sm1-27", {"sm", "sv"}) == "legal");
    CHECK(broken("5 sm1-27", {"sm", "sv"}) == "DECK-02");
}

TEST_CASE("EX-84 PRISM-01: one card of each Prism Star name", "[rules]")
{
    CHECK(broken("1 sm5-58\n1 sm5-62\n1 sm5-120\n1 sm5-136", {"sm", "sv"}) == "legal");
    CHECK(broken("2 sm5-58", {"sm", "sv"}) == "DECK-04");
}

TEST_CASE("EX-75 RAD-01: one Radiant Pokémon in all", "[rules]")
{
    CHECK(broken("4 xy0-14\n1 swsh10-46", {"sv"}) == "legal");
    CHECK(broken("1 swsh10-46\n1 swsh10-81", {"sv"}) == "DECK-04");
    CHECK(broken("2 swsh10-46", {"sv"}) == "DECK-04");
}

TEST_CASE("VUN-01 VUN-05: four cards of a V-UNION's name, and no Basic Pokémon", "[rules]")
{
    const std::string parts = "1 swshp-SWSH159\n1 swshp-SWSH160\n1 swshp-SWSH161\n1 swshp-SWSH162";
    CHECK(broken(parts, {"sv"}) == "legal");
    CHECK(broken(parts + "\n1 swshp-SWSH159", {"sv"}) == "DECK-02");
    CHECK(broken(parts, {"sv"}, false) == "DECK-03");
}

TEST_CASE("EX-64 EX-86 REG-01: forms of a region are names of their own", "[rules]")
{
    CHECK(broken("4 sm1-78\n4 sm3-101\n4 sm3-102\n4 sm1-79\n4 swsh1-127", {"sm", "sv"}) == "legal");
    CHECK(broken("4 swsh4-83\n4 sv3-126", {"sv"}) == "legal");
}

TEST_CASE("EX-74 EXSV-01 EXSV-02: ex, and EX, are names of their own", "[rules]")
{
    CHECK(broken("4 sv1-80\n4 sv1-81\n4 sv1-65\n4 xy2-35", {"sv"}) == "legal");
    CHECK(broken("5 sv1-81", {"sv"}) == "DECK-02");
}

TEST_CASE("NAME-07: the word of a class is part of the name, of every card that carries it",
          "[rules]")
{
    // The names as in the card files. Without the word, the names of each group would be the same.
    const auto of_their_own = [](const std::string& several, const std::string& fifth) {
        CHECK(broken(several, {"dp", "xy", "sm", "sv"}) == "legal");
        CHECK(broken(several + "\n" + fifth, {"dp", "xy", "sm", "sv"}) == "DECK-02");
    };
    of_their_own("4 dp5-46\n4 ex1-102", "1 ex1-102");                            // ex
    of_their_own("4 xy1-78\n4 xy1-79\n4 sv1-65\n4 xy2-35", "1 xy1-79");          // EX, and ex
    of_their_own("4 dp3-20\n4 xy1-1\n4 xy1-2", "1 xy1-2");                       // EX, M
    of_their_own("4 sv2-64\n4 xy8-50", "1 xy8-50");                              // BREAK
    of_their_own("4 sm1-26\n4 sm1-27", "1 sm1-27");                              // GX
    of_their_own("4 dp3-7\n4 sv1-86\n4 me1-60", "1 me1-60");                     // ex, Mega ... ex
    of_their_own("4 swsh1-48\n4 swsh1-49\n4 swsh1-50\n4 ex1-99", "1 swsh1-50");  // V, VMAX, ex
    of_their_own("4 dp3-3\n4 swsh9-17\n4 swsh9-18", "1 swsh9-18");               // V, VSTAR
    of_their_own("4 xy9-40\n1 swsh10-46\n4 swshp-SWSH155", "1 swshp-SWSH156");   // Radiant, V-UNION
}

TEST_CASE("NAME-07: no card of a class lacks its word", "[rules]")
{
    const std::vector<std::pair<std::string, std::string>> words = {
        {"pokemon-ex-2003", " ex"}, {"pokemon-ex", " ex"},
        {"pokemon-ex-xy", "-EX"},   {"mega", "M "},
        {"break", " BREAK"},        {"pokemon-gx", "-GX"},
        {"radiant", "Radiant "},    {"pokemon-v", " V"},
        {"vmax", " VMAX"},          {"vstar", " VSTAR"},
        {"v-union", " V-UNION"},    {"prism-star", " ◇"},
    };
    const CardLibrary& library = all_cards().library;
    for (const auto& [id, word] : words) {
        int cards = 0;
        for (std::size_t i = 0; i < library.class_count(); ++i) {
            const auto of = static_cast<ClassId>(i);
            if (library.card_class(of).id != id) continue;
            for (std::size_t n = 0; n < library.size(); ++n) {
                const auto card = static_cast<DefId>(n);
                if (!library.def(card).classes.has(of)) continue;
                CAPTURE(id, library.text(card).id);
                CHECK(library.name(library.def(card).name).find(word) != std::string_view::npos);
                ++cards;
            }
        }
        CAPTURE(id);
        CHECK(cards > 0);
    }
}

}  // namespace ptcg::class_decks_test
