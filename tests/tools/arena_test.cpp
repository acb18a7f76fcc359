#include "simulation/arena.hpp"

#include <cmath>

#include "simulation/rating.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"

using namespace ptcg;
using namespace ptcg::tools;

namespace {

struct Fixture {
    Fixture()
    {
        pool.library = cards.library;
        setup.pool = &pool;
        setup.rules = &rules;
        setup.bots = {"greedy", "random"};
        setup.pairs = {{{"one", "two"}, {cards.deck(), cards.deck()}}};
        setup.games = 22;
    }

    test::SmallCards cards;
    CardPool pool;
    Ruleset rules;
    ArenaSetup setup;
};

[[nodiscard]] bool near(double a, double b)
{
    return std::abs(a - b) < 0.0005;
}

}  // namespace

TEST_CASE("A share comes with Wilson's interval", "[tools][arena]")
{
    // Values of the formula computed by hand for these numbers.
    const Estimate half = share_of(50, 100);
    CHECK(near(half.value, 0.5));
    CHECK(near(half.low, 0.4038));
    CHECK(near(half.high, 0.5962));
    const Estimate all = share_of(10, 10);
    CHECK(near(all.value, 1));
    CHECK(near(all.low, 0.7225));
    CHECK(share_of(4, 4).high == 1);
    CHECK(share_of(0, 4).low == 0);
    const Estimate none = share_of(0, 0);
    CHECK(none.low == 0);
    CHECK(none.high == 1);
}

TEST_CASE("Elo follows from the share", "[tools][arena]")
{
    const Estimate elo = elo_of({0.75, 0.5, 10.0 / 11});
    CHECK(near(elo.value, 190.8485));
    CHECK(near(elo.low, 0));
    CHECK(near(elo.high, 400));
    CHECK(std::isinf(elo_of({1, 0.7, 1}).value));
    CHECK(elo_of({0, 0, 0.3}).value < 0);
}

TEST_CASE("In the arena every game is counted for one of the bots", "[tools][arena]")
{
    Fixture f;
    f.setup.pairs.push_back(f.setup.pairs[0]);
    const ArenaResult result = play_arena(f.setup);
    REQUIRE(result.pairs.size() == 2);
    CHECK(result.total.games == 44);
    for (const ArenaScore& score : result.pairs) {
        CHECK(score.games == 22);
        CHECK(score.wins + score.losses + score.draws == 22);
    }
    CHECK(result.total.wins > result.total.losses);
    CHECK(result.faults.empty());
}

TEST_CASE("In the arena it does not matter which bot is named first", "[tools][arena]")
{
    Fixture f;
    f.setup.games = 40;
    const ArenaScore one = play_arena(f.setup).total;
    f.setup.bots = {"random", "greedy"};
    const ArenaScore other = play_arena(f.setup).total;
    CHECK(one.wins > 28);
    CHECK(other.losses > 28);
}

TEST_CASE("The same arena gives the same result, whatever the threads", "[tools][arena][threads]")
{
    Fixture f;
    f.setup.bots = {"mcts:iterations=3:turns=0", "greedy"};
    const ArenaResult one = play_arena(f.setup);
    f.setup.threads = 3;
    const ArenaResult again = play_arena(f.setup);
    CHECK(one.signature == again.signature);
    CHECK(one.total.wins == again.total.wins);
    CHECK(one.decisions == again.decisions);
    f.setup.seed = 2;
    CHECK(play_arena(f.setup).signature != one.signature);
}

TEST_CASE("In the arena each bot has each deck and each seat equally often", "[tools][arena]")
{
    // A deck that cannot start a game makes every game of it a fault, whichever seat it has.
    Fixture f;
    f.setup.pairs[0].decks[1].pop_back();
    f.setup.games = 8;
    const ArenaResult result = play_arena(f.setup);
    CHECK(result.faults.size() == 8);
    CHECK(result.total.games == 0);
    CHECK(result.faults[0].message.find("player 2") == 0);
    CHECK(result.faults[2].message.find("player 1") == 0);
    CHECK(result.faults[4].message.find("player 1") == 0);
    CHECK(result.faults[6].message.find("player 2") == 0);
}
