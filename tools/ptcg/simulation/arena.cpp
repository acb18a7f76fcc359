#include "simulation/arena.hpp"

#include <utility>

#include "ptcg/bots/bots.hpp"

namespace ptcg::tools {
namespace {

constexpr std::uint64_t seatings = 4;  ///< who sits in which seat with which deck

/// Returns a quarter of a pair's games. If they do not divide evenly, the first quarters get one
/// more.
SimulationSetup quarter(const ArenaSetup& setup, std::size_t pair, std::uint64_t seating)
{
    const bool second_seat = (seating & 1) != 0;
    const bool decks_swapped = (seating & 2) != 0;
    const auto& decks = setup.pairs[pair].decks;
    SimulationSetup games;
    games.pool = setup.pool;
    games.rules = setup.rules;
    games.bot = setup.bots[second_seat ? 1 : 0];
    games.second_bot = setup.bots[second_seat ? 0 : 1];
    // The first bot has the first deck unless they are swapped, whichever seat it has.
    const std::size_t first_deck = second_seat != decks_swapped ? 1 : 0;
    games.decks = {decks[first_deck], decks[1 - first_deck]};
    games.games = (setup.games + seatings - 1 - seating) / seatings;
    games.seed = derived_seed(setup.seed, pair);
    games.threads = setup.threads;
    games.ruleset = setup.ruleset;
    games.format = setup.format;
    return games;
}

ArenaScore score_of(const SimulationResult& result, bool second_seat)
{
    ArenaScore score;
    score.games = result.games - result.faults.size();
    score.wins = result.wins[second_seat ? 1 : 0];
    score.losses = result.wins[second_seat ? 0 : 1];
    score.draws = result.draws + result.capped;
    return score;
}

}  // namespace

void ArenaScore::add(const ArenaScore& other)
{
    games += other.games;
    wins += other.wins;
    losses += other.losses;
    draws += other.draws;
}

namespace {

/// Calls `visit(pair, seating, games)` for every part of the arena.
template <typename Visit>
void for_each_part(const ArenaSetup& setup, Visit&& visit)
{
    for (std::size_t pair = 0; pair < setup.pairs.size(); ++pair) {
        for (std::uint64_t seating = 0; seating < seatings; ++seating) {
            SimulationSetup games = quarter(setup, pair, seating);
            if (games.games > 0) visit(pair, seating, std::move(games));
        }
    }
}

}  // namespace

std::vector<SimulationSetup> parts_of(const ArenaSetup& setup)
{
    std::vector<SimulationSetup> parts;
    for_each_part(setup, [&](std::size_t, std::uint64_t, SimulationSetup games) {
        parts.push_back(std::move(games));
    });
    return parts;
}

ArenaResult arena_of(const ArenaSetup& setup, std::span<const SimulationResult> results)
{
    ArenaResult arena;
    arena.pairs.resize(setup.pairs.size());
    std::size_t part = 0;
    for_each_part(setup, [&](std::size_t pair, std::uint64_t seating, const SimulationSetup&) {
        const SimulationResult& result = results[part++];
        arena.pairs[pair].add(score_of(result, (seating & 1) != 0));
        arena.decisions += result.decisions;
        arena.seconds += result.seconds;
        arena.signature += derived_seed(result.signature, pair * seatings + seating);
        arena.forfeits.insert(arena.forfeits.end(), result.forfeits.begin(), result.forfeits.end());
        arena.faults.insert(arena.faults.end(), result.faults.begin(), result.faults.end());
    });
    for (const ArenaScore& pair : arena.pairs) arena.total.add(pair);
    return arena;
}

ArenaResult play_arena(const ArenaSetup& setup, const std::function<void(std::uint64_t)>& progress)
{
    std::vector<SimulationResult> results;
    std::uint64_t done = 0;
    for (const SimulationSetup& part : parts_of(setup)) {
        std::function<void(std::uint64_t)> tell;
        if (progress) tell = [&](std::uint64_t here) { progress(done + here); };
        results.push_back(simulate(part, tell));
        done += part.games;
    }
    return arena_of(setup, results);
}

}  // namespace ptcg::tools
