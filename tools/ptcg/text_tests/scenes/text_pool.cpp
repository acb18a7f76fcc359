#include "text_tests/scenes/text_pool.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "phrases/replacing.hpp"
#include "text_tests/scenes/other_scripts.hpp"

namespace ptcg::tools {
namespace {

/// Puts drafts in the place of a card's script, and adds their texts.
void speak(const CardPool& pool, const phrases::Phrasebook& book, DefId card, std::string& source,
           std::vector<SpokenText>& texts)
{
    const std::size_t first = texts.size();
    const std::string written = source;
    std::vector<phrases::EffectDraft> drafts;
    bool all = true;
    for (phrases::EffectText& text : phrases::effect_texts(pool.library, card)) {
        phrases::EffectDraft draft = phrases::draft(book, text);
        const int line = phrases::line_of_statement(written, text);
        const bool read = draft.form != nullptr && line > 0;
        all = all && read;
        if (read && phrases::replace_by_draft(source, text, draft)) {
            texts.push_back({card, std::move(text), draft.form, line});
        }
        drafts.push_back(std::move(draft));
    }
    if (!all) return;
    const bool same = phrases::is_written_as(written, drafts);
    for (std::size_t i = first; i < texts.size(); ++i) texts[i].is_script = same;
}

}  // namespace

Result<TextPool> make_text_pool(const CardPool& pool, phrases::Phrasebook book,
                                const std::set<DefId>& cards)
{
    TextPool made;
    made.book = std::move(book);
    Result<std::unique_ptr<CardPool>> spoken =
        with_other_scripts(pool, [&](DefId card, std::string& source) {
            if (cards.contains(card)) speak(pool, made.book, card, source, made.texts);
        });
    if (!spoken) return spoken.error();
    made.pool = std::move(spoken.value());
    return made;
}

}  // namespace ptcg::tools
