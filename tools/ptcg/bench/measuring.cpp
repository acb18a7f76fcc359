#include "bench/measuring.hpp"

#include <algorithm>
#include <chrono>

#include "bench/allocations.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "system/processor_time.hpp"

namespace ptcg::tools {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double per(std::uint64_t sum, std::uint64_t count)
{
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

Result<Match> start_game(const SimulationSetup& setup, ScriptHost& host, std::uint64_t game)
{
    MatchSetup start;
    start.deck_one = setup.decks[0];
    start.deck_two = setup.decks[1];
    start.seed = game_seed(setup, game);
    start.decision_cap = setup.decision_cap;
    Result<Match> match = Match::start(setup.pool->library, *setup.rules, &host, start);
    if (match) match.value().record_events(false);
    return match;
}

/// Plays the games of a simulation in one thread and counts costs.
class CostCounter {
public:
    explicit CostCounter(const SimulationSetup& setup)
        : setup_(setup), host_(setup.pool->scripts, setup.pool->library)
    {
        for (auto& bot : bots_) bot = make_random_bot();
    }

    Costs run()
    {
        play_in_one_match();
        const ScriptHost::Usage before = host_.usage();
        const std::uint64_t counted = allocations();
        costs_ = {};
        play_in_one_match();
        const ScriptHost::Usage after = host_.usage();
        costs_.lua_bytes = after.bytes_allocated - before.bytes_allocated;
        costs_.script_calls = after.calls - before.calls;
        if (allocation_counter() != nullptr) {
            costs_.allocations = allocations() - counted - of_starts_;
            costs_.allocations_of_games = count_new_matches();
        }
        gather_positions();
        return std::move(costs_);
    }

private:
    [[nodiscard]] static std::uint64_t allocations()
    {
        return allocation_counter() == nullptr ? 0 : allocation_counter()();
    }

    /// Plays game after game in one match object, like a host that reuses it.
    void play_in_one_match()
    {
        of_starts_ = 0;
        for (std::uint64_t game = 0; game < setup_.games; ++game) {
            const std::uint64_t before = allocations();
            Result<Match> match = start_game(setup_, host_, game);
            if (match && match_ == nullptr) {
                match_ = std::make_unique<Match>(std::move(match.value()));
            } else if (match) {
                match_->restore(match.value().state());
            }
            of_starts_ += allocations() - before;
            if (match) costs_.decisions += play(*match_, game, [](const Match&) {});
        }
    }

    std::uint64_t count_new_matches()
    {
        const std::uint64_t before = allocations();
        for (std::uint64_t game = 0; game < setup_.games; ++game) {
            Result<Match> match = start_game(setup_, host_, game);
            if (match) play(match.value(), game, [](const Match&) {});
        }
        return allocations() - before;
    }

    void gather_positions()
    {
        constexpr std::size_t wanted = 256;
        const std::uint64_t step = std::max<std::uint64_t>(costs_.decisions / wanted, 1);
        std::uint64_t seen = 0;
        for (std::uint64_t game = 0; game < setup_.games; ++game) {
            Result<Match> match = start_game(setup_, host_, game);
            if (!match) continue;
            play(match.value(), game, [&](const Match& at) {
                if (seen++ % step == 0) costs_.positions.push_back(at.state());
            });
        }
    }

    /// Plays as `simulate` does and returns the number of decisions.
    template <typename Look>
    std::uint64_t play(Match& match, std::uint64_t game, Look&& look)
    {
        const std::uint64_t seed = game_seed(setup_, game);
        for (std::size_t i = 0; i < bots_.size(); ++i) bots_[i]->begin(derived_seed(seed, i));
        while (const Decision* decision = match.decision()) {
            look(match);
            Bot& bot = *bots_[at(decision->asked)];
            if (bot.wants_view()) make_view(match.rules(), seen_by(decision->asked), view_);
            bot.choose(*decision, view_, picks_);
            if (!match.answer(picks_)) break;
        }
        return match.state().decisions;
    }

    const SimulationSetup& setup_;
    ScriptHost host_;
    std::array<std::unique_ptr<Bot>, players> bots_;
    std::unique_ptr<Match> match_;
    View view_;
    std::vector<std::uint16_t> picks_;
    std::uint64_t of_starts_ = 0;
    Costs costs_;
};

/// Passing a pointer through this makes the compiler treat what it points to as used.
void (*volatile look_at)(const void*) = [](const void*) {};

/// Returns a sample of `rounds` figures, each the mean over all positions.
Sample measure_copying(const std::vector<MatchState>& positions)
{
    constexpr int rounds = 101;
    if (positions.empty()) return {};
    std::vector<double> figures;
    const auto copy = std::make_unique<MatchState>();
    for (int round = 0; round < rounds; ++round) {
        const ProcessorTime time;
        for (const MatchState& position : positions) {
            *copy = position;
            look_at(copy.get());
        }
        figures.push_back(1e9 * time.seconds() / static_cast<double>(positions.size()));
    }
    return sample_of(std::move(figures));
}

Sample measure_starting(const SimulationSetup& setup)
{
    constexpr int rounds = 21;
    constexpr std::uint64_t starts = 100;
    ScriptHost host(setup.pool->scripts, setup.pool->library);
    std::vector<double> figures;
    for (int round = 0; round < rounds; ++round) {
        const ProcessorTime time;
        for (std::uint64_t game = 0; game < starts; ++game) (void)start_game(setup, host, game);
        figures.push_back(1e6 * time.seconds() / static_cast<double>(starts));
    }
    return sample_of(std::move(figures));
}

/// Plays the pair's games repeatedly, alternating with and without views.
void measure_rates(SimulationSetup setup, double seconds, PairFigures& figures)
{
    constexpr std::size_t least = 3;
    std::vector<double> decisions;
    std::vector<double> games;
    std::vector<double> with_views;
    const Clock::time_point start = Clock::now();
    while (decisions.size() < least || seconds_since(start) < seconds) {
        setup.packed_views = false;
        const SimulationResult plain = simulate(setup);
        decisions.push_back(static_cast<double>(plain.decisions) / plain.processor_seconds);
        games.push_back(static_cast<double>(plain.games) / plain.processor_seconds);
        setup.packed_views = true;
        const SimulationResult viewed = simulate(setup);
        with_views.push_back(static_cast<double>(viewed.decisions) / viewed.processor_seconds);
        figures.view_bytes = per(viewed.view_bytes, viewed.decisions);
    }
    figures.repetitions = decisions.size();
    figures.decisions_per_second = sample_of(std::move(decisions));
    figures.games_per_second = sample_of(std::move(games));
    figures.decisions_per_second_with_views = sample_of(std::move(with_views));
}

/// Measures by the wall clock, to show what the threads cost each other. Each thread plays as many
/// games as one thread alone.
double rate_with_threads(SimulationSetup setup, unsigned threads)
{
    setup.threads = threads;
    setup.games *= threads;
    std::vector<double> figures;
    for (int i = 0; i < 3; ++i) {
        const SimulationResult result = simulate(setup);
        figures.push_back(static_cast<double>(result.decisions) / result.seconds);
    }
    return sample_of(std::move(figures)).median;
}

}  // namespace

Sample sample_of(std::vector<double> figures)
{
    if (figures.empty()) return {};
    std::sort(figures.begin(), figures.end());
    const std::size_t half = figures.size() / 2;
    const double median =
        figures.size() % 2 == 1 ? figures[half] : (figures[half - 1] + figures[half]) / 2;
    return {median, figures.front(), figures.back()};
}

SimulationSetup setup_of(const MatchUp& match_up, const CardPool& pool,
                         const BenchSettings& settings)
{
    SimulationSetup setup;
    setup.pool = &pool;
    setup.rules = &match_up.play.rules;
    for (std::size_t i = 0; i < players; ++i) setup.decks[i] = match_up.decks[i].cards;
    setup.games = settings.games;
    setup.seed = settings.seed;
    return setup;
}

Costs count_costs(const SimulationSetup& setup)
{
    return CostCounter(setup).run();
}

PairFigures measure_pair(const MatchUp& match_up, const CardPool& pool,
                         const BenchSettings& settings)
{
    const SimulationSetup setup = setup_of(match_up, pool, settings);
    PairFigures figures;
    for (std::size_t i = 0; i < players; ++i) figures.decks[i] = match_up.decks[i].name;
    figures.ruleset = match_up.play.ruleset;
    if (match_up.play.format) figures.format = match_up.play.format->id;
    figures.games = settings.games;
    figures.seed = settings.seed;

    const SimulationResult warm_up = simulate(setup);
    figures.signature = warm_up.signature;
    figures.decisions = warm_up.decisions;
    figures.faults = warm_up.faults.size();

    measure_rates(setup, settings.seconds, figures);
    const Costs costs = count_costs(setup);
    if (costs.allocations) {
        figures.allocations_per_decision = per(*costs.allocations, costs.decisions);
        figures.allocations_per_game = per(*costs.allocations_of_games, settings.games);
    }
    figures.lua_bytes_per_decision = per(costs.lua_bytes, costs.decisions);
    figures.script_calls_per_decision = per(costs.script_calls, costs.decisions);
    figures.copy_ns = measure_copying(costs.positions);
    figures.start_us = measure_starting(setup);
    for (unsigned threads : settings.threads) {
        if (settings.threads.size() == 1 && threads == 1) break;
        figures.threads.push_back({threads, rate_with_threads(setup, threads)});
    }
    return figures;
}

Sample measure_loading(const std::vector<std::filesystem::path>& roots)
{
    std::vector<double> figures;
    for (int i = 0; i < 5; ++i) {
        const ProcessorTime time;
        const LoadResult loaded = load_packs(roots);
        if (loaded.pool == nullptr) return {};
        const ScriptHost host(loaded.pool->scripts, loaded.pool->library);
        figures.push_back(time.seconds());
    }
    return sample_of(std::move(figures));
}

}  // namespace ptcg::tools
