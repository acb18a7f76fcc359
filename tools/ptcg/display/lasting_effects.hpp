#pragma once

#include <string>
#include <vector>

#include "ptcg/facts.hpp"
#include "ptcg/hosting/naming.hpp"

namespace ptcg::tools {

/// A lasting effect as everyone at the table knows it: it began before everybody's eyes. What a
/// script keeps with it is left out.
struct ShownEffect {
    Spot spot = no_spot;               ///< the Pokémon it is on
    PlayerId player = PlayerId::none;  ///< or the player it is on
    DefId def = no_def;                ///< the card whose text it is
    Origin origin = Origin::attack;
    std::uint8_t source_effect = 0xff;  ///< its attack or Ability, by `origin`
    std::uint16_t last_turn = 0xffff;   ///< 0xffff: until it leaves play, or the game ends

    friend bool operator==(const ShownEffect&, const ShownEffect&) = default;
};

/// Returns the lasting effects on Pokémon and players, in the order in which they began. What is
/// merely used up for the rest of the game is not one.
[[nodiscard]] std::vector<ShownEffect> lasting_effects(const Facts& game);

/// Returns them in lines of at most `width` columns: on whom, by which text, until when, and what
/// the text says; or that there are none. `view` is the reader's.
[[nodiscard]] std::vector<std::string> lasting_lines(const std::vector<ShownEffect>& effects,
                                                     const View& view, const Naming& naming,
                                                     std::size_t width);

}  // namespace ptcg::tools
