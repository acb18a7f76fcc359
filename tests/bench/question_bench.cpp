// Measures one question and one answer of the main phase. Run `tools/dev bench`.

#include <benchmark/benchmark.h>

#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

void legal_options(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    const MatchState here = match.state();
    for (auto _ : state) {
        match.restore(here);
        benchmark::DoNotOptimize(match.decision());
    }
}
BENCHMARK(legal_options);

// Includes rebuilding the question. legal_options measures that alone.
void one_scripted_attack(benchmark::State& state)
{
    MainPhase at = main_phase(true);
    const MatchState here = at.match.state();
    for (auto _ : state) {
        at.match.restore(here);
        (void)at.match.decision();
        benchmark::DoNotOptimize(at.match.answer(at.attack));
    }
}
BENCHMARK(one_scripted_attack);

}  // namespace
