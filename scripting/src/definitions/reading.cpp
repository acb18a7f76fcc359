#include "definitions/reading.hpp"

#include "definitions/loading.hpp"

namespace ptcg {

std::vector<ScriptedCard> read_definitions(const ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems)
{
    script::Runtime runtime(library, &library, bundle, bundle.limits);
    std::vector<script::CardNames> names;
    for (std::size_t i = 0; i < bundle.cards.size(); ++i) {
        const CardFacts* const card = i < facts.size() ? facts[i] : nullptr;
        script::CardNames known;
        known.id = bundle.cards[i].card;
        known.known = card != nullptr;
        if (card != nullptr) {
            known.name = card->text.name;
            known.attacks = card->attack_names;
            known.abilities = card->ability_names;
        }
        names.push_back(std::move(known));
    }
    return script::load_scripts(runtime, bundle, names, problems).cards;
}

}  // namespace ptcg
