#include "authoring/drafted_scripts.hpp"

#include <string>
#include <utility>

#include "phrases/card_draft.hpp"
#include "phrases/finding.hpp"
#include "ptcg/scripting/lua_format.hpp"

namespace ptcg::tools {

DraftedScripts::DraftedScripts(std::vector<std::filesystem::path> roots) : roots_(std::move(roots))
{
}

bool DraftedScripts::is_draft(const CardLibrary& library, DefId card, std::string_view source) const
{
    std::call_once(read_, [this] {
        Result<phrases::Phrasebook> found = phrases::find_phrasebook(roots_);
        if (found) book_ = std::move(found.value());
    });
    if (!book_) return false;
    std::vector<phrases::EffectDraft> drafts;
    for (const phrases::EffectText& text : phrases::effect_texts(library, card)) {
        drafts.push_back(phrases::draft(*book_, text));
        if (drafts.back().form == nullptr) return false;
    }
    const auto written = format_lua(source);
    return written && *written == phrases::joined_script(drafts);
}

}  // namespace ptcg::tools
