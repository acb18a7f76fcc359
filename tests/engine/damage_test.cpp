// The damage calculation (section 10) under switches in which the profiles do not differ, and its
// explanation. The rows themselves are tested in tests/rules/damage.lua.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::damage_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

NativeEffects::Text changes_by(int amount)
{
    return [amount](Resolver&, EffectContext& it) {
        it.amount += amount;
        return Status::done;
    };
}

struct Cards : NeutralCards {
    Cards()
    {
        const Affinity fire_times{.types = {Type::fire}, .times = 2};
        const Affinity fire_plus{.types = {Type::fire}, .amount = 20};
        const auto hit_self = [](Resolver& game, EffectContext& it) {
            int done = 0;
            return game.deal_damage({.attacker = it.attacker, .target = it.attacker, .amount = 30},
                                    done);
        };
        const auto prickle = [](Resolver& game, EffectContext& it) {
            return game.put_counters(it.target, 20);
        };
        pokemon({.name = "Striker",
                 .type = Type::fire,
                 .attacks = {{.name = "Small", .damage = 10}, {.name = "Big", .damage = 60}},
                 .weakness = fire_times});
        pokemon({.name = "Clumsy",
                 .hp = 200,
                 .type = Type::fire,
                 .attacks = {{.name = "Stumble", .damage = 10, .after = hit_self},
                             {.name = "Prickle", .damage = 0, .after = prickle}},
                 .weakness = fire_times});
        pokemon({.name = "Weak", .hp = 200, .weakness = fire_plus});
        Handler hide{.hook = Hook::damage_taken, .ability = 0};
        hide.value = -20;
        pokemon({.name = "Thick", .hp = 200, .handlers = {hide}, .weakness = fire_plus});
        energy("Plate", {TypeSet{Type::metal}}, EnergyKind::special);
    }
};

void put_lasting(Duel& duel, SlotId on, LastingKind kind, int value)
{
    duel.match.edit([&](Resolver& game) {
        Lasting effect;
        effect.kind = kind;
        effect.subject = static_cast<std::uint8_t>(on);
        effect.owner = one;
        effect.value = static_cast<std::int16_t>(value);
        REQUIRE(game.add_lasting(effect, Until::end_of_turn) == Status::done);
    });
}

[[nodiscard]] std::vector<DamageStep> steps(const Match& match)
{
    std::vector<DamageStep> list;
    for (const DamageLine& line : match.last_damage()) list.push_back(line.step);
    return list;
}

}  // namespace

TEST_CASE("DMG-05 DMG-08 EX-46: the calculation explains itself, step by step", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        duel.set_active(one, "Striker");
        put_lasting(duel, duel.set_active(two, "Weak"), LastingKind::damage_taken, -30);
        duel.attack(1);
        CHECK(duel.active(two).damage == 50);
        CHECK(steps(duel.match) == std::vector{DamageStep::base, DamageStep::weakness,
                                               DamageStep::defender_texts, DamageStep::result});
        const auto lines = duel.match.last_damage();
        CHECK(lines[1].before == 60);
        CHECK(lines[1].after == 80);
        CHECK(lines[2].after == 50);
    }
}

TEST_CASE("DMG-07 DMG-08 T-28: two steps or one", "[rules]")
{
    NeutralCards cards;
    const CallbackId halve = cards.effects.add([](Resolver&, EffectContext& it) {
        it.amount /= 2;
        return Status::done;
    });
    CardDef tool;
    tool.name = cards.library.intern("Padding");
    tool.kind = CardKind::trainer;
    tool.trainer = TrainerKind::tool;
    CardText text;
    text.id = "neutral-padding";
    text.name = text.label = "Padding";
    cards.library.add(tool, text,
                      std::vector{Handler{.hook = Hook::damage_taken, .effect = halve}});
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Big", .damage = 100}}});
    Ruleset rules = profile("sv");
    for (const auto& [two_steps, expected] : {std::pair{true, 20}, {false, 30}}) {
        rules.defender_effects_in_two_steps = two_steps;
        Duel duel(cards, rules);
        duel.set_active(one, "Striker");
        const SlotId defender = duel.set_active(two, "Bystander");
        duel.attach(defender, "Padding", Role::tool);
        put_lasting(duel, defender, LastingKind::damage_taken, -30);
        duel.attack();
        CHECK(duel.active(two).damage == expected);  // 100 / 2 - 30, or (100 - 30) / 2
    }
}

TEST_CASE("GAP-22: Weakness after an attacker's side at 0 or less", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("dp");
    for (const auto& [stop, expected] : {std::pair{true, 0}, {false, 10}}) {
        rules.stop_when_modified_to_zero = stop;
        Duel duel(cards, rules);
        put_lasting(duel, duel.set_active(one, "Striker"), LastingKind::damage_dealt, -20);
        duel.set_active(two, "Weak");
        duel.attack(0);
        CHECK(duel.active(two).damage == expected);  // 10 - 20 (+ 20)
    }
}

TEST_CASE("prevented damage is told once, and so is damage of which nothing is left")
{
    Cards cards;
    cards.pokemon({.name = "Safe",
                   .hp = 100,
                   .handlers = {{.hook = Hook::allow_damage, .ability = 0, .value = 0}}});
    for (const char* name : {"Safe", "Thick", "Bystander"}) {
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Striker");
        duel.set_active(two, name);
        duel.match.edit([&](Resolver& game) {
            int done = 7;
            const SlotId attacker = game.active(one);
            const Resolver::WithSource with(game,
                                            {cards["Striker"], Origin::attack, 0, attacker, one});
            REQUIRE(game.deal_damage({.attacker = attacker,
                                      .target = game.active(two),
                                      .amount = 10,
                                      .weakness = false},
                                     done) == Status::done);
            const bool hurt = std::string_view(name) == "Bystander";
            CHECK(done == (hurt ? 10 : 0));
        });
        const bool hurt = std::string_view(name) == "Bystander";
        CHECK(duel.count(EventKind::damaged) == (hurt ? 1 : 0));
        CHECK(duel.count(EventKind::damage_prevented) == (hurt ? 0 : 1));
    }
}

TEST_CASE("DMG-05: of what type the attacker is now decides about Weakness", "[rules]")
{
    Cards cards;
    const auto become = [&](Type type) {
        return std::vector<Handler>{
            {.hook = Hook::types,
             .ability = 0,
             .effect = cards.effects.add([type](Resolver&, EffectContext& it) {
                 it.amount = TypeSet{type}.bits();
                 return Status::done;
             })}};
    };
    cards.pokemon({.name = "Turned hot",
                   .attacks = {{.name = "Hit", .damage = 10}},
                   .handlers = become(Type::fire)});
    cards.pokemon({.name = "Turned cold",
                   .type = Type::fire,
                   .attacks = {{.name = "Hit", .damage = 10}},
                   .handlers = become(Type::water)});
    for (const auto& [name, damage] : {std::pair{"Turned hot", 30}, {"Turned cold", 10}}) {
        Duel duel(cards, profile("dp"));
        const SlotId attacker = duel.set_active(one, name);
        duel.set_active(two, "Weak");
        CHECK(duel.match.rules().types(attacker).has(Type::fire) == (damage == 30));
        duel.attack();
        CHECK(duel.active(two).damage == damage);
    }
}

TEST_CASE("GAP-22: where it stops at nothing the explanation says so", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("dp");
    rules.stop_when_modified_to_zero = true;
    for (const int less : {-10, -20}) {
        Duel duel(cards, rules);
        put_lasting(duel, duel.set_active(one, "Striker"), LastingKind::damage_dealt, less);
        duel.set_active(two, "Weak");
        duel.attack(0);
        CHECK(steps(duel.match) == std::vector{DamageStep::base, DamageStep::attacker,
                                               DamageStep::stopped_at_zero, DamageStep::result});
        CHECK(duel.active(two).damage == 0);
    }
}

TEST_CASE("GAP-16: a number that is not a multiple of ten goes through the whole calculation",
          "[rules]")
{
    Cards cards;
    int told = 0;
    cards.pokemon({.name = "Weak and wary",
                   .hp = 100,
                   .handlers = {{.hook = Hook::would_be_damaged,
                                 .ability = 0,
                                 .effect = cards.effects.add([&](Resolver&, EffectContext& it) {
                                     told = it.amount;
                                     it.amount += 10;
                                     return Status::done;
                                 })}},
                   .weakness = Affinity{.types = {Type::fire}, .amount = 20}});
    Ruleset rules = profile("dp");
    rules.stop_when_modified_to_zero = true;
    for (const auto& [less, ignores_weakness, told_of, damage] :
         {std::tuple{-9, false, 21, 30}, {-9, true, 1, 10}, {-10, false, 0, 0}}) {
        told = 0;
        Duel duel(cards, rules);
        const SlotId attacker = duel.set_active(one, "Striker");
        const SlotId target = duel.set_active(two, "Weak and wary");
        put_lasting(duel, attacker, LastingKind::damage_dealt, less);
        duel.match.edit([&, weakness = !ignores_weakness](Resolver& game) {
            const Resolver::WithSource with(game,
                                            {cards["Striker"], Origin::attack, 0, attacker, one});
            int done = 0;
            REQUIRE(
                game.deal_damage(
                    {.attacker = attacker, .target = target, .amount = 10, .weakness = weakness},
                    done) == Status::done);
        });
        CHECK(told == told_of);
        CHECK(duel.active(two).damage == damage);
    }
}

TEST_CASE("a text that changes the type of a Weakness leaves its amount as printed")
{
    NeutralCards cards;
    cards.pokemon(
        {.name = "Striker", .type = Type::water, .attacks = {{.name = "Hit", .damage = 30}}});
    cards.pokemon({.name = "Turncoat",
                   .hp = 200,
                   .handlers = {{.hook = Hook::weakness,
                                 .ability = 0,
                                 .effect = cards.effects.add([](Resolver&, EffectContext& it) {
                                     it.amount = static_cast<int>(TypeSet{Type::water}.bits());
                                     return Status::done;
                                 })}},
                   .weakness = Affinity{.types = {Type::fire}, .amount = 20}});
    Duel duel(cards, profile("dp"));
    duel.set_active(one, "Striker");
    duel.set_active(two, "Turncoat");
    duel.attack();
    CHECK(duel.active(two).damage == 50);
}

TEST_CASE("GAP-04: Weakness for the own Active Pokémon", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("dp");
    for (const auto& [applies, expected] : {std::pair{false, 30}, {true, 60}}) {
        rules.weakness_for_own_active = applies;
        Duel duel(cards, rules);
        duel.set_active(one, "Clumsy");
        duel.attack(0);
        CHECK(duel.active(one).damage == expected);
        CHECK(duel.active(two).damage == 10);
    }
}

TEST_CASE("NOTE-41 DMG-02: counters and what prevents effects of attacks", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("dp");
    for (const auto& [effects, expected] : {std::pair{true, 0}, {false, 20}}) {
        rules.counters_are_effects = effects;
        Duel duel(cards, rules);
        duel.set_active(one, "Clumsy");
        put_lasting(duel, duel.set_active(two, "Weak"), LastingKind::no_effects, 0);
        duel.attack(1);
        CHECK(duel.active(two).damage == expected);
    }
}

TEST_CASE("DMG-02: counters of an attack take no lasting bonus of the attacker", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        // Stumble does damage. Prickle puts damage counters.
        for (const auto& [attack, expected] : {std::pair<std::uint8_t, int>{0, 50}, {1, 20}}) {
            Duel duel(cards, profile(era));
            put_lasting(duel, duel.set_active(one, "Clumsy"), LastingKind::damage_dealt, 40);
            duel.attack(attack);
            CHECK(duel.active(two).damage == expected);
        }
    }
}

TEST_CASE("DMG-03: a query that changes the attacker's side is named in the explanation", "[rules]")
{
    NeutralCards cards;
    const CallbackId more = cards.effects.add(changes_by(10));
    const Handler bonus{.hook = Hook::damage_dealt, .ability = 0, .effect = more};
    cards.pokemon(
        {.name = "Eager", .attacks = {{.name = "Hit", .damage = 20}}, .handlers = {bonus}});
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        duel.set_active(one, "Eager");
        duel.attack();
        CHECK(duel.active(two).damage == 30);
        const auto lines = duel.match.last_damage();
        REQUIRE(lines.size() == 3);
        CHECK(lines[1].step == DamageStep::attacker);
        CHECK(lines[1].source == cards["Eager"]);
    }
}

}  // namespace ptcg::damage_test
