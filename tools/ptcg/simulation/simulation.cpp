#include "simulation/simulation.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "ptcg/bots/bot_program.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "ptcg/view.hpp"
#include "system/processor_time.hpp"

namespace ptcg::tools {
namespace {

/// Hands out game numbers and collects the results.
struct Work {
    const SimulationSetup& setup;
    const std::function<void(std::uint64_t)>* progress = nullptr;
    std::atomic<std::uint64_t> next{0};
    std::uint64_t end = 0;
    std::atomic<std::uint64_t> done{0};
    std::mutex mutex{};
    SimulationResult result{};
};

/// What a worker needs to know of a game.
struct Game {
    std::uint64_t number = 0;
    std::uint64_t seed = 0;
    std::array<std::size_t, players> bots{};  ///< places in the worker's list, by seat
    std::array<const std::vector<DefId>*, players> decks{};
};

/// The state of one thread that plays game after game.
class Worker {
public:
    explicit Worker(Work& work)
        : work_(work), setup_(work.setup), host_(setup_.pool->scripts, setup_.pool->library)
    {
        if (setup_.plan != nullptr) {
            names_ = setup_.plan->bots;
        } else {
            names_ = {setup_.bot, setup_.second_bot.empty() ? setup_.bot : setup_.second_bot};
        }
        for (const std::string& name : names_) {
            bots_.push_back(std::move(make_any_bot(name, setup_.pool->library).value()));
            if (bots_.back()->is_program()) records_events_ = true;
        }
    }

    void run()
    {
        const ProcessorTime time;
        for (;;) {
            const std::uint64_t game = work_.next.fetch_add(1, std::memory_order_relaxed);
            if (game >= work_.end) break;
            play(game_of_setup(game));
            const std::uint64_t done = work_.done.fetch_add(1, std::memory_order_relaxed) + 1;
            report(done);
        }
        result_.processor_seconds = time.seconds();
        const std::lock_guard lock(work_.mutex);
        work_.result.add(result_);
        result_ = {};
    }

private:
    [[nodiscard]] Game game_of_setup(std::uint64_t number) const
    {
        if (setup_.plan == nullptr) {
            return {
                number, game_seed(setup_, number), {0, 1}, {&setup_.decks[0], &setup_.decks[1]}};
        }
        const PlannedGame planned = setup_.plan->game(number);
        const auto& cards = setup_.plan->decks[planned.decks].cards;
        const std::size_t first = planned.decks_exchanged ? 1 : 0;
        return {number, planned.seed, planned.bots, {&cards[first], &cards[1 - first]}};
    }

    [[nodiscard]] Bot& bot_at(const Game& game, PlayerId seat) const
    {
        return *bots_[game.bots[at(seat)]];
    }

    void report(std::uint64_t done)
    {
        if (work_.progress == nullptr || !*work_.progress) return;
        const std::unique_lock lock(work_.mutex, std::try_to_lock);
        if (lock.owns_lock()) (*work_.progress)(done);
    }

    void play(const Game& game)
    {
        MatchSetup start;
        start.deck_one = *game.decks[0];
        start.deck_two = *game.decks[1];
        start.seed = game.seed;
        start.decision_cap = setup_.decision_cap;
        ++result_.games;
        Result<Match> match = Match::start(setup_.pool->library, *setup_.rules, &host_, start);
        if (!match) return fault(game, 0, match.error().message);
        match.value().record_events(records_events_);
        for (std::size_t i = 0; i < players; ++i) {
            const PlayerId seat = static_cast<PlayerId>(i);
            Bot& bot = bot_at(game, seat);
            if (bot.is_program()) {
                bot.introduce(game_of(seat, *game.decks[i], setup_.pool->library, setup_.ruleset,
                                      setup_.format));
            }
            bot.begin(derived_seed(game.seed, i));
        }
        if (play_on(game, match.value())) count(game, match.value());
        for (const std::size_t bot : game.bots) bots_[bot]->tell_end(match.value());
    }

    /// Answers questions until the match is over. Returns false if something went wrong.
    bool play_on(const Game& game, Match& match)
    {
        while (const Decision* decision = match.decision()) {
            const std::uint32_t answered = match.state().decisions;
            if (setup_.packed_views) pack(match, decision->asked);
            const PlayerId asked = decision->asked;
            if (const Result<void> given = ask_any(bot_at(game, asked), match, view_, picks_);
                !given) {
                forfeit(game, match, asked, given.error().message);
                return true;
            }
            const Result<void> taken = match.answer(picks_);
            if (!taken) return fault(game, answered, taken.error().message), false;
            if (!setup_.check) continue;
            if (const std::string broken = invariant_broken(match.rules()); !broken.empty()) {
                return fault(game, answered + 1, broken), false;
            }
        }
        return true;
    }

    void forfeit(const Game& game, Match& match, PlayerId player, const std::string& why)
    {
        result_.forfeits.push_back(
            {game.number, game.seed, match.state().decisions,
             fmt::format("{} forfeited: {}", names_[game.bots[at(player)]], why)});
        match.forfeit(player);
    }

    void pack(Match& match, PlayerId viewer)
    {
        pack_view(match.rules(), seen_by(viewer), packed_);
        result_.view_bytes += packed_.size;
    }

    void count(const Game& game, const Match& match)
    {
        switch (match.outcome()) {
            case Outcome::won:
                ++result_.wins[at(match.winner())];
                note(game,
                     match.winner() == PlayerId::one ? GameEnd::won_by_one : GameEnd::won_by_two);
                break;
            case Outcome::draw:
                ++result_.draws;
                note(game, GameEnd::draw);
                break;
            case Outcome::decision_cap:
                ++result_.capped;
                note(game, GameEnd::draw);
                break;
            case Outcome::void_match:
                fault(game, match.state().decisions, match.failure());
                break;
            case Outcome::running:
                fault(game, match.state().decisions, "no question is open");
                break;
        }
        result_.turns += static_cast<std::uint64_t>(match.turn());
        result_.decisions += match.state().decisions;
        result_.signature += derived_seed(fingerprint(match.state()), game.number);
    }

    void note(const Game& game, GameEnd end)
    {
        if (setup_.plan != nullptr) result_.outcomes.push_back({game.number, end});
    }

    void fault(const Game& game, std::uint64_t decision, std::string message)
    {
        note(game, GameEnd::fault);
        result_.faults.push_back({game.number, game.seed, decision, std::move(message)});
    }

    Work& work_;
    const SimulationSetup& setup_;
    ScriptHost host_;
    std::vector<std::string> names_;  ///< of the bots
    std::vector<std::unique_ptr<Bot>> bots_;
    bool records_events_ = false;  ///< only programs are told of them
    View view_;
    PackedView packed_;
    std::vector<std::uint16_t> picks_;
    SimulationResult result_;
};

/// Adds a list in the order of a thread to a sorted one.
template <typename Item>
void add_sorted(std::vector<Item>& mine, std::vector<Item> more, std::uint64_t Item::*number)
{
    std::ranges::sort(more, {}, number);
    const auto middle = static_cast<typename std::vector<Item>::difference_type>(mine.size());
    mine.insert(mine.end(), more.begin(), more.end());
    std::ranges::inplace_merge(mine, mine.begin() + middle, {}, number);
}

}  // namespace

void SimulationResult::add(const SimulationResult& other)
{
    games += other.games;
    for (std::size_t i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
    draws += other.draws;
    capped += other.capped;
    turns += other.turns;
    decisions += other.decisions;
    signature += other.signature;
    view_bytes += other.view_bytes;
    processor_seconds += other.processor_seconds;
    add_sorted(faults, other.faults, &GameFault::game);
    add_sorted(forfeits, other.forfeits, &GameFault::game);
    add_sorted(outcomes, other.outcomes, &GameOutcome::game);
}

std::uint64_t game_seed(const SimulationSetup& setup, std::uint64_t game)
{
    return derived_seed(setup.seed, game);
}

/// The threads' workers with their scripts loaded, so that loading is not measured as playing.
struct Simulator::Workers {
    explicit Workers(const SimulationSetup& setup) : work{setup} {}

    Work work;
    std::vector<std::unique_ptr<Worker>> all{};
};

Simulator::Simulator(const SimulationSetup& setup) : workers_(std::make_unique<Workers>(setup))
{
    for (unsigned i = 0; i < std::max(setup.threads, 1u); ++i) {
        workers_->all.push_back(std::make_unique<Worker>(workers_->work));
    }
}

Simulator::~Simulator() = default;

SimulationResult Simulator::play(GameRange range,
                                 const std::function<void(std::uint64_t)>& progress)
{
    using Clock = std::chrono::steady_clock;
    Work& work = workers_->work;
    work.progress = &progress;
    work.next = range.first;
    work.end = range.first + range.count;
    work.done = 0;
    work.result = {};
    const Clock::time_point start = Clock::now();
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < workers_->all.size(); ++i) {
        others.emplace_back([&worker = *workers_->all[i]] { worker.run(); });
    }
    workers_->all[0]->run();
    for (std::thread& other : others) other.join();
    work.result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return std::move(work.result);
}

SimulationResult simulate(const SimulationSetup& setup,
                          const std::function<void(std::uint64_t)>& progress)
{
    return Simulator(setup).play({0, setup.games}, progress);
}

}  // namespace ptcg::tools
