#include "simulation/arena.hpp"

namespace ptcg::tools {

std::optional<double> ArenaScore::variance_of_pairing() const
{
    if (games == 0) return std::nullopt;
    const double n = static_cast<double>(games);
    const double share = points() / n;
    const double of_game =
        (static_cast<double>(wins) + static_cast<double>(draws) / 4) / n - share * share;
    if (of_game <= 0) return std::nullopt;
    return pairs.variance() / (of_game / 2);
}

void ArenaScore::add(const ArenaScore& other)
{
    games += other.games;
    wins += other.wins;
    losses += other.losses;
    draws += other.draws;
    pairs.add(other.pairs);
}

std::array<int, 3> PlayedPair::results() const
{
    std::array<int, 3> results{};
    for (std::size_t game = 0; game < ends.size(); ++game) {
        const GameEnd won = game == 0 ? GameEnd::won_by_one : GameEnd::won_by_two;
        ++results[ends[game] == GameEnd::draw ? 1 : ends[game] == won ? 0 : 2];
    }
    return results;
}

std::size_t PlayedPair::loser(std::size_t game) const
{
    return ends[game] == GameEnd::won_by_one ? 1 - game : game;
}

std::vector<PlayedPair> pairs_in(std::span<const GameOutcome> outcomes)
{
    std::vector<PlayedPair> pairs;
    for (std::size_t i = 0; i + 1 < outcomes.size(); ++i) {
        const GameOutcome& first = outcomes[i];
        const GameOutcome& second = outcomes[i + 1];
        if (first.game % 2 != 0 || second.game != first.game + 1) continue;
        if (first.end == GameEnd::fault || second.end == GameEnd::fault) continue;
        pairs.push_back({first.game / 2, {first.end, second.end}});
    }
    return pairs;
}

ArenaResult::ArenaResult(const GamePlan& plan)
    : scores(plan.meetings(), std::vector<ArenaScore>(plan.decks.size()))
{
}

void ArenaResult::add(const GamePlan& plan, const PlayedPair& pair)
{
    ArenaScore& score = scores[plan.meeting_of(pair.number)][plan.game(2 * pair.number).decks];
    const auto [wins, draws, losses] = pair.results();
    score.games += pair.ends.size();
    score.wins += static_cast<std::uint64_t>(wins);
    score.draws += static_cast<std::uint64_t>(draws);
    score.losses += static_cast<std::uint64_t>(losses);
    score.pairs.add(static_cast<std::size_t>(2 * wins + draws));
    pairs.push_back(pair);
}

void ArenaResult::add_costs(const SimulationResult& result)
{
    decisions += result.decisions;
    seconds += result.seconds;
    signature += result.signature;
    forfeits.insert(forfeits.end(), result.forfeits.begin(), result.forfeits.end());
    faults.insert(faults.end(), result.faults.begin(), result.faults.end());
}

ArenaScore ArenaResult::total(std::size_t meeting) const
{
    ArenaScore total;
    for (const ArenaScore& score : scores[meeting]) total.add(score);
    return total;
}

SimulationSetup games_of(const ArenaSetup& setup)
{
    SimulationSetup games;
    games.pool = setup.pool;
    games.rules = setup.rules;
    games.plan = std::make_shared<const GamePlan>(setup.plan);
    games.games = 2 * setup.pairs();
    games.threads = setup.threads;
    games.ruleset = setup.ruleset;
    games.format = setup.format;
    return games;
}

ArenaResult arena_of(const ArenaSetup& setup, const SimulationResult& result)
{
    ArenaResult arena(setup.plan);
    for (const PlayedPair& pair : pairs_in(result.outcomes)) arena.add(setup.plan, pair);
    arena.add_costs(result);
    return arena;
}

ArenaResult play_arena(const ArenaSetup& setup, const std::function<void(std::uint64_t)>& progress)
{
    return arena_of(setup, simulate(games_of(setup), progress));
}

}  // namespace ptcg::tools
