#include "simulation/arena.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::arena_test {

using namespace ptcg::tools;

namespace {

struct Fixture {
    Fixture()
    {
        pool.library = cards.library;
        setup.pool = &pool;
        setup.rules = &rules;
        setup.plan = {{"greedy", "random"}, {{{"one", "two"}, {cards.deck(), cards.deck()}}}, 1};
        setup.games = 22;
    }

    test::SmallCards cards;
    CardPool pool;
    Ruleset rules;
    ArenaSetup setup;
};

}  // namespace

TEST_CASE("In the arena every game is counted for one of the bots", "[tools][arena]")
{
    Fixture f;
    f.setup.plan.decks.push_back(f.setup.plan.decks[0]);
    const ArenaResult result = play_arena(f.setup);
    REQUIRE(result.scores.size() == 1);
    REQUIRE(result.scores[0].size() == 2);
    CHECK(result.total().games == 44);
    CHECK(result.total().pairs.pairs() == 22);
    for (const ArenaScore& score : result.scores[0]) {
        CHECK(score.games == 22);
        CHECK(score.wins + score.losses + score.draws == 22);
        CHECK(score.pairs.share() == score.points() / 22);
    }
    CHECK(result.total().wins > result.total().losses);
    CHECK(result.faults.empty());
}

TEST_CASE("The two games of a pair are at one table, with the bots exchanged", "[tools][arena]")
{
    Fixture f;
    GamePlan& plan = f.setup.plan;
    plan.bots = {"a", "b", "c"};
    plan.decks.push_back(plan.decks[0]);
    std::map<std::size_t, std::size_t> meetings;
    std::set<std::pair<std::uint64_t, bool>> tables;
    for (std::uint64_t pair = 0; pair < 24; ++pair) {
        const PlannedGame one = plan.game(2 * pair);
        const PlannedGame two = plan.game(2 * pair + 1);
        CHECK(one.bots == plan.bots_of(plan.meeting_of(pair)));
        CHECK(one.bots == std::array{two.bots[1], two.bots[0]});
        CHECK(one.seed == two.seed);
        CHECK(one.decks == two.decks);
        CHECK(one.decks_exchanged == two.decks_exchanged);
        ++meetings[plan.meeting_of(pair)];
        tables.insert({one.seed, one.decks_exchanged});
    }
    CHECK(meetings == std::map<std::size_t, std::size_t>{{0, 8}, {1, 8}, {2, 8}});
    // All meetings share the tables, of which half have the decks in each order.
    CHECK(tables.size() == 8);
    CHECK(std::ranges::count_if(tables, [](const auto& table) { return table.second; }) == 4);
    plan.bots = {"a", "c"};
    for (std::uint64_t pair = 0; pair < 8; ++pair) {
        const PlannedGame game = plan.game(2 * pair);
        CHECK(tables.contains({game.seed, game.decks_exchanged}));
    }
}

TEST_CASE("Every two bots meet", "[tools][arena]")
{
    GamePlan plan;
    plan.bots = {"a", "b", "c", "d"};
    std::vector<std::array<std::size_t, players>> met;
    for (std::size_t i = 0; i < plan.meetings(); ++i) met.push_back(plan.bots_of(i));
    CHECK(met == std::vector<std::array<std::size_t, players>>{
                     {0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}});
}

TEST_CASE("A bot against itself wins one game of each pair if it does not depend on chance",
          "[tools][arena]")
{
    Fixture f;
    f.setup.plan.bots = {"greedy", "greedy"};
    const ArenaScore total = play_arena(f.setup).total();
    CHECK(total.wins == 11);
    CHECK(total.pairs.counts()[2] == 11);
    CHECK(total.variance_of_pairing() == 0.0);
    const Estimate share = share_of(total.pairs);
    CHECK(share.value == 0.5);
    CHECK(share.low < 0.5);
    CHECK(share.high > 0.5);
}

TEST_CASE("In the arena it does not matter which bot is named first", "[tools][arena]")
{
    Fixture f;
    f.setup.games = 40;
    const ArenaScore one = play_arena(f.setup).total();
    f.setup.plan.bots = {"random", "greedy"};
    const ArenaScore other = play_arena(f.setup).total();
    CHECK(one.wins > 28);
    CHECK(other.losses == one.wins);
    CHECK(other.pairs.counts()[0] == one.pairs.counts()[4]);
}

TEST_CASE("More games do not change the games before them", "[tools][arena]")
{
    Fixture f;
    const ArenaResult some = play_arena(f.setup);
    f.setup.games = 40;
    const ArenaResult more = play_arena(f.setup);
    REQUIRE(more.pairs.size() == 20);
    for (std::size_t i = 0; i < some.pairs.size(); ++i) {
        CHECK(more.pairs[i].ends == some.pairs[i].ends);
    }
}

TEST_CASE("The same arena gives the same result, whatever the threads", "[tools][arena][threads]")
{
    Fixture f;
    f.setup.plan.bots = {"mcts:iterations=3:turns=0", "greedy", "random"};
    f.setup.games = 8;
    const ArenaResult one = play_arena(f.setup);
    f.setup.threads = 3;
    const ArenaResult again = play_arena(f.setup);
    CHECK(one.signature == again.signature);
    CHECK(one.total(1).wins == again.total(1).wins);
    CHECK(one.decisions == again.decisions);
    f.setup.plan.seed = 2;
    CHECK(play_arena(f.setup).signature != one.signature);
}

TEST_CASE("A pair with a game that went wrong does not count", "[tools][arena]")
{
    // A deck that cannot start a game makes every game of it a fault, whichever seat it has.
    Fixture f;
    f.setup.plan.decks[0].cards[1].pop_back();
    f.setup.games = 8;
    const ArenaResult result = play_arena(f.setup);
    CHECK(result.faults.size() == 8);
    CHECK(result.total().games == 0);
    CHECK(result.total().variance_of_pairing() == std::nullopt);
    // The decks change seats after each pair.
    CHECK(result.faults[1].message.find("player 2") == 0);
    CHECK(result.faults[2].message.find("player 1") == 0);
    CHECK(result.faults[3].message.find("player 1") == 0);
    CHECK(result.faults[4].message.find("player 2") == 0);
    const std::vector<GameOutcome> outcomes = {{0, GameEnd::draw},       {1, GameEnd::fault},
                                               {2, GameEnd::won_by_two}, {3, GameEnd::won_by_two},
                                               {5, GameEnd::draw},       {6, GameEnd::draw}};
    const std::vector<PlayedPair> pairs = pairs_in(outcomes);
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].number == 1);
    CHECK(pairs[0].results() == std::array{1, 0, 1});
}

TEST_CASE("In the arena a program has either seat, and each game is told to it",
          "[tools][arena][programs]")
{
    Fixture f;
    const std::string bot = (test::tests_folder() / "bots" / "programs" / "bot.py").string();
    f.setup.plan.bots = {"greedy", bot + " plays:ms=60000"};
    f.setup.games = 4;
    const ArenaResult played = play_arena(f.setup);
    CHECK(played.total().games == 4);
    CHECK(played.forfeits.empty());
    f.setup.plan.bots[1] = bot + " lies 1:ms=60000";
    const ArenaResult forfeited = play_arena(f.setup);
    CHECK(forfeited.total().wins == 4);
    CHECK(forfeited.forfeits.size() == 4);
}

}  // namespace ptcg::arena_test
