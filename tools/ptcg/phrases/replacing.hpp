#pragma once

#include <string>

#include "phrases/card_draft.hpp"

namespace ptcg::tools::phrases {

/// Returns the line of a text's statement in a card's Lua file, which has the standard layout; 0 if
/// there is none.
[[nodiscard]] int line_of_statement(const std::string& source, const EffectText& text);

/// Replaces a text's statement in a card's Lua file, which has the standard layout, by its draft.
/// Lasting effects of the same names go too. Returns whether there was such a statement.
[[nodiscard]] bool replace_by_draft(std::string& source, const EffectText& text,
                                    const EffectDraft& draft);

}  // namespace ptcg::tools::phrases
