#include "definitions/loading.hpp"

#include <memory>
#include <utility>

#include "definitions/loader.hpp"
#include "definitions/script_functions.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/plain_locale.hpp"
#include "sandbox/straight_code.hpp"

namespace ptcg {

namespace {

using namespace script;

/// Takes what a function costs into its description. The function is on top of the stack.
void price(Callback& about, Runtime& runtime, bool counts_all)
{
    const CallCost cost = cost_of_call(runtime.state(), runtime.bytecode);
    const bool counted = counts_all || !cost.straight;
    if (counted) {
        about.counting = cost.slow ? Counting::slow_instructions : Counting::instructions;
    }
    about.price = counted ? counted_at_once : cost.instructions;
}

[[nodiscard]] CardNames names_of(const ScriptChunk& chunk, const CardFacts* card)
{
    CardNames known;
    known.id = chunk.card;
    known.known = card != nullptr;
    if (card != nullptr) {
        known.name = card->text.name;
        known.attacks = card->attack_names;
        known.abilities = card->ability_names;
    }
    return known;
}

}  // namespace

std::vector<ScriptedCard> read_definitions(ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems)
{
    const PlainLocale plain;
    // Functions are kept meanwhile, so that what a pack keeps is seen.
    Runtime runtime(library, &library, bundle, bundle.limits);
    const bool counts_all =
        bundle.limits.count_instructions || !straight_code_works(runtime.state());
    auto functions = std::make_shared<ScriptFunctions>();
    Loader loader(runtime, bundle, problems, [&](Callback about) {
        if (functions->all.size() >= at(no_callback)) {
            problems.push_back({runtime.chunk->path, 0, 0, "too many functions in all packs", {}});
            return no_callback;
        }
        price(about, runtime, counts_all);
        keep_function(runtime.state(), functions->all.size());
        functions->all.push_back(std::move(about));
        return CallbackId{static_cast<std::uint16_t>(functions->all.size() - 1)};
    });
    loader.begin();
    for (std::size_t i = 0; i < bundle.shared.size(); ++i) loader.run_shared(i);
    std::vector<ScriptedCard> cards;
    for (std::size_t i = 0; i < bundle.cards.size(); ++i) {
        functions->begin.push_back(static_cast<std::uint16_t>(functions->all.size()));
        const CardFacts* const card = i < facts.size() ? facts[i] : nullptr;
        cards.push_back(loader.run_card(i, names_of(bundle.cards[i], card)));
    }
    functions->begin.push_back(static_cast<std::uint16_t>(functions->all.size()));
    loader.end();
    bundle.functions = std::move(functions);
    return cards;
}

}  // namespace ptcg
