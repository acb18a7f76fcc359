// Why a number of the rules has its value, and which text forbids an action.

#include "ptcg/explanation.hpp"

#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"

namespace ptcg::explanation_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

/// A Pokémon whose Ability answers queries, and one with a plain attack.
struct ExplainingCards : NeutralCards {
    ExplainingCards()
    {
        const auto ability = [](Hook hook, Subject subject, int value) {
            return Handler{.hook = hook,
                           .ability = 0,
                           .subject = subject,
                           .value = static_cast<std::int16_t>(value)};
        };
        pokemon(
            {.name = "Giver",
             .hp = 50,
             .handlers = {
                 ability(Hook::hp, Subject::own, 20), ability(Hook::retreat_cost, Subject::own, -3),
                 ability(Hook::attack_cost, Subject::own, 1),
                 ability(Hook::bench_size, Subject::own, -2),
                 ability(Hook::prizes, Subject::own, 1),
                 // Removes the only Weakness, fire, as a bit.
                 ability(Hook::weakness, Subject::own, -int{TypeSet{Type::fire}.bits()})}});
        pokemon({.name = "Puncher",
                 .hp = 70,
                 .type = Type::fire,
                 .attacks = {{.name = "Punch", .cost = "R", .damage = 30}},
                 .retreat = 2,
                 .weakness = Affinity{.types = {Type::fire}, .amount = 20}});
        pokemon({.name = "Jailer",
                 .handlers = {ability(Hook::may_retreat, Subject::opponent, 0),
                              ability(Hook::may_attack, Subject::opponent, 0)}});
    }
};

using Lines = std::vector<QueryLine>;

}  // namespace

TEST_CASE("A query explains itself: the printed number, then each text", "[explanation]")
{
    ExplainingCards cards;
    const Ruleset rules;
    Duel duel(cards, rules);
    const SlotId puncher = duel.set_active(one, "Puncher");
    const AttackRef punch{cards["Puncher"], 0};
    const TextRef giver{cards["Giver"], Origin::ability, 0};
    const Permissions& game = duel.match.rules();

    CHECK(game.explain(Hook::hp, puncher) == Lines{{{}, 0, 70}});
    CHECK(game.explain(Hook::base_damage, puncher, {cards["Puncher"], 1}).empty());
    CHECK(game.explain(Hook::attack_cost, puncher, punch) == Lines{{{}, 0, 1}});
    CHECK(game.explain(Hook::may_attack, puncher).empty());

    duel.add_to_bench(one, "Giver");
    CHECK(game.explain(Hook::hp, puncher) == Lines{{{}, 0, 70}, {giver, 70, 90}});
    CHECK(game.explain(Hook::attack_cost, puncher, punch) == Lines{{{}, 0, 1}, {giver, 1, 2}});
    CHECK(game.explain(Hook::prizes, puncher) == Lines{{{}, 0, 1}, {giver, 1, 2}});
    CHECK(game.explain_bench_limit(one) ==
          Lines{{{}, 0, rules.bench}, {giver, rules.bench, rules.bench - 2}});
    CHECK(game.explain_bench_limit(two) == Lines{{{}, 0, rules.bench}});

    SECTION("the rules' own limit is the last line")
    {
        CHECK(game.explain(Hook::retreat_cost, puncher) ==
              Lines{{{}, 0, 2}, {giver, 2, -1}, {{}, -1, 0}});
    }
    SECTION("Weakness, for an amount of damage")
    {
        const SlotId attacker = duel.set_active(two, "Puncher");
        CHECK(game.explain_affinity(Hook::weakness, attacker, puncher, 30) ==
              Lines{{{}, 30, 50}, {giver, 50, 30}});
        CHECK(game.explain_affinity(Hook::resistance, attacker, puncher, 30) ==
              Lines{{{}, 30, 30}});
    }
    SECTION("base damage names the lasting effect that set it")
    {
        duel.affect(puncher, LastingKind::base_damage, one, 80);
        CHECK(duel.match.rules().explain(Hook::base_damage, puncher, punch) ==
              Lines{{{}, 0, 30}, {{cards["Puncher"], Origin::attack, 0, true}, 30, 80}});
    }
}

TEST_CASE("A refusal names the text behind it", "[explanation]")
{
    ExplainingCards cards;
    const Ruleset rules;
    Duel duel(cards, rules);
    const SlotId puncher = duel.set_active(one, "Puncher");
    duel.add_to_bench(one, "Bystander");
    duel.attach(puncher, "Fire Energy", Role::energy);
    duel.attach(puncher, "Fire Energy", Role::energy);
    CHECK(duel.match.rules().may_retreat(one).allowed());

    SECTION("an Ability")
    {
        duel.add_to_bench(two, "Jailer");
        const TextRef jailer{cards["Jailer"], Origin::ability, 0};
        CHECK(duel.match.rules().may_retreat(one).text() == jailer);
        CHECK(duel.match.rules().may_attack(puncher).text() == jailer);
    }
    SECTION("a lasting effect, with the attack it came from")
    {
        for (LastingKind kind : {LastingKind::no_retreat, LastingKind::no_attack}) {
            duel.affect(puncher, kind, two);
        }
        const TextRef effect{cards["Puncher"], Origin::attack, 0, true};
        CHECK(duel.match.rules().may_retreat(one).text() == effect);
        CHECK(duel.match.rules().may_attack(puncher).text() == effect);
    }
}

TEST_CASE("The last damage stays until the next, and names texts and effects", "[explanation]")
{
    ExplainingCards cards;
    const Ruleset rules;
    Duel duel(cards, rules);
    const SlotId puncher = duel.set_active(one, "Puncher");
    duel.attach(puncher, "Fire Energy", Role::energy);
    duel.affect(puncher, LastingKind::damage_dealt, one, 10);
    duel.attack();
    const auto lines = [&] {
        return std::vector<DamageLine>(duel.match.last_damage().begin(),
                                       duel.match.last_damage().end());
    };
    const std::vector<DamageLine> first = lines();
    REQUIRE(first.size() >= 3);
    CHECK(first[0].text() == TextRef{cards["Puncher"], Origin::attack, 0});
    CHECK(first[1].step == DamageStep::attacker);
    CHECK(first[1].text() == TextRef{cards["Puncher"], Origin::attack, 0, true});
    duel.end_turn();
    CHECK(lines().size() == first.size());
    duel.match.restore(duel.match.state());
    CHECK(lines().empty());
}

TEST_CASE("All texts in play are listed, with whether they count", "[explanation]")
{
    ExplainingCards cards;
    cards.pokemon({.name = "Silencer",
                   .handlers = {{.hook = Hook::ability_works,
                                 .ability = 0,
                                 .subject = Subject::opponent,
                                 .value = 0}}});
    cards.pokemon(
        {.name = "Guard",
         .handlers = {
             {.hook = Hook::damage_taken, .ability = 0, .where = Where::active, .value = -10}}});
    const Ruleset rules;
    Duel duel(cards, rules);
    CHECK(duel.match.rules().texts_in_play().empty());
    duel.add_to_bench(one, "Guard");
    std::vector<TextInPlay> texts = duel.match.rules().texts_in_play();
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].standing == Standing::wrong_place);
    duel.set_active(one, "Guard");
    texts = duel.match.rules().texts_in_play();
    REQUIRE(texts.size() == 2);
    CHECK(texts[0].standing == Standing::counts);
    duel.add_to_bench(two, "Silencer");
    texts = duel.match.rules().texts_in_play();
    REQUIRE(texts.size() == 3);
    CHECK(texts[0].standing == Standing::switched_off);
    CHECK(texts[0].by == TextRef{cards["Silencer"], Origin::ability, 0});
    CHECK(texts[2].standing == Standing::counts);
}

TEST_CASE("Only Pokémon in play have a Weakness to explain", "[explanation]")
{
    ExplainingCards cards;
    const Ruleset rules;
    Duel duel(cards, rules);
    const SlotId puncher = duel.set_active(one, "Puncher");
    const SlotId other = duel.set_active(two, "Puncher");
    const Permissions& game = duel.match.rules();
    CHECK(game.explain_affinity(Hook::weakness, puncher, other, 30) == Lines{{{}, 30, 50}});
    CHECK(game.explain_affinity(Hook::resistance, puncher, other, 30) == Lines{{{}, 30, 30}});
    CHECK(game.explain_affinity(Hook::hp, puncher, other, 30).empty());
    for (const SlotId nobody : {no_slot, SlotId{8}}) {
        CHECK(game.explain_affinity(Hook::weakness, puncher, nobody, 30).empty());
        CHECK(game.explain_affinity(Hook::weakness, nobody, other, 30).empty());
        CHECK(game.explain_affinity(Hook::resistance, nobody, nobody, 30).empty());
    }
}

TEST_CASE("What an explanation has recorded is over with it", "[explanation]")
{
    ExplainingCards cards;
    const Ruleset rules;
    Duel duel(cards, rules);
    const SlotId puncher = duel.set_active(one, "Puncher");
    const AttackRef punch{cards["Puncher"], 0};
    duel.affect(puncher, LastingKind::base_damage, one, 80);
    const Permissions& game = duel.match.rules();
    CHECK(game.explain(Hook::base_damage, puncher, punch).size() == 2);
    CHECK(game.base_damage(puncher, punch) == 80);
    CHECK(game.explain(Hook::hp, puncher) == Lines{{{}, 0, 70}});
    CHECK(game.explain(Hook::base_damage, puncher, {cards["Puncher"], 1}).empty());
    CHECK(game.base_damage(puncher, punch) == 80);
}

TEST_CASE("GAP-22: damage that the attacker's side has brought to nothing is told as nothing",
          "[explanation]")
{
    ExplainingCards cards;
    Ruleset rules;
    rules.stop_when_modified_to_zero = true;
    Duel duel(cards, rules);
    const SlotId puncher = duel.set_active(one, "Puncher");
    duel.attach(puncher, "Fire Energy", Role::energy);
    duel.affect(puncher, LastingKind::damage_dealt, one, -40);
    duel.attack();
    bool told = false;
    for (const DamageLine& line : duel.match.last_damage()) {
        if (line.step != DamageStep::stopped_at_zero) continue;
        told = true;
        CHECK(line.before == -10);
        CHECK(line.after == 0);
    }
    CHECK(told);
}

}  // namespace ptcg::explanation_test
