// Measures giving a player a view of the position. Run `tools/dev bench`.

#include <benchmark/benchmark.h>

#include "ptcg/packed_view.hpp"
#include "ptcg/view.hpp"
#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

void view_of_a_player(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    View view;
    for (auto _ : state) {
        make_view(match.rules(), seen_by(PlayerId::one), view);
        benchmark::DoNotOptimize(&view);
    }
}
BENCHMARK(view_of_a_player);

void packed_view_of_a_player(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    PackedView view;
    for (auto _ : state) {
        pack_view(match.rules(), seen_by(PlayerId::one), view);
        benchmark::DoNotOptimize(&view);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(packed_view_of_a_player);

}  // namespace
