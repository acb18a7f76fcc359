#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/result.hpp"

#include "ptcg/hosting/naming.hpp"

namespace ptcg {

/// Returns the question in words, with the card or text that asks it and the number of picks it
/// requires. `none_key` is what the player types to pick nothing; if empty, the key Enter in the
/// reader's language.
[[nodiscard]] std::string question_text(const Decision& decision, const Naming& naming,
                                        std::string_view none_key = {});

/// Returns the question alone, for a screen that is not answered by typing: without the number of
/// picks.
[[nodiscard]] std::string bare_question_text(const Decision& decision, const Naming& naming);
/// Returns how many options are picked, "up to 3" or "pick 2, the order counts"; empty if it is
/// one.
[[nodiscard]] std::string picks_text(const Decision& decision, const PickingTexts& texts);
/// Returns what everyone but the asked player may read: "Waiting for Lava Flow."
[[nodiscard]] std::string waiting_text(PlayerId asked, const Naming& naming);

/// Returns the options in words, in their order. If two would read the same, their prints are
/// added.
[[nodiscard]] std::vector<std::string> option_texts(const Decision& decision, const View& view,
                                                    const Naming& naming);

/// Parses what a person typed ("2", "1 3 3", nothing) into picks, or returns what is wrong with it.
/// The match decides whether the rules accept the answer.
[[nodiscard]] Result<std::vector<std::uint16_t>> parse_picks(
    std::string_view typed, const Decision& decision,
    const PickingTexts& texts = english().texts.picking);

}  // namespace ptcg
