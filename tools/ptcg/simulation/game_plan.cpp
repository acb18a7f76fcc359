#include "simulation/game_plan.hpp"

#include <utility>

#include "ptcg/bots/bots.hpp"

namespace ptcg::tools {

std::array<std::size_t, players> GamePlan::bots_of(std::size_t meeting) const
{
    std::size_t first = 0;
    for (std::size_t others = bots.size() - 1; meeting >= others; --others) {
        meeting -= others;
        ++first;
    }
    return {first, first + 1 + meeting};
}

PlannedGame GamePlan::game(std::uint64_t number) const
{
    const std::uint64_t pair = number / 2;
    const std::uint64_t place = pair / meetings();
    const std::uint64_t table = place / decks.size();
    PlannedGame game;
    game.bots = bots_of(meeting_of(pair));
    if (number % 2 == 1) std::swap(game.bots[0], game.bots[1]);
    game.decks = static_cast<std::size_t>(place % decks.size());
    game.decks_exchanged = table % 2 == 1;
    game.seed = derived_seed(derived_seed(seed, game.decks), table);
    return game;
}

}  // namespace ptcg::tools
