// The Checkup (sections 12 and 13) under switches in which the profiles do not differ. The rows
// themselves are tested in tests/rules/checkup.lua and conditions.lua.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::checkup_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

[[nodiscard]] bool has(Duel& duel, PlayerId id, Condition condition)
{
    return duel.active(id).has(condition);
}

}  // namespace

TEST_CASE("GAP-02: whose Pokémon comes first inside a step", "[rules]")
{
    NeutralCards cards;
    Ruleset rules = profile("xy");
    for (const auto& [first, wakes] :
         {std::pair{FirstToAct::turn_player, one}, {FirstToAct::next_player, two}}) {
        rules.checkup_first = first;
        Duel duel(cards, rules);
        for (PlayerId id : both_players) {
            duel.set_condition(duel.match.rules().active(id), Condition::asleep);
        }
        duel.add_coins("HT");
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK_FALSE(has(duel, wakes, Condition::asleep));
        CHECK(has(duel, opponent_of(wakes), Condition::asleep));
    }
}

TEST_CASE("SC-06 PSN-01 BRN-01: how strong a Special Condition is", "[rules]")
{
    NeutralCards cards;
    struct Case {
        int strength, poison, burn, coins;
    };
    for (const Case& c : {Case{0, 1, 2, 0}, Case{-5, 1, 2, 0}, Case{1, 1, 1, 1}, Case{2, 2, 2, 2},
                          Case{99, 99, 99, 99}, Case{200, 99, 99, 99}}) {
        CAPTURE(c.strength);
        Duel duel(cards, profile("sv"));
        duel.match.edit([&](Resolver& game) {
            const SlotId id = game.active(two);
            const Slot& slot = game.slot(id);
            for (const Condition condition :
                 {Condition::poisoned, Condition::burned, Condition::asleep}) {
                REQUIRE(game.set_condition(id, condition, c.strength) == Status::done);
                CHECK(slot.has(condition));
            }
            CHECK(slot.poison_counters == c.poison);
            CHECK(slot.burn_counters == c.burn);
            CHECK(slot.sleep_coins == c.coins);
            REQUIRE(game.set_condition(id, Condition::poisoned, c.strength) == Status::done);
            CHECK(slot.sleep_coins == c.coins);
            REQUIRE(game.set_condition(id, Condition::confused) == Status::done);
            CHECK_FALSE(slot.has(Condition::asleep));  // SC-04
            CHECK(slot.sleep_coins == 0);
            CHECK(slot.poison_counters == c.poison);
            REQUIRE(game.remove_conditions(id) == Status::done);
            CHECK(slot.conditions == 0);
            CHECK(slot.poison_counters == 0);
            CHECK(slot.burn_counters == 0);
        });
    }
}

TEST_CASE("CHK-05 T-33: Knock Outs at the end, or after each condition", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Frail", .hp = 10});
    Ruleset rules = profile("xy");
    for (const bool at_end : {true, false}) {
        rules.checkup_knock_outs_at_end = at_end;
        Duel duel(cards, rules);
        const SlotId frail = duel.set_active(one, "Frail");
        duel.add_to_bench(one, "Bystander");
        duel.set_condition(frail, Condition::poisoned);
        duel.set_condition(frail, Condition::asleep);
        duel.add_coins(at_end ? "T" : "");
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::prize);
        CHECK(duel.coins_left() == 0);  // otherwise it is Knocked Out before its coin is flipped
    }
}

TEST_CASE("CHK-02 T-30: Asleep and Paralyzed in one step or in two", "[rules]")
{
    NeutralCards cards;
    Ruleset rules = profile("sv");
    for (const bool together : {true, false}) {
        rules.asleep_and_paralyzed_together = together;
        Duel duel(cards, rules);
        duel.set_condition(duel.match.rules().active(one), Condition::paralyzed);
        duel.set_condition(duel.match.rules().active(two), Condition::asleep);
        duel.add_coins("T");
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        const int coin = duel.position(EventKind::coin);
        const int recovered = duel.position(EventKind::condition_removed, one);
        REQUIRE(coin >= 0);
        REQUIRE(recovered >= 0);
        CHECK((recovered < coin) == together);
    }
}

TEST_CASE("BRN-01 T-29: the two burn models", "[rules]")
{
    NeutralCards cards;
    Ruleset rules = profile("dp");
    for (const BurnModel model : {BurnModel::flip_then_damage, BurnModel::damage_then_flip}) {
        rules.burn = model;
        const bool first = model == BurnModel::damage_then_flip;
        for (const char coin : {'H', 'T'}) {
            Duel duel(cards, rules);
            duel.set_condition(duel.match.rules().active(two), Condition::burned);
            duel.add_coins(std::string(1, coin));
            duel.end_turn();
            REQUIRE(duel.next()->purpose == Purpose::main_phase);
            CHECK(duel.active(two).damage == (first || coin == 'T' ? 20 : 0));
            CHECK(has(duel, two, Condition::burned) == !(first && coin == 'H'));
        }
    }
}

TEST_CASE("PAR-02 T-32 GAP-13: the two ends of Paralysis", "[rules]")
{
    NeutralCards cards;
    Ruleset rules = profile("dp");
    for (const ParalysisEnds ends : {ParalysisEnds::after_full_turn, ParalysisEnds::own_checkup}) {
        rules.paralysis_ends = ends;
        Duel duel(cards, rules);
        duel.set_condition(duel.match.rules().active(one),
                           Condition::paralyzed);  // in its owner's turn
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(has(duel, one, Condition::paralyzed) == (ends == ParalysisEnds::after_full_turn));
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(has(duel, one, Condition::paralyzed) == (ends == ParalysisEnds::after_full_turn));
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK_FALSE(has(duel, one, Condition::paralyzed));
    }
}

TEST_CASE("CHK-01 CHK-05: the Checkup stands between the turns", "[rules]")
{
    NeutralCards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        duel.set_condition(duel.match.rules().active(one), Condition::poisoned);
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        const int ended = duel.position(EventKind::turn_ended);
        const int checkup = duel.position(EventKind::checkup_began);
        const int counters = duel.position(EventKind::counters_put);
        const int began = duel.position(EventKind::turn_began);
        CHECK(ended < checkup);
        CHECK(checkup < counters);
        CHECK(counters < began);
    }
}

TEST_CASE("CHK-03: what happens at the Checkup waits for the conditions, checks in between or not",
          "[rules]")
{
    for (const bool at_end : {true, false}) {
        NeutralCards cards;
        int burn_seen = -1;
        Handler watch{.hook = Hook::on_checkup, .ability = 0, .subject = Subject::any};
        watch.effect = cards.effects.add([&](Resolver& game, EffectContext& it) {
            burn_seen = game.slot(it.self).damage;
            return Status::done;
        });
        cards.pokemon({.name = "Watcher", .hp = 200, .handlers = {watch}});
        Ruleset rules = profile("sv");
        rules.checkup_others = CheckupOthers::after_conditions;
        rules.checkup_knock_outs_at_end = at_end;
        Duel duel(cards, rules);
        const SlotId watcher = duel.set_active(one, "Watcher");
        duel.set_condition(watcher, Condition::poisoned);
        duel.set_condition(watcher, Condition::burned);
        duel.add_coins("T");
        duel.end_turn();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(burn_seen == duel.active(one).damage);  // both had been added
        CHECK(burn_seen > 10);
    }
}

TEST_CASE("CHK-04: a Tool that has gone is not used", "[rules]")
{
    NeutralCards cards;
    int used = 0;
    Handler in_time{.hook = Hook::on_checkup, .ability = Handler::none, .subject = Subject::any};
    in_time.effect = cards.effects.add([&](Resolver&, EffectContext&) {
        ++used;
        return Status::done;
    });
    cards.add(cards.library.def(cards.trainer("Plain", TrainerKind::tool)), "Clock",
              std::array{in_time});
    bool takes = false;
    Handler thief{.hook = Hook::on_checkup, .ability = 0, .subject = Subject::any};
    thief.effect = cards.effects.add([&](Resolver& game, EffectContext&) {
        const CardList tools = game.cards_of(game.active(one), Role::tool);
        return takes && tools.count == 1 ? game.discard(tools.card[0]) : Status::done;
    });
    cards.pokemon({.name = "Thief", .hp = 200, .handlers = {thief}});
    for (const bool taken : {false, true}) {
        takes = taken;
        used = 0;
        Duel duel(cards, profile("dp"));
        duel.match.verify_reruns(false);
        duel.add_to_bench(two, "Thief");
        duel.attach(duel.match.rules().active(one), "Clock", Role::tool);
        duel.end_turn();
        // Not before the other texts. It is used afterward if it is still there.
        while (duel.next()->purpose == Purpose::checkup_order) duel.answer({1});
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK((used > 0) == !taken);
    }
}

}  // namespace ptcg::checkup_test
