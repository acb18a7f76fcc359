#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/result.hpp"

#include "ptcg/hosting/naming.hpp"

namespace ptcg {

/// What a player types to pick nothing where that is possible. An empty line is not it: a stray
/// Enter must not throw a card away.
inline constexpr std::string_view typed_for_none = "0";

/// Returns the question in words, with the card or text that asks it and the number of picks it
/// requires. `none_key` is what the player types to pick nothing; if empty, `typed_for_none`, or
/// the key Enter where nothing can be picked.
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

/// Returns, for each option that is an attack or an Ability to use, its effect in the reader's
/// language; an empty text for the others and for an attack that has no effect.
[[nodiscard]] std::vector<std::string> effect_texts(const Decision& decision, const Naming& naming);

/// Parses what a person typed ("2", "1 3 3", nothing; "0" is nothing too) into picks, or returns
/// what is wrong with it.
/// The match decides whether the rules accept the answer.
[[nodiscard]] Result<std::vector<std::uint16_t>> parse_picks(
    std::string_view typed, const Decision& decision,
    const PickingTexts& texts = english().texts.picking);

}  // namespace ptcg
