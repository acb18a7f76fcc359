// Measures a match as a value: copies, forks, hashes and saves. Run `tools/dev bench`.

#include <string>

#include <benchmark/benchmark.h>

#include "ptcg/save.hpp"
#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

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

// A separate match at the same position, with its own buffers.
void fork_a_match(benchmark::State& state)
{
    const Match match = bench().midway(3);
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            Match::resume(match.library(), match.ruleset(), match.effects(), match.state()));
    }
}
BENCHMARK(fork_a_match);

// What a search does: restores the position, gives one answer and runs its consequences.
void try_an_answer(benchmark::State& state)
{
    Match match = bench().midway(3);
    const MatchState here = match.state();
    const Decision* const open = match.decision();
    const std::size_t options = open->options.size();
    std::uint16_t pick = 0;
    for (auto _ : state) {
        match.restore(here);
        benchmark::DoNotOptimize(match.answer(pick));
        pick = static_cast<std::uint16_t>((pick + 1u) % options);
    }
}
BENCHMARK(try_an_answer);

void hash_the_state(benchmark::State& state)
{
    const Match match = bench().midway(3);
    for (auto _ : state) benchmark::DoNotOptimize(hash(match.state()));
}
BENCHMARK(hash_the_state);

void save(benchmark::State& state)
{
    Match match = bench().midway(3);
    for (auto _ : state) benchmark::DoNotOptimize(save_match(match));
}
BENCHMARK(save)->Unit(benchmark::kMicrosecond);

void load(benchmark::State& state)
{
    Match match = bench().midway(3);
    const std::string bytes = save_match(match);
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            load_match(bytes, bench().pool->library, bench().rules, bench().host.get(), {}));
    }
}
BENCHMARK(load)->Unit(benchmark::kMicrosecond);

}  // namespace
