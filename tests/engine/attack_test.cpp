// The attack procedure (section 9) under custom step lists and switches. The rows themselves are
// tested in tests/rules/attacking.lua.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::attack_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// An attack in which each part appends its letter to a trace.
struct Cards : NeutralCards {
    Cards()
    {
        const auto write = [this](char letter) {
            return [this, letter](Resolver&, EffectContext&) {
                trace += letter;
                return Status::done;
            };
        };
        const auto size = [this](Resolver&, EffectContext& it) {
            trace += 'd';
            it.amount = 20;
            return Status::done;
        };
        pokemon({.name = "Writer",
                 .hp = 200,
                 .attacks = {{.name = "Write",
                              .damage = 20,
                              .choose = write('c'),
                              .require = write('r'),
                              .before = write('b'),
                              .size = size,
                              .after = write('a')}}});
    }

    std::string trace;
};

void need_coin(Duel& duel, SlotId on)
{
    duel.match.edit([&](Resolver& game) {
        Lasting effect;
        effect.kind = LastingKind::attack_needs_coin;
        effect.subject = static_cast<std::uint8_t>(on);
        effect.owner = two;
        REQUIRE(game.add_lasting(effect, Until::end_of_game) == Status::done);
    });
}

}  // namespace

TEST_CASE("ATK-10 ATK-11 ATK-12 T-27: the parts of an attack in their order", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        duel.match.verify_reruns(false);
        duel.set_active(one, "Writer");
        cards.trace.clear();
        duel.attack();
        CHECK(cards.trace == "crbda");
        CHECK(duel.active(two).damage == 20);
    }
}

TEST_CASE("ATK-08 ATK-09 T-24 T-25 T-26: the step list decides when each check comes", "[rules]")
{
    using enum AttackStep;
    Cards cards;
    Ruleset rules = profile("sv");
    struct Case {
        std::array<AttackStep, attack_step_count> steps;
        const char* before_confusion;  ///< the parts that run when the Confusion flip is lost
        const char* coins;
    };
    const Case cases[] = {
        {{announce, choose, require, alter, confusion, resolve}, "cr", "HT"},
        {{announce, confusion, choose, require, alter, resolve}, "", "T"},
        {{announce, alter, confusion, choose, require, resolve}, "", "HT"},
        {{announce, choose, confusion, require, alter, resolve}, "c", "T"},
    };
    for (const Case& c : cases) {
        rules.attack_steps = c.steps;
        Duel duel(cards, rules);
        duel.match.verify_reruns(false);
        const SlotId writer = duel.set_active(one, "Writer");
        duel.set_condition(writer, Condition::confused);
        need_coin(duel, writer);
        cards.trace.clear();
        duel.add_coins(c.coins);
        duel.attack();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(cards.trace == c.before_confusion);
        CHECK(duel.coins_left() == 0);
        CHECK(duel.active(one).damage == 30);
        CHECK(duel.active(two).damage == 0);
    }
}

TEST_CASE("ATK-14: each way to stop an attack is told apart, and ends the turn", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Striker", .hp = 200, .attacks = {{.name = "Hit"}}});
    const auto refuse = [](Resolver&, EffectContext& it) {
        it.allowed = false;
        return Status::done;
    };
    cards.pokemon(
        {.name = "Refuser", .hp = 200, .attacks = {{.name = "Never", .require = refuse}}});
    const auto reason = [](const Duel& duel) {
        for (const Event& e : duel.match.events()) {
            if (e.kind == EventKind::attack_stopped) return static_cast<StopReason>(e.value);
        }
        FAIL("the attack was not stopped");
        return StopReason::prevented;
    };
    for (const char* era : eras) {
        for (const StopReason expected :
             {StopReason::tails, StopReason::confused, StopReason::requirement}) {
            Duel duel(cards, profile(era));
            const bool requirement = expected == StopReason::requirement;
            const SlotId attacker = duel.set_active(one, requirement ? "Refuser" : "Striker");
            if (expected == StopReason::tails) need_coin(duel, attacker);
            if (expected == StopReason::confused) duel.set_condition(attacker, Condition::confused);
            duel.add_coins(requirement ? "" : "T");
            duel.attack();
            REQUIRE(duel.next()->purpose == Purpose::main_phase);
            CHECK(reason(duel) == expected);
            CHECK(duel.match.state().now.turn_player == two);
            CHECK(duel.active(two).damage == 0);
        }
    }
}

TEST_CASE("an attack that performs itself ends after four copies")
{
    Cards cards;
    cards.pokemon(
        {.name = "Mirror",
         .attacks = {
             {.name = "Reflect", .damage = 0, .after = [](Resolver& game, EffectContext& it) {
                  return game.perform_attack(it.self, it.attack);
              }}}});
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "Mirror");
    duel.attack();
    while (duel.match.decision() != nullptr &&
           duel.match.decision()->purpose != Purpose::main_phase) {
        duel.answer_first();
    }
    CHECK(duel.count(EventKind::attack_copied) == 4);
}

TEST_CASE("a question says whose text puts it, and whether that is an attack")
{
    Cards cards;
    const auto question = [](Resolver& game, EffectContext& it) {
        bool yes = false;
        return game.ask_yes_no(it.owner, Purpose::yes_no, yes);
    };
    cards.pokemon({.name = "Asker",
                   .attacks = {{.name = "Hit"}, {.name = "Ask", .damage = 0, .after = question}}});
    cards.trainer("Quiz", TrainerKind::item, question);
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "Asker");
    duel.add_to_hand(one, "Quiz");
    CHECK_FALSE(duel.next()->origin_attack);
    duel.play("Quiz");
    const Decision* open = duel.next();
    REQUIRE(open->purpose == Purpose::yes_no);
    CHECK(open->source == cards["Quiz"]);
    CHECK_FALSE(open->origin_attack);
    duel.answer({0});
    duel.attack(1);
    open = duel.next();
    REQUIRE(open->purpose == Purpose::yes_no);
    CHECK(open->source == cards["Asker"]);
    CHECK(open->effect == 1);
    CHECK(open->origin_attack);
}

TEST_CASE("ATK-01: the Active Pokémon alone attacks", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        const SlotId active = duel.set_active(one, "Writer");
        const SlotId benched = duel.add_to_bench(one, "Writer");
        const Permissions& game = duel.match.rules();
        CHECK(game.may_attack(active).allowed());
        CHECK(std::string_view(game.may_attack(benched).rule) == "ATK-01");
        CHECK(std::string_view(game.may_attack(no_slot).rule) == "ATK-01");
    }
}

TEST_CASE("ATK-12: what comes after the damage is told how much it was", "[rules]")
{
    Cards cards;
    int told = -1, damage = 0;
    cards.pokemon({.name = "Giant",
                   .attacks = {{.name = "Stomp",
                                .damage = 10,
                                .size =
                                    [&](Resolver&, EffectContext& it) {
                                        it.amount = damage;
                                        return Status::done;
                                    },
                                .after =
                                    [&](Resolver&, EffectContext& it) {
                                        told = it.amount;
                                        return Status::done;
                                    }}}});
    for (const auto& [dealt, tells] :
         {std::pair{10, 10}, {2540, 2540}, {2550, 2550}, {2560, 2560}, {5000, 5000}}) {
        damage = dealt;
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Giant");
        duel.add_to_bench(two, "Bystander");
        duel.attack();
        static_cast<void>(duel.next());
        CHECK(told == tells);
    }
}

TEST_CASE("TURN-04 T-48: passing may be forbidden while an attack is possible", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit"}}, .retreat = 3});
    Ruleset rules = profile("dp");
    for (const bool may_pass : {true, false}) {
        rules.may_pass = may_pass;
        Duel duel(cards, rules);
        duel.set_active(one, "Striker");
        REQUIRE(find_option(*duel.next(), OptionKind::attack) >= 0);
        CHECK((find_option(*duel.next(), OptionKind::end_turn) >= 0) == may_pass);
        duel.attack();  // player two's Bystander cannot attack
        REQUIRE(duel.next()->asked == two);
        // A player who cannot attack may always pass.
        CHECK(find_option(*duel.next(), OptionKind::attack) == -1);
        CHECK(find_option(*duel.next(), OptionKind::end_turn) >= 0);
    }
}

}  // namespace ptcg::attack_test
