#include "commands/authoring/effect_list.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "authoring/hand_tests.hpp"
#include "phrases/card_draft.hpp"
#include "text_tests/text_testing.hpp"

namespace ptcg::tools {
namespace {

/// Returns "rows, hand", or "-" if nothing tests it.
[[nodiscard]] std::string how(const EffectStatus& effect)
{
    std::vector<std::string_view> words;
    if (effect.by_rows) words.emplace_back("rows");
    if (effect.by_draft) words.emplace_back("draft");
    if (effect.by_hand) words.emplace_back("hand");
    return words.empty() ? "-" : fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

Result<std::vector<EffectStatus>> list_effects(const Data& data, unsigned jobs)
{
    TextTestRequest wanted{
        .pool = data.pool.get(), .roots = data.roots, .cards = {}, .scenes = 1, .jobs = jobs};
    for (std::size_t i = 0; i < data.library().size(); ++i) {
        wanted.cards.insert(static_cast<DefId>(i));
    }
    wanted.options.reruns.fill(false);
    const Result<std::vector<TestedText>> texts = try_texts(wanted);
    if (!texts) return texts.error();
    std::map<std::pair<DefId, std::string>, const TestedText*> by_name;
    for (const TestedText& text : texts.value()) {
        by_name.emplace(std::pair(text.card, text.effect), &text);
    }
    std::vector<EffectStatus> effects;
    for (const PackInfo& pack : data.pool->packs) {
        const HandTests tests(pack);
        for (const std::string& id : pack.cards) {
            const DefId card = data.library().find(id);
            for (const auto& text : phrases::effect_texts(data.library(), card)) {
                EffectStatus effect{.card = id, .effect = text.name};
                effect.by_hand = tests.are_about(data.library().text(card), text.name);
                const auto found = by_name.find({card, text.name});
                if (found != by_name.end()) {
                    effect.by_rows = found->second->as_expected > 0;
                    effect.by_draft = !found->second->is_script;
                }
                effects.push_back(std::move(effect));
            }
        }
    }
    return effects;
}

std::string to_tsv(const std::vector<EffectStatus>& effects)
{
    std::string text = "card\teffect\ttested by\n";
    for (const EffectStatus& effect : effects) {
        text += fmt::format("{}\t{}\t{}\n", effect.card,
                            effect.effect.empty() ? "its text" : effect.effect, how(effect));
    }
    return text;
}

std::string summary_of(const std::vector<EffectStatus>& effects)
{
    std::size_t both = 0, text = 0, hand = 0, neither = 0;
    for (const EffectStatus& effect : effects) {
        const bool by_text = effect.by_rows || effect.by_draft;
        ++(by_text && effect.by_hand ? both : by_text ? text : effect.by_hand ? hand : neither);
    }
    return fmt::format(
        "{} effects: {} tested by their text and by hand, {} by their text alone, {} by hand "
        "alone, {} by the rows of the phrasebook on other cards alone\n",
        effects.size(), both, text, hand, neither);
}

}  // namespace ptcg::tools
