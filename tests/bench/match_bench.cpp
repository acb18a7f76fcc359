// What the parts of a match cost, with the two theme decks: `tools/dev bench`.

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <vector>

#include <benchmark/benchmark.h>

#include "ptcg/match.hpp"
#include "ptcg/random.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "ptcg/view.hpp"

namespace {

using namespace ptcg;

const std::filesystem::path cards_folder = PTCG_SOURCE_CARDS_DIR;

/// Everything a match of the theme decks needs, loaded once.
struct Bench {
    Bench()
    {
        const std::array roots{cards_folder};
        pool = std::move(load_packs(roots).pool);
        rules = load_ruleset(cards_folder / "rulesets/dp.toml").ruleset->rules;
        decks = {read_deck("dp3/decks/powerhouse.txt"), read_deck("dp3/decks/lava-flow.txt")};
        host = std::make_unique<ScriptHost>(pool->scripts, pool->library);
    }

    [[nodiscard]] std::vector<DefId> read_deck(const char* file) const
    {
        std::ifstream in(cards_folder / file);
        std::stringstream text;
        text << in.rdbuf();
        return DeckTextReader(pool->library).read(text.str(), file).cards();
    }

    [[nodiscard]] Match start(std::uint64_t seed) const
    {
        Match match = std::move(
            Match::start(
                pool->library, rules, host.get(),
                {.deck_one = decks[0], .deck_two = decks[1], .seed = seed, .decision_cap = 20'000})
                .value());
        match.record_events(false);
        return match;
    }

    /// A match some way into the game.
    [[nodiscard]] Match midway(std::uint64_t seed) const;

    std::unique_ptr<CardPool> pool;
    Ruleset rules;
    std::array<std::vector<DefId>, players> decks;
    std::unique_ptr<ScriptHost> host;
};

const Bench& bench()
{
    static const Bench instance;
    return instance;
}

/// Answers the open question at random; false when the match is over.
bool answer_at_random(Match& match, Random& random, std::vector<std::uint16_t>& picks)
{
    const Decision* open = match.decision();
    if (open == nullptr) return false;
    const auto span = static_cast<std::uint32_t>(open->max - open->min);
    const std::size_t wanted = open->min + (span > 0 ? random.below(span + 1) : 0);
    picks.clear();
    std::array<std::uint8_t, 1024> used{};
    while (picks.size() < wanted) {
        const auto pick = random.below(static_cast<std::uint32_t>(open->options.size()));
        if (used[pick] == open->options[pick].count) continue;
        ++used[pick];
        picks.push_back(static_cast<std::uint16_t>(pick));
    }
    return match.answer(picks).ok();
}

Match Bench::midway(std::uint64_t seed) const
{
    Match match = start(seed);
    Random random(seed);
    std::vector<std::uint16_t> picks;
    for (int i = 0; i < 60 && answer_at_random(match, random, picks); ++i) continue;
    return match;
}

void random_games(benchmark::State& state)
{
    std::uint64_t seed = 1;
    std::int64_t decisions = 0;
    std::vector<std::uint16_t> picks;
    for (auto _ : state) {
        Match match = bench().start(seed);
        Random random(seed++);
        while (answer_at_random(match, random, picks)) ++decisions;
    }
    state.counters["decisions"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
BENCHMARK(random_games)->Unit(benchmark::kMicrosecond);

void start_a_match(benchmark::State& state)
{
    std::uint64_t seed = 1;
    for (auto _ : state) benchmark::DoNotOptimize(bench().start(seed++));
}
BENCHMARK(start_a_match)->Unit(benchmark::kMicrosecond);

void copy_the_state(benchmark::State& state)
{
    const Match match = bench().midway(3);
    MatchState copy;
    for (auto _ : state) {
        copy = match.state();
        benchmark::DoNotOptimize(&copy);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(copy_the_state);

void hash_the_state(benchmark::State& state)
{
    const Match match = bench().midway(3);
    for (auto _ : state) benchmark::DoNotOptimize(hash(match.state()));
}
BENCHMARK(hash_the_state);

void legal_options(benchmark::State& state)
{
    Match match = bench().midway(3);
    const MatchState here = match.state();
    for (auto _ : state) {
        match.restore(here);
        benchmark::DoNotOptimize(match.decision());
    }
}
BENCHMARK(legal_options);

void view_of_a_player(benchmark::State& state)
{
    Match match = bench().midway(3);
    View view;
    for (auto _ : state) {
        make_view(match.rules(), seen_by(PlayerId::one), view);
        benchmark::DoNotOptimize(&view);
    }
}
BENCHMARK(view_of_a_player);

void save(benchmark::State& state)
{
    Match match = bench().midway(3);
    for (auto _ : state) benchmark::DoNotOptimize(save_match(match, {}));
}
BENCHMARK(save)->Unit(benchmark::kMicrosecond);

void load(benchmark::State& state)
{
    Match match = bench().midway(3);
    const std::string bytes = save_match(match, {});
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            load_match(bytes, bench().pool->library, bench().rules, bench().host.get(), {}));
    }
}
BENCHMARK(load)->Unit(benchmark::kMicrosecond);

void load_all_packs(benchmark::State& state)
{
    const std::array roots{cards_folder};
    for (auto _ : state) benchmark::DoNotOptimize(load_packs(roots));
}
BENCHMARK(load_all_packs)->Unit(benchmark::kMillisecond);

}  // namespace
