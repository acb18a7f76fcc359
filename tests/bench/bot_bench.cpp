// Measures evaluating a position: the answers of the bot that uses the evaluation. Run `tools/dev
// bench`.

#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

#include "ptcg/bots/bots.hpp"
#include "ptcg/view.hpp"
#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

void greedy_answer(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    const Decision& open = *match.decision();
    View view;
    make_view(match.rules(), seen_by(open.asked), view);
    const std::unique_ptr<Bot> bot = make_greedy_bot(match.library());
    std::vector<std::uint16_t> picks;
    for (auto _ : state) {
        bot->choose(open, view, picks);
        benchmark::DoNotOptimize(picks.data());
    }
}
BENCHMARK(greedy_answer);

}  // namespace
