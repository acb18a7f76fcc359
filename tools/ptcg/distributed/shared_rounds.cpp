#include "distributed/shared_rounds.hpp"

#include <algorithm>

#include "distributed/range_result.hpp"

namespace ptcg::tools {
namespace {

/// Returns what a rank plays of the pairs, as games; as equal parts as possible.
GameRange games_of_rank(const GameRange& pairs, const Ranks& ranks)
{
    const std::uint64_t from = pairs.count * ranks.rank() / ranks.count();
    const std::uint64_t end = pairs.count * (ranks.rank() + 1) / ranks.count();
    return {2 * (pairs.first + from), 2 * (end - from)};
}

}  // namespace

SharedRounds::SharedRounds(const SimulationSetup& setup, Ranks& ranks, std::string build)
    : job_(job_print({&setup, 1}) + ' ' + std::move(build)), ranks_(ranks), simulator_(setup)
{
}

Result<SimulationResult> SharedRounds::play_pairs(
    GameRange pairs, const std::function<void(std::uint64_t)>& progress)
{
    const GameRange mine = games_of_rank(pairs, ranks_);
    const std::function<void(std::uint64_t)> tell = [&](std::uint64_t games) {
        if (progress) progress(games / 2);
    };
    SimulationResult sum;
    for (const std::string& text :
         ranks_.exchange(to_text({job_, 0, mine, simulator_.play(mine, tell)}))) {
        const Result<RangeResult> read = range_result_in(text);
        if (!read || read.value().job != job_) {
            return Error{
                "the processes are not playing the same games: do all of them have the same packs, "
                "the same build of ptcg and the same arguments?"};
        }
        sum.add(read.value().result);
        sum.seconds = std::max(sum.seconds, read.value().result.seconds);
    }
    return sum;
}

}  // namespace ptcg::tools
