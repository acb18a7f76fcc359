#pragma once

#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/state.hpp"

/// Compares two states of a match, in the vocabulary of card tests.
namespace ptcg::tools {

/// What a difference concerns, so callers can filter.
enum class DifferencePart : std::uint8_t {
    table,      ///< cards, Pokémon, damage, conditions, the turn, the result
    limits,     ///< what has been done this turn or this game and can't be done again
    lasting,    ///< lasting effects
    memory,     ///< what rules and texts remember: attacks, Knock Outs, when one entered play
    knowledge,  ///< which hidden cards a player knows
    progress,   ///< the step in progress, with the answers given since it began
    chance      ///< whether the random generator has been used
};

/// One difference. `before` and `after` are short texts: "nothing" for an empty place, "none" for
/// an empty list. For a pile they contain only the number of cards. For piles, as for all lists,
/// `lost` and `gained` list the items removed and added.
struct Difference {
    std::string where;  ///< "opponent active damage", "me hand", "lasting on me active"
    DifferencePart part = DifferencePart::table;
    std::string before;
    std::string after;
    std::vector<std::string> lost;
    std::vector<std::string> gained;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Examples: "opponent active damage: 0 -> 40", "me hand: 5 cards -> 6 cards (+ Sparkit)".
[[nodiscard]] std::string to_string(const Difference& difference);

/// Returns, in a fixed order, all differences in `after` that a player or a rule could notice. It
/// uses the judge's view, so hidden cards are named. `me` is the player called "me". A Pokémon that
/// moves or evolves is followed; what it is and what it has are reported at its new place.
///
/// Left out because nobody could notice them: the engine's internal numbers (of physical cards, of
/// slots and their generations), the order of cards in a hand, which of two identical copies a card
/// is, counts of events and answers, and anything computed from the rest (which texts listen). HP
/// and costs after all effects are not compared, only what they are computed from.
[[nodiscard]] std::vector<Difference> differences(const CardLibrary& library,
                                                  const MatchState& before, const MatchState& after,
                                                  PlayerId me);

}  // namespace ptcg::tools
