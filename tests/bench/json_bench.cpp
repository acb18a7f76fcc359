// Measures the JSON that a host sends. Run `tools/dev bench`.

#include <benchmark/benchmark.h>

#include "ptcg/hosting/card_json.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/view.hpp"
#include "theme_match.hpp"

namespace {

using namespace ptcg;
using namespace ptcg::benchmarks;

const CardJsonParts& parts()
{
    static const CardJsonParts written(bench().pool->library);
    return written;
}

/// A position whose view is long: of many games, the one with the most to tell.
Match full_table()
{
    JsonWriter json;
    std::vector<std::uint16_t> picks;
    std::size_t longest = 0;
    MatchState state;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Match match = bench().start(seed);
        Random random(seed);
        while (answer_at_random(match, random, picks)) {
            json.clear();
            write_view(json, match, seen_by(PlayerId::one), parts());
            if (json.text().size() <= longest) continue;
            longest = json.text().size();
            state = match.state();
        }
    }
    Match match = bench().start(1);
    match.restore(state);
    return match;
}

/// Measures `write(json)`, which writes one value.
template <typename Write>
void measure(benchmark::State& state, const Write& write)
{
    JsonWriter json;
    for (auto _ : state) {
        json.clear();
        write(json);
        benchmark::DoNotOptimize(json.text().data());
    }
    state.counters["bytes"] = static_cast<double>(json.text().size());
}

void measure_view(benchmark::State& state, Match match, const JsonCards& cards)
{
    View view;
    TableView table;
    make_view(match.rules(), seen_by(PlayerId::one), view);
    make_table_view(match.rules(), seen_by(PlayerId::one), table);
    measure(state, [&](JsonWriter& json) { write_view(json, cards, view, &table); });
}

void json_of_a_view(benchmark::State& state)
{
    measure_view(state, main_phase(false).match, bench().pool->library);
}
BENCHMARK(json_of_a_view);

void json_of_a_view_from_parts(benchmark::State& state)
{
    measure_view(state, main_phase(false).match, parts());
}
BENCHMARK(json_of_a_view_from_parts);

void json_of_a_long_view(benchmark::State& state)
{
    measure_view(state, full_table(), bench().pool->library);
}
BENCHMARK(json_of_a_long_view);

void json_of_a_long_view_from_parts(benchmark::State& state)
{
    measure_view(state, full_table(), parts());
}
BENCHMARK(json_of_a_long_view_from_parts);

/// Also asks the rules what the view has to say.
void json_of_a_match_from_parts(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    measure(state,
            [&](JsonWriter& json) { write_view(json, match, seen_by(PlayerId::one), parts()); });
}
BENCHMARK(json_of_a_match_from_parts);

void table_view(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    TableView table;
    for (auto _ : state) {
        make_table_view(match.rules(), seen_by(PlayerId::one), table);
        benchmark::DoNotOptimize(&table);
    }
}
BENCHMARK(table_view);

void json_of_a_question(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    measure(state, [&](JsonWriter& json) { write_decision(json, match, seen_by_all); });
}
BENCHMARK(json_of_a_question);

void json_of_a_question_from_parts(benchmark::State& state)
{
    Match match = std::move(main_phase(false).match);
    measure(state, [&](JsonWriter& json) { write_decision(json, match, seen_by_all, parts()); });
}
BENCHMARK(json_of_a_question_from_parts);

void json_of_an_event(benchmark::State& state)
{
    Match match = bench().start(1);
    match.record_events(true);
    Random random(1);
    std::vector<std::uint16_t> picks;
    while (answer_at_random(match, random, picks)) continue;
    const auto events = match.events();
    std::size_t i = 0;
    measure(state, [&](JsonWriter& json) {
        write_event(json, match.library(), events[i++ % events.size()]);
    });
}
BENCHMARK(json_of_an_event);

void json_of_a_card(benchmark::State& state)
{
    const CardLibrary& cards = bench().pool->library;
    std::size_t i = 0;
    measure(state, [&](JsonWriter& json) { write_card(json, cards, DefId(i++ % cards.size())); });
}
BENCHMARK(json_of_a_card);

/// The cost of a library's parts, once.
void parts_written_ahead(benchmark::State& state)
{
    const CardLibrary& cards = bench().pool->library;
    for (auto _ : state) {
        const CardJsonParts written(cards);
        benchmark::DoNotOptimize(&written);
    }
    state.counters["cards"] = static_cast<double>(cards.size());
    state.counters["bytes"] = static_cast<double>(parts().bytes());
}
BENCHMARK(parts_written_ahead);

}  // namespace
