// What names mean for decks (sections 14 and 15), under every profile. Reports of deck problems are
// tested in deck_check_test.cpp.

#include "ptcg/deck.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::names_test {

using namespace ptcg::test;

namespace {

/// Returns the rules that a deck breaks. It has `count` Basic Pokémon of each of these names and is
/// filled up with basic Energy. The same name twice makes two different cards.
std::vector<std::string> broken(const Ruleset& rules, int count,
                                const std::vector<const char*>& names)
{
    NeutralCards cards;
    std::vector<DefId> deck = {cards["Bystander"]};
    for (const char* name : names) {
        const DefId card = cards.pokemon({.name = name});
        deck.insert(deck.end(), static_cast<std::size_t>(count), card);
    }
    deck.resize(cards_per_player, cards["Fire Energy"]);
    std::vector<std::string> rules_broken;
    for (const DeckProblem& problem : check_deck(cards.library, rules, deck)) {
        rules_broken.push_back(problem.rule);
    }
    return rules_broken;
}

}  // namespace

TEST_CASE(
    "NAME-03 NAME-05 NAME-06 NAME-07 EX-20 EX-22 EX-23 EX-26 EX-53 EX-62 EX-64 EX-74 EX-86 "
    "EX-88 PEX-01 MEGA-01 BRK-03 GX-01 REG-01 EXSV-01 EXSV-02 SP-01: other names, 4 of each",
    "[rules]")
{
    const std::vector<std::vector<const char*>> names = {
        {"Alakazam", "Alakazam 4", "Alakazam ★"},
        {"Geodude", "Brock's Geodude"},
        {"Meowth", "Alolan Meowth", "Rocket's Meowth", "Galarian Meowth"},
        {"Gastrodon East Sea", "Gastrodon West Sea"},
        {"Unown K", "Unown N"},
        {"Yveltal", "Yveltal-EX"},
        {"Incineroar", "Incineroar-GX"},
        {"Wooper", "Paldean Wooper"},
        {"Miraidon", "Miraidon ex"},
        {"Magnezone ex", "Magnezone-EX"},
        {"Zapdos", "Zapdos G"},
        {"Venusaur", "Venusaur-EX", "M Venusaur-EX"},
        {"Raichu", "Raichu BREAK", "Alolan Raichu"},
    };
    for (const char* era : eras) {
        for (const std::vector<const char*>& several : names) {
            CHECK(broken(profile(era), 4, several).empty());
        }
    }
}

TEST_CASE(
    "NAME-01 NAME-02 NAME-04 NAME-08 EX-19 EX-21 EX-25 EX-32 EX-49 LVX-05 DECK-02: one name, "
    "4 in all",
    "[rules]")
{
    // A level (LV.X too), δ and Team Plasma are printed beside the name and are not part of it, so
    // such cards have the same name.
    for (const char* era : eras) {
        CHECK(broken(profile(era), 2, {"Gengar", "Gengar"}).empty());
        CHECK(broken(profile(era), 3, {"Gengar", "Gengar"}) == std::vector<std::string>{"DECK-02"});
        CHECK(broken(profile(era), 5, {"Gengar"}) == std::vector<std::string>{"DECK-02"});
    }
}

TEST_CASE("DECK-01 DECK-03: 60 cards, a Basic Pokémon among them, in every era", "[rules]")
{
    NeutralCards cards;
    for (const char* era : eras) {
        std::vector<DefId> deck(cards_per_player, cards["Fire Energy"]);
        CHECK(check_deck(cards.library, profile(era), deck).at(0).rule == "DECK-03");
        deck[0] = cards["Bystander"];
        CHECK(check_deck(cards.library, profile(era), deck).empty());
        deck.pop_back();
        CHECK(check_deck(cards.library, profile(era), deck).at(0).rule == "DECK-01");
    }
}

}  // namespace ptcg::names_test
