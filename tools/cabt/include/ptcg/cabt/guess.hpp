#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ptcg::cabt {

/// What somebody who searches takes the hidden cards to be, by the pool's numbers. Each list has
/// the cards of a whole pile in its order, without those that are held aside: the top card of a
/// deck is the last; more are ignored. Cards that the player knows stay, whatever the list has.
struct Guess {
    std::vector<int> your_deck;  ///< ignored while the whole deck is shown
    std::vector<int> your_prize;
    std::vector<int> opponent_deck;
    std::vector<int> opponent_prize;
    std::vector<int> opponent_hand;
    std::vector<int> opponent_active;  ///< of a face-down Active Pokémon; otherwise ignored
    /// Coins are asked for. Those of an effect that is in progress when the search begins are
    /// tossed.
    bool manual_coin = false;
};

/// Why a search can't begin, by the interface's number.
enum class SearchError : std::uint8_t {
    none = 0,
    unknown_card = 1,  ///< or too few cards, or no card for a face-down Active Pokémon
    not_pokemon = 2,
    impossible = 98  ///< the game could not have come there with these cards; the interface has no
                     ///< number for it
};

/// An error, and what is wrong in words; empty if nothing is.
struct SearchRefusal {
    SearchError error = SearchError::none;
    std::string reason = {};
};

}  // namespace ptcg::cabt
