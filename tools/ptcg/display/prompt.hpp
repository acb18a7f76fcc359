#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/result.hpp"

#include "language/naming.hpp"

namespace ptcg::tools {

/// The question in words, with whose text asks it and how many picks it wants. `none_key` is what
/// one types to pick nothing; left empty, the key Enter in the reader's language.
[[nodiscard]] std::string question_text(const Decision& decision, const Naming& naming,
                                        std::string_view none_key = {});

/// The options in words, in their order. Where two would read the same, their prints are added.
[[nodiscard]] std::vector<std::string> option_texts(const Decision& decision, const View& view,
                                                    const Naming& naming);

/// What a person typed ("2", "1 3 3", nothing) as picks. Says what is wrong with it otherwise;
/// whether the rules accept the answer is for the match to say.
[[nodiscard]] Result<std::vector<std::uint16_t>> parse_picks(
    std::string_view typed, const Decision& decision,
    const PickingTexts& texts = english().texts.picking);

}  // namespace ptcg::tools
