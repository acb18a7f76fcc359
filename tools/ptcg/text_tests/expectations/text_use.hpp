#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "phrases/card_draft.hpp"
#include "ptcg/match.hpp"
#include "text_tests/expectations/expected_ends.hpp"

namespace ptcg::tools {

/// The action that uses a text.
struct Use {
    std::uint16_t option = 0;
    SlotId self = no_slot;
    CardIndex card = no_card;    ///< a card in a pile whose text it is
    CardIndex played = no_card;  ///< a Trainer card, or a Pokémon that comes into play
    std::string arrival = {};    ///< how it does
};

/// Returns the first action that uses the text of the card. `arrives`: the text is about its
/// Pokémon coming into play.
[[nodiscard]] std::optional<Use> find_use(Match& match, DefId card, const phrases::EffectText& text,
                                          bool arrives);

/// Returns whose text it is. `self`: the Pokémon with it.
[[nodiscard]] TextSubject subject_of(const CardLibrary& library, DefId card,
                                     const phrases::EffectText& text, PlayerId player,
                                     const Use& use, SlotId self);

}  // namespace ptcg::tools
