// The JSON of a card: everything its face needs. And names of cards that are written ahead.

#include <nlohmann/json.hpp>

#include "ptcg/hosting/card_json.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "support/catch.hpp"
#include "support/drawn_games.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::card_json_test {

using nlohmann::json;

namespace {

/// A library with one card that has everything.
struct OneCard {
    OneCard()
    {
        CardClass kind;
        kind.id = "kind";
        kind.name = "Kind";
        kind.prizes = 2;
        kind.rule_box = true;
        kind.rules = evolving_ends_turn;
        const ClassId general = cards.library.add_class(kind);
        kind.id = "special-kind";
        kind.name = "Special Kind";
        kind.counts_as.add(general);
        const ClassId special = cards.library.add_class(kind);
        CardDef def = cards.library.def(cards.pokemon(
            {.name = "Plain",
             .hp = 120,
             .type = Type::fire,
             .evolves_from = "Bystander",
             .attacks = {{.name = "Strike", .cost = "RC", .damage = 40}},
             .retreat = 2,
             .weakness = Affinity{.types = {Type::water}, .times = 2, .amount = 0},
             .resistance = Affinity{.types = {Type::grass}, .times = 0, .amount = 30}}));
        def.stage = Stage::stage_1;
        def.attacks[0].mark = DamageMark::plus;
        def.attacks[0].limit = cards.library.add_limit({"once", "GX-02"});
        def.ability_count = 1;
        def.abilities[0].name = cards.library.intern("Glow");
        cards.library.put_in_class(def, special);
        CardText text;
        text.id = "test-whole";
        text.name = "Whole";
        text.label = "Whole LV.9";
        text.level = 9;
        text.attack_text = {"Flip a coin."};
        text.ability_text = {"It glows."};
        text.set_code = "TS";
        text.number = "7";
        text.prints = {"test-again"};
        text.names = {{"pt", "Inteiro"}};
        def.name = cards.library.intern(text.name);
        id = cards.library.add(def, text);
    }

    [[nodiscard]] json written(const Language& language = english()) const
    {
        JsonWriter writer;
        write_card(writer, cards.library, id, language);
        return json::parse(writer.text());
    }

    test::NeutralCards cards;
    DefId id = no_def;
};

}  // namespace

TEST_CASE("the JSON of a card has everything that is printed on it", "[hosting]")
{
    const json card = OneCard().written();
    CHECK(card["schema"] == json_schema_version);
    CHECK(card["name"] == "Whole");
    CHECK(card["label"] == "Whole LV.9");
    CHECK(card["language"] == "en");
    CHECK(card["translated"] == "Whole");
    CHECK(card["level"] == 9);
    CHECK(card["kind"] == "pokemon");
    CHECK(card["stage"] == "stage-1");
    CHECK(card["evolves_from"] == "Bystander");
    CHECK(card["weakness"] == json::parse(R"([{"types":["water"],"times":2}])"));
    CHECK(card["resistance"] == json::parse(R"([{"types":["grass"],"amount":-30}])"));
    CHECK(card["prizes"] == 2);
    CHECK(card["rule_box"] == true);
    CHECK(card["classes"] == json::parse(R"([{"id":"special-kind","name":"Special Kind"}])"));
    CHECK(card["class_rules"] == json::parse(R"(["evolving_ends_turn"])"));
    CHECK(card["rules"] ==
          json::parse(R"(["When it is Knocked Out, the opponent takes 2 Prize cards.",)"
                      R"("The turn ends when a Pokémon evolves into it."])"));
    CHECK(card["attacks"] == json::parse(R"([{"name":"Strike","cost":["fire","colorless"],)"
                                         R"("damage":40,"mark":"+","limit":"once",)"
                                         R"("text":"Flip a coin."}])"));
    CHECK(card["abilities"] ==
          json::parse(R"([{"name":"Glow","kind":"ability","text":"It glows."}])"));
    CHECK(card["set"] == "TS");
    CHECK(card["set_number"] == "7");
    CHECK(card["prints"] == json::parse(R"(["test-again"])"));
}

TEST_CASE("the JSON of a card speaks the language asked for", "[hosting][language]")
{
    const OneCard one;
    Language language = english();
    language.code = "pt";
    language.card_text = [](const CardLibrary& cards, DefId card) {
        CardText text = cards.text(card);
        text.attack_text = {"Jogue uma moeda."};
        return text;
    };
    const json card = one.written(language);
    CHECK(card["language"] == "pt");
    CHECK(card["translated"] == "Inteiro");
    CHECK(card["name"] == "Whole");
    CHECK(card["attacks"][0]["text"] == "Jogue uma moeda.");
    CHECK(card["abilities"][0]["text"] == "It glows.");
}

TEST_CASE("an Energy card says what it provides", "[hosting]")
{
    test::NeutralCards cards;
    const DefId energy = cards.energy(
        "Two", {TypeSet{Type::fire, Type::water}, TypeSet{Type::fire}}, EnergyKind::special);
    JsonWriter writer;
    write_card(writer, cards.library, energy);
    const json card = json::parse(writer.text());
    CHECK(card["energy"] == "special");
    CHECK(card["provides"] == json::parse(R"([["fire","water"],["fire"]])"));
    CHECK_FALSE(card.contains("hp"));
}

TEST_CASE("names that are written ahead are those that would be written", "[hosting]")
{
    const CardLibrary& cards = test::real_library();
    const CardJsonParts parts(cards);
    JsonWriter one, other;
    for (std::size_t i = 0; cards.has(static_cast<DefId>(i)); ++i) {
        one.clear();
        other.clear();
        write_name(one, cards, static_cast<DefId>(i));
        write_name(other, parts, static_cast<DefId>(i));
        REQUIRE(one.text() == other.text());
    }
    other.clear();
    write_name(other, parts, no_def);
    CHECK(other.text() == "null");
    CHECK(parts.bytes() < 100 * cards.size());
}

TEST_CASE("views and questions are the same with names that are written ahead", "[hosting]")
{
    const CardJsonParts parts(test::real_library());
    Match match = test::drawn_game(3);
    Random random(3);
    JsonWriter one, other;
    int compared = 0;
    for (; match.decision() != nullptr; ++compared) {
        one.clear();
        write_view(one, match, seen_by_all, match.library());
        other.clear();
        write_view(other, match, seen_by_all, parts);
        REQUIRE(one.text() == other.text());
        one.clear();
        write_decision(one, match, seen_by_all);
        other.clear();
        write_decision(other, match, seen_by_all, parts);
        REQUIRE(one.text() == other.text());
        REQUIRE(match.answer(test::random_answer(*match.decision(), random)));
    }
    CHECK(compared > 20);
}

TEST_CASE("names that are written ahead are in a language", "[hosting][language]")
{
    const OneCard one;
    JsonWriter writer;
    write_name(writer, CardJsonParts(one.cards.library, "pt"), one.id);
    CHECK(json::parse(writer.text())["name"] == "Inteiro");
    writer.clear();
    write_name(writer, CardJsonParts(one.cards.library, "de"), one.id);
    CHECK(json::parse(writer.text())["name"] == "Whole");
}

}  // namespace ptcg::card_json_test
