#pragma once

#include <optional>
#include <span>

#include "ptcg/cabt/game_cards.hpp"
#include "ptcg/match.hpp"

namespace ptcg::cabt {

/// What the interface shows of a table besides the state of the match.
struct TableShow {
    /// Whose observation it is; none: the view without secrets, with the names of cards, both hands
    /// and decks, and all Prize cards.
    std::optional<PlayerId> viewer;
    PlayerId asked = PlayerId::one;           ///< who is asked, or was asked last
    int actions = 1;                          ///< "turnActionCount"
    std::span<const CardIndex> looking = {};  ///< cards held aside, which no pile shows
    bool prizes = false;                      ///< all Prize cards show, as in a search
    bool drawn = false;                       ///< the game is over, and nobody has won
};

/// Writes the member "current" of an observation. Returns false if a card text failed: the numbers
/// that it would have changed are then those printed.
bool write_table(JsonWriter& json, Match& match, const GameCards& cards, const TableShow& show);

/// Returns the interface's number for what a unit of Energy can be used as, or for a type: 0
/// Colorless, 1 Grass to 9 Dragon, 10 every type, 11 the two types of one special Energy card.
[[nodiscard]] int energy_number(TypeSet types);

}  // namespace ptcg::cabt
