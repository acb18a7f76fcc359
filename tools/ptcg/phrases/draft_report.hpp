#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "phrases/card_draft.hpp"
#include "phrases/languages/translation.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools::phrases {

/// How a draft is shown.
struct DraftManner {
    std::size_t width = 80;
    Paint paint = {};
    bool form = false;                         ///< also how the text was understood
    const Translation* translation = nullptr;  ///< null: only in English
};

/// A text and what became of it, as shown to people: the wording and the script, or where reading
/// stopped and the nearest rows. Ends with a line end.
struct DraftReport {
    bool read = false;
    std::string text;
};
[[nodiscard]] DraftReport draft_report(const Phrasebook& book, const EffectText& text,
                                       const DraftManner& manner);

/// The same for all texts of a card, each under its name. A card without text is read.
[[nodiscard]] DraftReport draft_report(const Phrasebook& book, const std::vector<EffectText>& texts,
                                       const DraftManner& manner);

/// Returns the text as the first of these kinds as which it can be read; if it cannot, as the one
/// as which most of it can. REQUIRES: there is a kind.
[[nodiscard]] EffectText as_read(const Phrasebook& book, EffectText text,
                                 const std::vector<EffectText::Kind>& kinds);

/// Returns the kinds of text, in the order in which they are tried.
[[nodiscard]] const std::vector<EffectText::Kind>& all_kinds();

/// Returns in a few words where reading stopped: `no wording goes on from "instead."`
[[nodiscard]] std::string stopped_told(const EffectText& text, const EffectDraft& draft);

}  // namespace ptcg::tools::phrases
