#pragma once

#include <string>

#include "ptcg/hosting/naming.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

/// How a board is drawn.
struct BoardStyle {
    std::size_t width = 80;  ///< no line is longer
    Paint paint;
    PlayerId near = PlayerId::one;  ///< the player at the bottom
    bool says_turn = true;          ///< false if a heading above has just said it
    bool compact = false;           ///< several Benched Pokémon in a line, everything else cut to
                                    ///< one line each and the hand to two
    bool both_hands = false;        ///< the far player's hand too, if the viewer may see it
};

/// Draws the position as the view's viewer may know it: the far player above, the near one below,
/// Active Pokémon toward the middle, and at the bottom the near player's hand if the viewer may see
/// it.
[[nodiscard]] std::string draw_board(const View& view, const Naming& naming,
                                     const BoardStyle& style);

/// Returns Energy as letters (G R W L P F D M Y N, C for Colorless, * for several types), by card:
/// "L L CC"; more than six of one kind as "7L".
[[nodiscard]] std::string energy_letters(const PokemonView& pokemon, const CardLibrary& library);

/// Returns a cost as letters, "RC"; "-" for a free one.
[[nodiscard]] std::string cost_letters(const Cost& cost);

/// Returns "Asleep, Poisoned", or an empty string.
[[nodiscard]] std::string condition_names(const PokemonView& pokemon, const Texts& texts);

[[nodiscard]] char letter_of(Type type);

}  // namespace ptcg::tools
