#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/card_draft.hpp"
#include "phrases/languages/translation.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

/// The same as `find_language`, with the texts of cards in that language, too. The phrasebook is
/// read when a text is first asked for; a text that cannot be said remains in English.
[[nodiscard]] Result<std::shared_ptr<const Language>> find_language_of_cards(
    std::string_view wanted, const std::vector<std::filesystem::path>& roots);

/// Returns a text of a card in a language, or nothing if it cannot be said.
[[nodiscard]] std::optional<std::string> translated(const Phrasebook& book,
                                                    const Translation& translation,
                                                    const EffectText& text);

/// Returns what a card says in a language; what cannot be said remains in English.
[[nodiscard]] CardText translated(const Phrasebook& book, const Translation& translation,
                                  const CardLibrary& library, DefId card);

}  // namespace ptcg::tools::phrases
