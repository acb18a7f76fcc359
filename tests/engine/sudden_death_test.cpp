// Simultaneous wins and Sudden Death (section 17).

#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::sudden_death_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// "Clash" Knocks Out both Active Pokémon.
struct Cards : NeutralCards {
    Cards()
    {
        const auto clash = [](Resolver& game, EffectContext& it) {
            if (const Status s = game.knock_out(it.attacker); s != Status::done) return s;
            return game.knock_out(it.target);
        };
        pokemon({.name = "Clasher",
                 .hp = 60,
                 .attacks = {{.name = "Clash", .damage = 0, .after = clash}}});
    }
};

/// Both Active Pokémon are Clashers. `bench_one` and `bench_two` say who has a Benched Pokémon.
struct Clash : Duel {
    Clash(Cards& cards, const Ruleset& rules, bool bench_one, bool bench_two) : Duel(cards, rules)
    {
        set_active(one, "Clasher");
        set_active(two, "Clasher");
        if (bench_one) add_to_bench(one, "Bystander");
        if (bench_two) add_to_bench(two, "Bystander");
    }

    /// Makes the attack and answers every question about Prize cards and promotions after it.
    void clash()
    {
        attack();
        while (next() != nullptr &&
               (next()->purpose == Purpose::prize || next()->purpose == Purpose::promote)) {
            answer_first();
        }
    }
};

/// Gives default answers until the first main phase.
void set_up(Duel& duel)
{
    while (duel.next()->purpose != Purpose::main_phase) {
        if (duel.next()->purpose == Purpose::start_first) {
            duel.answer({0});
        } else {
            REQUIRE(duel.match.answer_by_default());
        }
    }
}

/// Satisfies the primer's house rule (BENCH-02).
void may_pass(Duel& duel)
{
    duel.match.edit([](Resolver& game) { game.table().benched_basic = true; });
}

}  // namespace

TEST_CASE("SIM-01 WIN-01: the last Prize alone wins", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), true, true);
        duel.set_prizes(one, 1);
        duel.clash();
        CHECK(duel.match.winner() == one);
        CHECK(duel.match.reason() == WinReason::prizes);
    }
}

TEST_CASE("SIM-01 WIN-02: the opponent without a replacement alone loses", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), false, true);
        duel.clash();
        CHECK(duel.match.winner() == two);
        CHECK(duel.match.reason() == WinReason::no_pokemon);
    }
}

TEST_CASE("SIM-02 EX-89: both ways against one", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), false, false);
        duel.set_prizes(one, 1);
        duel.clash();
        CHECK(duel.match.winner() == one);
        CHECK(duel.match.reason() == WinReason::both_ways);
        CHECK(duel.count(EventKind::sudden_death) == 0);
    }
}

TEST_CASE("SIM-02 EX-90: last Prizes at the same time are a draw", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), true, true);
        duel.set_prizes(one, 1);
        duel.set_prizes(two, 1);
        duel.add_coins("H");
        duel.clash();
        CHECK_FALSE(duel.match.over());
        CHECK(duel.match.state().now.sudden_deaths == 1);
    }
}

TEST_CASE("SIM-02 EX-98: both ways against both ways", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), false, false);
        duel.set_prizes(one, 1);
        duel.set_prizes(two, 1);
        duel.add_coins("H");
        duel.clash();
        CHECK_FALSE(duel.match.over());
        CHECK(duel.match.state().now.sudden_deaths == 1);
    }
}

TEST_CASE("SIM-02: one way each, though not the same one", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        // Player one takes the last Prize card but has no Pokémon to promote. Player two has one.
        Clash duel(cards, profile(era), false, true);
        duel.set_prizes(one, 1);
        duel.add_coins("H");
        duel.clash();
        CHECK_FALSE(duel.match.over());
        CHECK(duel.match.state().now.sudden_deaths == 1);
    }
}

TEST_CASE("SIM-02: neither has a Pokémon left", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), false, false);
        duel.add_coins("H");
        duel.clash();
        CHECK_FALSE(duel.match.over());
        CHECK(duel.match.state().now.sudden_deaths == 1);
    }
}

TEST_CASE("SIM-02 CHK-05 T-35: in the Checkup too, in either order of Prizes and promotion",
          "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), true, true);
        for (PlayerId id : both_players) {
            duel.set_prizes(id, 1);
            const SlotId active = duel.match.rules().active(id);
            duel.set_damage(active, 50);
            duel.set_condition(active, Condition::poisoned);
        }
        duel.add_coins("H");
        duel.end_turn();
        REQUIRE(duel.next() != nullptr);
        CHECK(duel.match.state().now.sudden_deaths == 1);
    }
}

TEST_CASE("SIM-03 EX-90: an entirely new game with 1 Prize card each", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), true, true);
        duel.set_prizes(one, 1);
        duel.set_prizes(two, 1);
        duel.set_condition(duel.match.rules().active(two), Condition::burned);
        duel.match.edit([](Resolver& game) { game.player(one).once_per_game = 1; });
        duel.add_coins("H");  // the flip for the start is the only one
        duel.clash();
        set_up(duel);
        CHECK(duel.coins_left() == 0);
        const Table& now = duel.match.state().now;
        CHECK(now.turn == 1);
        CHECK(now.lasting_count == 0);
        const Permissions& game = duel.match.rules();
        for (PlayerId id : both_players) {
            CHECK(game.pile(id, Zone::prizes).count == 1);
            CHECK(game.pile(id, Zone::discard).count == 0);
            CHECK(game.active(id) != no_slot);
            CHECK(game.slot(game.active(id)).conditions == 0);
            CHECK(game.slot(game.active(id)).damage == 0);
            CHECK(game.player(id).once_per_game == 0);
            const int drawn = id == now.turn_player ? 1 : 0;
            CHECK(game.pile(id, Zone::hand).count == 6 - game.player(id).bench_count + drawn);
        }
        CHECK(duel.position(EventKind::coin) > duel.position(EventKind::sudden_death));
        CHECK(invariant_broken(game).empty());
    }
}

TEST_CASE("SIM-04: who wins Sudden Death wins the match", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), true, true);
        duel.set_prizes(one, 1);
        duel.set_prizes(two, 1);
        duel.add_coins("H");
        duel.clash();
        set_up(duel);
        const PlayerId turn = duel.match.state().now.turn_player;
        const SlotId victim = duel.match.rules().active(turn);
        duel.set_damage(victim, duel.match.rules().hp(victim) - 10);
        duel.set_condition(victim, Condition::poisoned);
        duel.add_to_bench(turn, "Bystander");
        may_pass(duel);
        duel.end_turn();
        // There was only one Prize card.
        CHECK(duel.next() == nullptr);
        CHECK(duel.match.winner() == opponent_of(turn));
        CHECK(duel.match.reason() == WinReason::prizes);
    }
}

TEST_CASE("SIM-04: a tied Sudden Death is followed by another", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), true, true);
        duel.set_prizes(one, 1);
        duel.set_prizes(two, 1);
        duel.add_coins("HHH");
        duel.clash();
        for (int game = 2; game <= 3; ++game) {
            set_up(duel);
            for (PlayerId id : both_players) {
                const SlotId active = duel.match.rules().active(id);
                duel.set_damage(active, duel.match.rules().hp(active) - 10);
                duel.set_condition(active, Condition::poisoned);
            }
            may_pass(duel);
            duel.end_turn();
            REQUIRE(duel.next() != nullptr);
            CHECK(duel.match.state().now.sudden_deaths == game);
        }
    }
}

TEST_CASE("SIM-02: one way against both, whoever has them", "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Clash duel(cards, profile(era), false, false);
        duel.set_prizes(two, 1);
        duel.clash();
        CHECK(duel.match.winner() == two);
        CHECK(duel.match.reason() == WinReason::both_ways);
    }
}

}  // namespace ptcg::sudden_death_test
