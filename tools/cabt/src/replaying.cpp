// Saved games: the answers of a match that does not ask what has one answer.

#include <algorithm>

#include "ptcg/cabt/game.hpp"
#include "ptcg/hosting/game_table.hpp"

namespace ptcg::cabt {
namespace {

[[nodiscard]] bool ask_alike(const Decision* one, const Decision* other)
{
    return one != nullptr && other != nullptr && one->asked == other->asked &&
           one->purpose == other->purpose && one->source == other->source &&
           one->min == other->min && one->max == other->max &&
           std::ranges::equal(one->options, other->options);
}

}  // namespace

Result<Replay> Game::replay(std::shared_ptr<const CardPool> pool,
                            std::shared_ptr<ScriptHost> scripts) const
{
    if (start_.explicit_chance) return Error{"a saved game has no outcomes of chance"};
    if (is_search_) return Error{"a search is not a game that was played"};
    GameTable::Setup setup;
    setup.ruleset = rules_.ruleset_name;
    setup.rules = *rules_.ruleset;
    setup.seed = match_seed_;
    const auto defs = match_->state().defs;
    for (std::size_t who = 0; who < players; ++who) {
        const auto first = defs.begin() + static_cast<std::ptrdiff_t>(who * cards_per_player);
        setup.decks[who] = {"Seat " + std::to_string(who), {first, first + cards_per_player}};
    }
    MatchSetup start;
    start.deck_one = setup.decks[0].cards;
    start.deck_two = setup.decks[1].cards;
    start.seed = match_seed_;
    start.ask_forced = true;
    Result<Match> asking = Match::start(pool->library, *rules_.ruleset, rules_.effects, start);
    if (!asking) return asking.error();
    Result<std::unique_ptr<GameTable>> table =
        GameTable::open(std::move(pool), std::move(setup), std::move(scripts));
    if (!table) return table.error();
    for (const Given& given : given_) {
        if (ask_alike(asking.value().decision(), table.value()->match().decision())) {
            if (Result<void> taken = table.value()->answer(given.picks); !taken)
                return taken.error();
        }
        if (Result<void> taken = asking.value().answer(given.picks); !taken) return taken.error();
    }
    return table.value()->replay();
}

}  // namespace ptcg::cabt
