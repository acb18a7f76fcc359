// Measures loading all packs. Run `tools/dev bench`.

#include <array>

#include <benchmark/benchmark.h>

#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

void load_all_packs(benchmark::State& state)
{
    const std::array roots{cards_folder()};
    for (auto _ : state) benchmark::DoNotOptimize(load_packs(roots));
}
BENCHMARK(load_all_packs)->Unit(benchmark::kMillisecond);

void run_all_scripts_once(benchmark::State& state)
{
    const CardPool& pool = *bench().pool;
    for (auto _ : state) benchmark::DoNotOptimize(ScriptHost(pool.scripts, pool.library).usage());
}
BENCHMARK(run_all_scripts_once)->Unit(benchmark::kMillisecond);

}  // namespace
