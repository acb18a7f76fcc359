#include "ptcg/deck.hpp"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/profiles.hpp"

namespace ptcg::deck_check_test {

namespace {

/// A library of cards that have only what deck building checks, and decks of them.
class Cards {
public:
    Cards() { wall = pokemon("Wall"); }

    DefId pokemon(const std::string& name, Stage stage = Stage::basic, ClassId of = no_class)
    {
        CardDef def;
        def.stage = stage;
        if (of != no_class) library.put_in_class(def, of);
        return add(name, def);
    }
    DefId trainer(const std::string& name, ClassId of = no_class)
    {
        CardDef def;
        def.kind = CardKind::trainer;
        def.trainer = TrainerKind::item;
        if (of != no_class) library.put_in_class(def, of);
        return add(name, def);
    }
    DefId fossil(const std::string& name)
    {
        CardDef def;
        def.kind = CardKind::trainer;
        def.trainer = TrainerKind::item;
        def.counts_as_basic_in_play = true;
        return add(name, def);
    }
    DefId energy(const std::string& name, EnergyKind kind)
    {
        CardDef def;
        def.kind = CardKind::energy;
        def.energy_kind = kind;
        return add(name, def);
    }
    DefId with_own_limit(const std::string& name, std::uint8_t copies)
    {
        CardDef def;
        def.stage = Stage::basic;
        def.copies = copies;
        return add(name, def);
    }
    ClassId card_class(const std::string& id, std::uint8_t in_all, std::uint8_t per_name)
    {
        CardClass made;
        made.id = made.name = id;
        made.deck_limit = in_all;
        made.deck_limit_per_name = per_name;
        return library.add_class(made);
    }

    /// Returns the problems of a deck of a Wall and these cards, filled up to 60 with basic Energy,
    /// as "rule: message".
    std::vector<std::string> problems(std::initializer_list<std::pair<int, DefId>> cards)
    {
        std::vector<DefId> deck = {wall};
        for (const auto& [count, card] : cards) {
            deck.insert(deck.end(), static_cast<std::size_t>(count), card);
        }
        const DefId filler = energy("Fire Energy", EnergyKind::basic);
        while (deck.size() < 60) deck.push_back(filler);
        return problems_of(deck);
    }
    std::vector<std::string> problems_of(const std::vector<DefId>& deck)
    {
        std::vector<std::string> found;
        for (const DeckProblem& problem : check_deck(library, rules, deck)) {
            found.push_back(problem.rule + ": " + problem.message);
        }
        return found;
    }

    CardLibrary library;
    Ruleset rules;
    DefId wall = no_def;

private:
    DefId add(const std::string& name, CardDef def)
    {
        def.name = library.intern(name);
        CardText text;
        text.id = "test-" + std::to_string(library.size() + 1);
        text.name = name;
        return library.add(def, text);
    }
};

using Found = std::vector<std::string>;

}  // namespace

TEST_CASE("DECK-01: a deck has exactly 60 cards", "[rules][deck]")
{
    Cards cards;
    const DefId energy = cards.energy("Water Energy", EnergyKind::basic);
    std::vector<DefId> deck(59, energy);
    deck.push_back(cards.wall);
    CHECK(cards.problems_of(deck).empty());

    deck.push_back(energy);
    CHECK(cards.problems_of(deck) ==
          Found{"DECK-01: a deck must have exactly 60 cards; this one has 61"});

    SECTION("or as many as the ruleset says")
    {
        cards.rules.deck_size = 30;
        deck.resize(29);
        deck.push_back(cards.wall);
        CHECK(cards.problems_of(deck).empty());
    }
}

TEST_CASE("DECK-02: at most 4 cards of one name, whatever their attacks", "[rules][deck]")
{
    Cards cards;

    SECTION("EX-25: 5 cards named Pignite with different attacks")
    {
        const DefId one = cards.pokemon("Pignite", Stage::stage_1);
        const DefId other = cards.pokemon("Pignite", Stage::stage_1);
        CHECK(cards.problems({{3, one}, {1, other}}).empty());
        CHECK(cards.problems({{3, one}, {2, other}}) ==
              Found{"DECK-02: 5 cards named \"Pignite\"; at most 4 are allowed"});
    }
    SECTION("EX-19, EX-21: a level or a delta sign is not part of the name")
    {
        std::vector<DefId> gengar;
        for (int i = 0; i < 5; ++i) gengar.push_back(cards.pokemon("Gengar", Stage::stage_2));
        CHECK(cards.problems({{1, gengar[0]}, {1, gengar[1]}, {1, gengar[2]}, {1, gengar[3]}})
                  .empty());
        CHECK(cards.problems({{2, gengar[0]}, {1, gengar[1]}, {1, gengar[2]}, {1, gengar[3]}})
                  .size() == 1);
    }
    SECTION("EX-20, EX-22, EX-23, EX-26, EX-53: another name is another card")
    {
        const auto four_each = [&](std::initializer_list<const char*> names) {
            Cards fresh;
            std::vector<DefId> deck(4, fresh.wall);
            for (const char* name : names) {
                deck.insert(deck.end(), 4, fresh.pokemon(name));
            }
            deck.resize(60, fresh.energy("Fire Energy", EnergyKind::basic));
            return fresh.problems_of(deck);
        };
        CHECK(four_each({"Alakazam", "Alakazam 4", "Alakazam ★"}).empty());
        CHECK(four_each({"Geodude", "Brock's Geodude"}).empty());
        CHECK(four_each({"Meowth", "Alolan Meowth", "Rocket's Meowth"}).empty());
        CHECK(four_each({"Black Kyurem", "Black Kyurem-EX"}).empty());
        CHECK(four_each({"Gastrodon East Sea", "Gastrodon West Sea"}).empty());
        CHECK(four_each({"Unown K", "Unown N"}).empty());
    }
    SECTION("basic Energy is unlimited, and not counted with special Energy of its name")
    {
        const DefId basic = cards.energy("Darkness Energy", EnergyKind::basic);
        const DefId special = cards.energy("Darkness Energy", EnergyKind::special);
        CHECK(cards.problems({{20, basic}, {4, special}}).empty());
        CHECK(cards.problems({{20, basic}, {5, special}}) ==
              Found{"DECK-02: 5 cards named \"Darkness Energy\"; at most 4 are allowed"});
    }
    SECTION("a ruleset may allow any number")
    {
        cards.rules.copies = unlimited;
        CHECK(cards.problems({{40, cards.trainer("Potion")}}).empty());
    }
}

TEST_CASE("DECK-03: a deck needs a Basic Pokémon", "[rules][deck]")
{
    Cards cards;
    const DefId energy = cards.energy("Fire Energy", EnergyKind::basic);
    const Found missing = {"DECK-03: no Basic Pokémon; a deck needs at least one"};
    CHECK(cards.problems_of(std::vector<DefId>(60, energy)) == missing);

    SECTION("neither an Evolution, nor a Stage of its own (Restored), nor a Fossil is one")
    {
        std::vector<DefId> deck(57, energy);
        deck.push_back(cards.pokemon("Pignite", Stage::stage_1));
        deck.push_back(cards.pokemon("Archen", Stage::class_stage));
        deck.push_back(cards.fossil("Root Fossil"));
        CHECK(cards.problems_of(deck) == missing);
    }
}

TEST_CASE("DECK-04: limits of classes", "[rules][deck]")
{
    Cards cards;
    SECTION("ACE-01: one card of the class in all")
    {
        const ClassId ace = cards.card_class("ace-spec", 1, 0);
        const DefId one = cards.trainer("Scramble Switch", ace);
        const DefId other = cards.trainer("Dowsing Machine", ace);
        CHECK(cards.problems({{1, one}}).empty());
        CHECK(cards.problems({{1, one}, {1, other}}) ==
              Found{"DECK-04: 2 cards of the class ace-spec; at most 1 in a deck"});
    }
    SECTION("PRISM-01: one card of each name of the class")
    {
        const ClassId prism = cards.card_class("prism-star", 0, 1);
        const DefId one = cards.pokemon("Jirachi ◇", Stage::basic, prism);
        const DefId other = cards.pokemon("Ditto ◇", Stage::basic, prism);
        CHECK(cards.problems({{1, one}, {1, other}}).empty());
        CHECK(cards.problems({{1, one}, {2, other}}) ==
              Found{"DECK-04: 2 cards of the class prism-star named \"Ditto ◇\"; at most 1 of "
                    "each name"});
    }
}

TEST_CASE("DECK-04 RAD-01 EX-75 EX-84 VUN-01: limits of classes of its era (sv)", "[rules][deck]")
{
    Cards cards;
    cards.rules = test::profile("sv");
    const ClassId radiant = cards.card_class("radiant", 1, 0);
    const DefId greninja = cards.pokemon("Greninja", Stage::stage_2);
    const DefId radiant_greninja = cards.pokemon("Radiant Greninja", Stage::basic, radiant);
    const DefId radiant_charizard = cards.pokemon("Radiant Charizard", Stage::basic, radiant);
    CHECK(cards.problems({{4, greninja}, {1, radiant_greninja}}).empty());
    CHECK(cards.problems({{1, radiant_greninja}, {1, radiant_charizard}}).size() == 1);

    const ClassId prism = cards.card_class("prism-star", 0, 1);
    const DefId giratina = cards.pokemon("Giratina ◇", Stage::basic, prism);
    const DefId lunala = cards.pokemon("Lunala ◇", Stage::stage_2, prism);
    const DefId cyrus = cards.trainer("Cyrus ◇", prism);
    CHECK(cards.problems({{1, giratina}, {1, lunala}, {1, cyrus}}).empty());
    CHECK(cards.problems({{2, giratina}}).size() == 1);

    std::vector<DefId> parts;
    for (int i = 0; i < 4; ++i) {
        parts.push_back(cards.pokemon("Mewtwo V-UNION", Stage::class_stage));
    }
    CHECK(cards.problems({{1, parts[0]}, {1, parts[1]}, {1, parts[2]}, {1, parts[3]}}).empty());
    CHECK(cards.problems({{2, parts[0]}, {1, parts[1]}, {1, parts[2]}, {1, parts[3]}}).size() == 1);
}

TEST_CASE("DECK-06: limits and permissions printed on a card", "[rules][deck]")
{
    Cards cards;
    SECTION("a limit of its own")
    {
        const DefId shining = cards.with_own_limit("Shining Mew", 1);
        CHECK(cards.problems({{1, shining}}).empty());
        CHECK(cards.problems({{2, shining}}) ==
              Found{"DECK-06: 2 cards named \"Shining Mew\"; the card itself allows at most 1"});
    }
    SECTION("any number; other cards of the name keep their limit")
    {
        const DefId any = cards.with_own_limit("Arceus", unlimited);
        const DefId plain = cards.pokemon("Arceus");
        CHECK(cards.problems({{30, any}, {4, plain}}).empty());
        CHECK(cards.problems({{30, any}, {5, plain}}) ==
              Found{"DECK-02: 5 cards named \"Arceus\"; at most 4 are allowed"});
    }
}

TEST_CASE("All rules a deck breaks are reported, each with a card", "[deck]")
{
    Cards cards;
    const DefId evolution = cards.pokemon("Pignite", Stage::stage_1);
    const DefId shining = cards.with_own_limit("Shining Mew", 1);
    const std::vector<DefId> deck(7, evolution);
    const auto problems = check_deck(cards.library, cards.rules, deck);
    REQUIRE(problems.size() == 3);
    CHECK(problems[0].rule == "DECK-01");
    CHECK(problems[0].card == no_def);
    CHECK(problems[1].rule == "DECK-02");
    CHECK(problems[1].card == evolution);
    CHECK(problems[2].rule == "DECK-03");
    CHECK(cards.problems({{2, shining}, {5, evolution}}).size() == 2);
}

}  // namespace ptcg::deck_check_test
