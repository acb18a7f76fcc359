// Measures the JSON that a host sends. Run `tools/dev bench`.

#include <benchmark/benchmark.h>

#include "ptcg/hosting/match_json.hpp"
#include "ptcg/view.hpp"
#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

void json_of_a_view(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    View view;
    make_view(match.rules(), seen_by(PlayerId::one), view);
    JsonWriter json;
    for (auto _ : state) {
        json.clear();
        write_view(json, match.library(), view);
        benchmark::DoNotOptimize(json.text().data());
    }
    state.counters["bytes"] = static_cast<double>(json.text().size());
}
BENCHMARK(json_of_a_view);

void json_of_a_question(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    JsonWriter json;
    for (auto _ : state) {
        json.clear();
        write_decision(json, match, seen_by_all);
        benchmark::DoNotOptimize(json.text().data());
    }
    state.counters["bytes"] = static_cast<double>(json.text().size());
}
BENCHMARK(json_of_a_question);

void json_of_an_event(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    const auto events = match.events();
    JsonWriter json;
    std::size_t i = 0;
    for (auto _ : state) {
        json.clear();
        write_event(json, match.library(), events[i++ % events.size()]);
        benchmark::DoNotOptimize(json.text().data());
    }
}
BENCHMARK(json_of_an_event);

}  // namespace
