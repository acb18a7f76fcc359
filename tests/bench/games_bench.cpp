// Measures whole games with the two theme decks. Run `tools/dev bench`.

#include <vector>

#include <benchmark/benchmark.h>

#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

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

}  // namespace
