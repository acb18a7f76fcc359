#include "authoring/drafted_scripts.hpp"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "phrases/card_draft.hpp"
#include "phrases/draft_report.hpp"
#include "phrases/finding.hpp"

namespace ptcg::tools {

using phrases::EffectDraft;
using phrases::EffectText;

DraftedScripts::DraftedScripts(std::vector<std::filesystem::path> roots) : roots_(std::move(roots))
{
}

const phrases::Phrasebook* DraftedScripts::book() const
{
    std::call_once(read_, [this] {
        Result<phrases::Phrasebook> found = phrases::find_phrasebook(roots_);
        if (found) book_ = std::move(found.value());
    });
    return book_ ? &*book_ : nullptr;
}

bool DraftedScripts::is_draft(const CardLibrary& library, DefId card, std::string_view source) const
{
    if (book() == nullptr) return false;
    std::vector<EffectDraft> drafts;
    for (const EffectText& text : phrases::effect_texts(library, card)) {
        drafts.push_back(phrases::draft(*book(), text));
        if (drafts.back().form == nullptr) return false;
    }
    return phrases::is_written_as(source, drafts);
}

std::vector<std::string> DraftedScripts::readings(const CardLibrary& library, DefId card,
                                                  std::string_view source) const
{
    std::vector<std::string> lines;
    const std::vector<EffectText> texts = phrases::effect_texts(library, card);
    if (book() == nullptr || texts.empty()) return lines;
    const std::string& id = library.text(card).id;
    std::vector<EffectDraft> drafts;
    for (const EffectText& text : texts) {
        drafts.push_back(phrases::draft(*book(), text));
        if (drafts.back().form != nullptr) continue;
        const std::string effect = text.name.empty() ? "" : fmt::format(", {}", text.name);
        lines.push_back(fmt::format("{}{}: text not read: {}", id, effect,
                                    phrases::stopped_told(text, drafts.back())));
    }
    if (lines.empty()) {
        lines.push_back(phrases::is_written_as(source, drafts)
                            ? fmt::format("{}: text read; the script is what it says", id)
                            : fmt::format("{}: text read; another script is written for it: "
                                          "ptcg draft {}",
                                          id, id));
    }
    return lines;
}

}  // namespace ptcg::tools
