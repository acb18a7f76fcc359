#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"

#include "ptcg/hosting/language.hpp"

namespace ptcg::tools {

/// Returns everything on a card, in lines of at most `width` columns.
[[nodiscard]] std::vector<std::string> card_lines(const CardLibrary& library, DefId card,
                                                  std::size_t width,
                                                  const Language& language = english());

/// Finds the cards a typed text means: an id, a name in any language, the beginning of a name or a
/// part of it; the first of these that matches anything.
[[nodiscard]] std::vector<DefId> find_cards(const CardLibrary& library, std::string_view typed);

/// Returns "Stage 1 Pokémon", "Supporter", "Basic Energy".
[[nodiscard]] std::string kind_text(const CardLibrary& library, const CardDef& def,
                                    const Texts& texts = english().texts);

}  // namespace ptcg::tools
