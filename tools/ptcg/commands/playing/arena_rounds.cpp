#include "commands/playing/arena_rounds.hpp"

#include <map>
#include <sstream>

#include <fmt/format.h>

#include "distributed/shared_rounds.hpp"
#include "screen/progress.hpp"
#include "simulation/bot_print.hpp"

namespace ptcg::tools {
namespace {

class Rounds {
public:
    explicit Rounds(const RoundsRequest& request)
        : request_(request),
          setup_(*request.setup),
          simulation_(games_of(setup_)),
          shared_(simulation_, *request.ranks, request.build),
          result_{ArenaResult(setup_.plan)}
    {
        for (const std::string& bot : setup_.plan.bots) names_.push_back(bot_print(bot));
    }

    Result<RoundsResult> play()
    {
        find_played();
        result_.found = played_.size();
        count();
        while (next_missing_ < setup_.pairs() && result_.verdict == SequentialTest::Verdict::open) {
            if (Result<void> played = play_some(); !played) return played.error();
            count();
        }
        return std::move(result_);
    }

private:
    [[nodiscard]] LeagueEntry entry_of(const PlayedPair& pair) const
    {
        const PlannedGame game = setup_.plan.game(2 * pair.number);
        LeagueEntry entry{request_.competition,
                          setup_.plan.decks[game.decks].names,
                          game.seed,
                          {names_[game.bots[0]], names_[game.bots[1]]},
                          pair.ends,
                          {}};
        if (game.decks_exchanged) std::swap(entry.decks[0], entry.decks[1]);
        return entry;
    }

    /// Looks up all pairs in the league and tells the other ranks.
    void find_played()
    {
        std::string text;
        for (std::uint64_t number = 0; request_.league != nullptr && number < setup_.pairs();
             ++number) {
            if (const auto ends = request_.league->find(entry_of({number, {}}))) {
                text += fmt::format("{} {}{}\n", number, static_cast<char>((*ends)[0]),
                                    static_cast<char>((*ends)[1]));
            }
        }
        std::istringstream lines(request_.ranks->exchange(text).front());
        std::uint64_t number = 0;
        for (std::string ends; lines >> number >> ends;) {
            played_[number] =
                PlayedPair{number, {static_cast<GameEnd>(ends[0]), static_cast<GameEnd>(ends[1])}};
        }
    }

    /// Plays some of the pairs from the first missing one on.
    Result<void> play_some()
    {
        const std::uint64_t most = pairs_between_tests * request_.ranks->count();
        GameRange pairs{next_missing_, 0};
        while (pairs.count < most && pairs.first + pairs.count < setup_.pairs() &&
               !played_.contains(pairs.first + pairs.count)) {
            ++pairs.count;
        }
        Result<SimulationResult> played =
            shared_.play_pairs(pairs, [&](std::uint64_t done) { show(next_missing_ + done); });
        if (!played) return played.error();
        result_.arena.add_costs(played.value());
        std::vector<LeagueEntry> entries;
        for (std::uint64_t i = 0; i < pairs.count; ++i) played_[pairs.first + i] = std::nullopt;
        for (const PlayedPair& pair : pairs_in(played.value().outcomes)) {
            played_[pair.number] = pair;
            LeagueEntry& entry = entries.emplace_back(entry_of(pair));
            for (const GameFault& forfeit : played.value().forfeits)
                if (forfeit.game / 2 == pair.number) entry.forfeited[forfeit.game % 2] = true;
        }
        return request_.league == nullptr ? Result<void>() : request_.league->add(entries);
    }

    /// Counts the pairs without a gap, until the test is decided.
    void count()
    {
        for (auto found = played_.find(next_missing_);
             found != played_.end() && result_.verdict == SequentialTest::Verdict::open;
             found = played_.find(next_missing_)) {
            ++next_missing_;
            if (found->second) {
                const auto [wins, draws, losses] = found->second->results();
                counts_.add(static_cast<std::size_t>(2 * wins + draws));
                result_.arena.add(setup_.plan, *found->second);
            }
            const bool asks = next_missing_ % pairs_between_tests == 0;
            if (request_.test && asks) result_.verdict = request_.test->verdict(counts_);
        }
    }

    void show(std::uint64_t pairs)
    {
        if (request_.ranks->rank() != 0) return;
        std::string what = "games";
        if (request_.test) {
            what += fmt::format(" at most; {:+.2f} between {:.2f} and {:.2f}",
                                request_.test->ratio(counts_), request_.test->lower_bound(),
                                request_.test->upper_bound());
        }
        progress_.show(2 * pairs, 2 * setup_.pairs(), what);
    }

    const RoundsRequest& request_;
    const ArenaSetup& setup_;
    SimulationSetup simulation_;
    SharedRounds shared_;
    RoundsResult result_;
    std::vector<std::string> names_;  ///< of the bots, in the league
    /// Without a value if a game went wrong.
    std::map<std::uint64_t, std::optional<PlayedPair>> played_;
    std::uint64_t next_missing_ = 0;  ///< all pairs before it are counted
    PairCounts counts_;
    Progress progress_;
};

}  // namespace

Result<RoundsResult> play_rounds(const RoundsRequest& request)
{
    return Rounds(request).play();
}

}  // namespace ptcg::tools
