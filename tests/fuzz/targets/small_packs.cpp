#include "fuzz/targets/small_packs.hpp"

#include <array>

#include "fuzz/targets/table.hpp"
#include "hostile/hostile_files.hpp"
#include "ptcg/scripting/script_host.hpp"

namespace ptcg::fuzz {

namespace {

constexpr int answers_of_a_match = 60;

void expect_told(const LoadResult& loaded)
{
    expect(!loaded.problems.empty(), "a pack is refused without a word");
    for (const Problem& problem : loaded.problems) {
        expect(!problem.message.empty() && !problem.file.empty(),
               "a problem says nothing, or not where", [&] { return to_string(problem); });
        static_cast<void>(to_string(problem));
    }
}

}  // namespace

void load_and_play(const MemoryFolder& folder, Input& input,
                   std::vector<DefId> (*deck_of)(const CardLibrary&))
{
    const std::array folders{folder};
    const LoadResult loaded = load_packs({}, folders, test::limits_for_strangers());
    if (!loaded.pool) return expect_told(loaded);

    static const Ruleset* const rules = real_cards().ruleset("sv");
    const CardLibrary& library = loaded.pool->library;
    ScriptHost host(loaded.pool->scripts, library);
    expect(host.problems().empty(), "a pack that was loaded does not load again",
           [&] { return to_string(host.problems()); });
    const std::vector<DefId> deck = deck_of(library);
    for (const bool explicit_chance : {false, true}) {
        Result<Match> match = Match::start(library, *rules, &host,
                                           {.deck_one = deck,
                                            .deck_two = deck,
                                            .seed = input.number(),
                                            .explicit_chance = explicit_chance,
                                            .on_failure = FailurePolicy::withhold});
        if (match) play(match.value(), input, answers_of_a_match);
    }
}

}  // namespace ptcg::fuzz
