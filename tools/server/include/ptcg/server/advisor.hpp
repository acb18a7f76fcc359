#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ptcg/card_library.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/hosting/json_cards.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/result.hpp"

namespace ptcg::server {

/// Something a player would like to do in the turn.
struct WantedMove {
    std::string kind;          ///< of an option of the turn ("attack"), or "card": what one does
                               ///< with such a card
    std::string name;          ///< of an attack or Ability; or the id of a card of the hand
    std::optional<Spot> spot;  ///< the Pokémon it is aimed at or, of an Ability, that has it
};

/// Explains positions to players, and says cards in their languages. A server without one refuses
/// such questions.
///
/// It gets an Observation: what the player knows, and positions redrawn from that. So nothing it
/// says can tell a hidden card. Everything may take long, and is called on one thread at a time,
/// which is not the one of the rooms. PROTOCOL.md, "Advice", describes what is written: each
/// function adds members to an object that has been begun, and fails with a reason for the player.
class Advisor {
public:
    virtual ~Advisor() = default;
    /// "possible", "depends" and "reasons": why the viewer cannot do this.
    virtual Result<void> why(JsonWriter& json, const Observation& seen, const WantedMove& wanted,
                             const Language& language) = 0;
    /// "exact", "coins", "damage", "knock_out", "draws" and "finds": what this option of the
    /// viewer's question leads to. REQUIRES: the viewer is asked, and has such an option.
    virtual Result<void> odds(JsonWriter& json, const Observation& seen, std::uint16_t option,
                              const JsonCards& cards) = 0;
    /// "attacks": the damage of each attack among the options. REQUIRES: the viewer is asked.
    virtual Result<void> damage(JsonWriter& json, const Observation& seen) = 0;
    /// What the card says in this language; what cannot be said remains in English.
    [[nodiscard]] virtual CardText card_text(const CardLibrary& library, DefId card,
                                             const std::string& language) = 0;
};

}  // namespace ptcg::server
