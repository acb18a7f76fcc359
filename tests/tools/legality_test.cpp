#include "analysis/legality.hpp"

#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>

#include "analysis/wording.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/real_table.hpp"

namespace ptcg::legality_test {

using namespace ptcg::tools;
using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

/// Returns the reasons, one a line. If the words have no meaning, returns "error: ...".
std::string why(RealTable& table, const WantedAction& wanted, PlayerId me = one)
{
    Result<std::vector<WhyNot>> reasons = why_not(table.match(), me, wanted, me);
    if (!reasons) return "error: " + reasons.error().message;
    std::string text;
    for (const WhyNot& reason : reasons.value()) {
        text += (text.empty() ? "" : "\n") + to_string(reason);
    }
    return text;
}

}  // namespace

TEST_CASE("Every rule the engine refuses by has its sentence", "[analysis][legality]")
{
    const auto file = tests_folder().parent_path() / "engine/src/permissions/permissions.cpp";
    std::ifstream in(file);
    REQUIRE(in);
    std::stringstream source;
    source << in.rdbuf();
    const std::string text = source.str();
    const std::regex rule("\"([A-Z]+-[0-9]+)\"");
    int rules = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), rule), end; it != end; ++it, ++rules) {
        INFO((*it)[1].str());
        CHECK_FALSE(sentence_of_rule((*it)[1].str()).empty());
    }
    CHECK(rules > 15);
}

TEST_CASE("Why not: the rule, what it says, and the numbers behind it", "[analysis][legality]")
{
    RealTable table({.active = "dp3-87",
                     .energy = 1,
                     .bench = {"dp3-94"},
                     .hand = {"dp3-25", "dp3-94", "dp1-117"}});
    CHECK(why(table, {OptionKind::attack, "Thundershock", ""}).empty());
    CHECK(why(table, {OptionKind::attack, "Thunder", ""}) ==
          "the attached Energy doesn't cover the attack's cost: it costs 2 Lightning, 1 Colorless, "
          "and me active has 1 Energy (ATK-02)");
    CHECK(why(table, {OptionKind::attack, "Thundershok", ""}) ==
          "error: none of your Pokémon has an attack \"Thundershok\"; did you mean "
          "\"Thundershock\"?");
    CHECK(
        why(table, {OptionKind::retreat, "", ""}) ==
        "the attached Energy doesn't pay the Retreat Cost: it costs 2, and me active has 1 Energy "
        "(RET-01)");
    CHECK(why(table, {OptionKind::evolve, "Electivire", "active"}).empty());
    CHECK_THAT(why(table, {OptionKind::evolve, "Electivire", "bench 1"}),
               ContainsSubstring("(EVO-01)"));
    CHECK(why(table, {OptionKind::bench, "mareep", ""}).empty());
    CHECK_THAT(why(table, {OptionKind::bench, "dp3-25", ""}), ContainsSubstring("(BENCH-01)"));
    CHECK(why(table, {OptionKind::play, "Potion", ""}) == "Potion is not in the hand");
    CHECK_THAT(why(table, {OptionKind::play, "Mareep", ""}), ContainsSubstring("(CARD-04)"));
    CHECK_THAT(why(table, {OptionKind::attach, "Mareep", ""}), ContainsSubstring("(NRG-01)"));
    CHECK(why(table, {OptionKind::bench, "Maréep", ""}).empty());
    CHECK_THAT(why(table, {OptionKind::bench, "Nobody", ""}),
               ContainsSubstring("error: there is no card \"Nobody\""));
    CHECK_THAT(why(table, {OptionKind::evolve, "Electivire", "bench 4"}),
               ContainsSubstring("error: you have no Pokémon"));
    CHECK_THAT(why(table, {OptionKind::use_stadium, "", ""}),
               ContainsSubstring("no Stadium is in play"));
    CHECK(why(table, {OptionKind::end_turn, "", ""}).empty());

    SECTION("conditions, and what has been done this turn")
    {
        table.match().edit([](Resolver& game) {
            game.slot(game.active(one)).conditions = 1;
            game.table().retreats = 1;
            game.table().energy_attached = 1;
        });
        CHECK(why(table, {OptionKind::attack, "Thundershock", ""}) ==
              "an Asleep Pokémon can't attack (ASL-01)");
        CHECK_THAT(why(table, {OptionKind::retreat, "", ""}), ContainsSubstring("(RET-02)"));
    }
    SECTION("the other player's turn")
    {
        CHECK_THAT(why(table, {OptionKind::end_turn, "", ""}, two),
                   ContainsSubstring("it is the opponent's turn (TURN-03)"));
    }
    SECTION("a question is open")
    {
        table.set_explicit_chance(true);
        REQUIRE(table.match().answer(table.attack("Thundershock")));
        CHECK_THAT(why(table, {OptionKind::end_turn, "", ""}),
                   ContainsSubstring("a question must be answered first (chance: flip)"));
    }
    SECTION("a lasting effect, and where it came from")
    {
        table.match().edit([](Resolver& game) {
            const SlotId id = game.active(one);
            const DefId def = game.def_id(game.slot(game.active(two)).top);
            const Resolver::WithSource with(game, {def, Origin::attack, 0, id, two});
            REQUIRE(game.add_lasting({.def = def,
                                      .kind = LastingKind::no_attack,
                                      .subject = static_cast<std::uint8_t>(id),
                                      .owner = two},
                                     Until::end_of_turn) == Status::done);
        });
        CHECK(why(table, {OptionKind::attack, "Thundershock", ""}) ==
              "the text of a card forbids it (CARD-13): an effect of attack Thundershock of "
              "Electabuzz");
    }
}

TEST_CASE("An Ability tells why it may not be used", "[analysis][legality]")
{
    RealTable table({.active = "dp3-25", .energy = 1, .bench = {"dp3-87"}});
    CHECK(why(table, {OptionKind::use, "Motor Drive", ""}) ==
          "the text says when it may be used, and that is not now: it needs 1 card of a certain "
          "kind in "
          "your discard pile (ABIL-02): Poké-Power Motor Drive of Electivire");
    table.match().edit([](Resolver& game) {
        Slot& slot = game.slot(game.active(one));
        slot.used = 1;
    });
    CHECK_THAT(why(table, {OptionKind::use, "Motor Drive", "active"}),
               ContainsSubstring("it has been used"));
    CHECK_THAT(why(table, {OptionKind::attack, "Thunder", ""}),
               ContainsSubstring("Electabuzz (me bench 1) has it (ATK-01)"));
}

TEST_CASE("Whatever is offered has no reason against it", "[analysis][legality]")
{
    RealTable table({.active = "dp3-87",
                     .energy = 3,
                     .bench = {"dp3-94", "dp3-86"},
                     .hand = {"dp3-25", "dp3-94", "dp1-117", "dp3-121", "dp2-109"}});
    const Decision open = *table.match().decision();
    const std::vector<Option> options(open.options.begin(), open.options.end());
    REQUIRE(options.size() > 8);
    for (const Option& option : options) {
        WantedAction wanted{option.kind, {}, {}};
        const Wording wording(table.library(), table.match().state(), one);
        if (option.kind == OptionKind::attack) {
            const CardDef& def = table.library().def(option.def);
            wanted.what = table.library().name(def.attacks[option.value].name);
        } else if (option.kind != OptionKind::retreat && option.def != no_def) {
            wanted.what = table.library().text(option.def).id;
        }
        const bool placed = option.spot != no_spot && option.kind != OptionKind::attack;
        if (placed) wanted.target = wording.place(option.spot);
        INFO(name_of(option.kind) << " " << wanted.what << " " << wanted.target);
        CHECK(why(table, wanted).empty());
    }
}

TEST_CASE("An attack that is not the Active Pokémon's: who or what has it", "[analysis][legality]")
{
    // Multi Technical Machine 01 has Paralyzing Gaze.
    RealTable table({.active = "dp3-1",
                     .energy = 1,
                     .bench = {"dp3-94"},
                     .hand = {"ecard1-144"},
                     .opponent = "dp3-87"});
    CHECK_THAT(why(table, {OptionKind::attack, "Paralyzing Gaze", ""}),
               ContainsSubstring("Multi Technical Machine 01 in the hand has it"));
    CHECK_THAT(why(table, {OptionKind::attack, "Thunder", ""}),
               ContainsSubstring("Electabuzz (opponent active) has it (ATK-01)"));
    CHECK_THAT(why(table, {OptionKind::use, "Jamming", ""}), !ContainsSubstring("error"));

    SECTION("attached, the machine's attack is the Pokémon's")
    {
        REQUIRE(table.match().answer(table.option(OptionKind::play, "ecard1-144")));
        CHECK(why(table, {OptionKind::attack, "Paralyzing Gaze", ""}).empty());
        table.match().edit([](Resolver& game) { game.slot(game.active(one)).conditions = 1; });
        CHECK(why(table, {OptionKind::attack, "Paralyzing Gaze", ""}) ==
              "an Asleep Pokémon can't attack (ASL-01)");
        const std::vector<std::string> names = nameable_attacks(table.match(), one);
        CHECK(std::ranges::count(names, "Paralyzing Gaze") > 0);
    }
}

TEST_CASE("What the opponent's Pokémon has is told of, and a card in the discard pile",
          "[analysis][legality]")
{
    RealTable table({.active = "dp3-87", .hand = {"dp3-127"}, .opponent = "dp3-1"});
    CHECK_THAT(why(table, {OptionKind::use, "Jamming", ""}),
               ContainsSubstring("Ampharos (opponent active) has it (ABIL-02)"));
    CHECK_THAT(why(table, {OptionKind::use, "Nothing", ""}),
               ContainsSubstring("error: none of your Pokémon"));
    table.match().edit([](Resolver& game) {
        const CardIndex potion = game.pile(one, Zone::hand).cards[0];
        REQUIRE(game.move_card(potion, {.zone = Zone::discard}) == Status::done);
    });
    CHECK(why(table, {OptionKind::play, "Potion", ""}) ==
          "Potion is not in the hand; it is in the discard pile");
}

TEST_CASE("A Trainer card says what it needs, a Tool where it fits", "[analysis][legality]")
{
    RealTable table({.active = "dp3-87", .bench = {"dp3-94"}, .hand = {"dp3-127", "dp3-127"}});
    CHECK(why(table, {OptionKind::play, "Potion", ""}) ==
          "a Trainer card does what it says, and that is not possible now: it needs 1 Pokémon of a "
          "certain kind in play on your side (TRN-01): Potion");
    table.match().edit([](Resolver& game) { game.slot(game.active(one)).damage = 10; });
    CHECK(why(table, {OptionKind::play, "Potion", ""}).empty());
    CHECK(why(table, {OptionKind::attach, "Potion", ""}).empty());  // as for playing it
}

TEST_CASE("An Ability that speaks from the discard pile may be named, the card's attacks may not",
          "[analysis][legality]")
{
    RealTable table({.active = "dp3-87", .hand = {"swsh9-37", "dp3-94"}});
    table.match().edit([](Resolver& game) {
        for (CardIndex card : game.cards_in(one, Zone::hand)) {
            REQUIRE(game.move_card(card, {.zone = Zone::discard}) == Status::done);
        }
    });
    const auto has = [](const std::vector<std::string>& names, std::string_view name) {
        return std::ranges::find(names, name) != names.end();
    };
    CHECK(has(nameable_abilities(table.match(), one), "Emergency Surfacing"));
    CHECK_FALSE(has(nameable_attacks(table.match(), one), "Water Arrow"));
}

}  // namespace ptcg::legality_test
