#include "simulation/simulation.hpp"

#include "ptcg/bots/bots.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::simulation_test {

using namespace ptcg::tools;

namespace {

struct Fixture {
    test::SmallCards cards;
    std::vector<DefId> deck = cards.deck();
    CardPool pool;
    Ruleset rules;
    SimulationSetup setup;

    Fixture()
    {
        pool.library = std::move(cards.library);
        setup.pool = &pool;
        setup.rules = &rules;
        setup.decks = {deck, deck};
        setup.games = 30;
    }
};

}  // namespace

TEST_CASE("A simulation adds up", "[tools][simulate]")
{
    Fixture f;
    f.setup.check = true;
    const SimulationResult result = simulate(f.setup);
    CHECK(result.games == 30);
    CHECK(result.wins[0] + result.wins[1] + result.draws + result.capped == 30);
    CHECK(result.turns > 30);
    CHECK(result.decisions > result.turns);
    CHECK(result.faults.empty());
}

TEST_CASE("A program loses the games that it forfeits, and only those",
          "[tools][simulate][programs]")
{
    Fixture f;
    const std::string bot = (test::tests_folder() / "bots" / "programs" / "bot.py").string();
    f.setup.games = 3;
    f.setup.second_bot = bot + " lies 1:ms=60000";
    const SimulationResult result = simulate(f.setup);
    CHECK(result.games == 3);
    CHECK(result.wins[0] == 3);
    CHECK(result.faults.empty());
    REQUIRE(result.forfeits.size() == 3);
    CHECK(result.forfeits[2].game == 2);
    CHECK(result.forfeits[2].message.find("lies 1:ms=60000 forfeited: gave an illegal answer") !=
          std::string::npos);
    f.setup.second_bot = bot + " plays:ms=60000";
    const SimulationResult played = simulate(f.setup);
    CHECK(played.forfeits.empty());
    CHECK(played.wins[0] + played.wins[1] + played.draws + played.capped == 3);
}

TEST_CASE("The signature depends on the seed, not on the threads", "[tools][simulate][threads]")
{
    Fixture f;
    for (const std::string bot : {"random", "greedy", "mcts:iterations=2:turns=0"}) {
        f.setup.bot = bot;
        f.setup.seed = 1;
        f.setup.threads = 1;
        const SimulationResult alone = simulate(f.setup);
        f.setup.threads = 3;
        const SimulationResult together = simulate(f.setup);
        CHECK(alone.signature == together.signature);
        CHECK(alone.wins == together.wins);
        CHECK(alone.decisions == together.decisions);
        f.setup.seed = 2;
        CHECK(simulate(f.setup).signature != alone.signature);
    }
}

TEST_CASE("Games that take too long are counted apart", "[tools][simulate]")
{
    Fixture f;
    f.setup.decision_cap = 10;
    const SimulationResult result = simulate(f.setup);
    CHECK(result.capped == 30);
    CHECK(result.decisions == 300);
}

TEST_CASE("A game that cannot begin is a fault with its seed", "[tools][simulate]")
{
    Fixture f;
    f.setup.decks[1].pop_back();
    f.setup.games = 2;
    const SimulationResult result = simulate(f.setup);
    REQUIRE(result.faults.size() == 2);
    CHECK(result.faults[1].game == 1);
    CHECK(result.faults[1].seed == game_seed(f.setup, 1));
    CHECK(result.faults[1].message == "player 2's deck has 59 cards; it must have 60 (DECK-01)");
}

}  // namespace ptcg::simulation_test
