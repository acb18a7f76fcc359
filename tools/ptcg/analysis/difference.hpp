#pragma once

#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/state.hpp"

/// What differs between two states of a match, in the words of card tests.
namespace ptcg::tools {

/// What a difference is about, for those who want only some.
enum class DifferencePart : std::uint8_t {
    table,      ///< cards, Pokémon, damage, conditions, the turn, the result
    limits,     ///< what has been done this turn or game and may not be done again
    lasting,    ///< lasting effects
    memory,     ///< what the rules and texts remember: attacks, Knock Outs, since when in play
    knowledge,  ///< which hidden cards a player knows
    progress,   ///< what is being carried out, with the answers given since it began
    chance      ///< the random generator has been used
};

/// One thing that is not the same. `before` and `after` are short texts; "nothing" stands for an
/// empty place, "none" for an empty list. The cards of a pile are only counted there; which ones
/// went and came stands in `lost` and `gained`, as for every other list.
struct Difference {
    std::string where;  ///< "opponent active damage", "me hand", "lasting on me active"
    DifferencePart part = DifferencePart::table;
    std::string before;
    std::string after;
    std::vector<std::string> lost;
    std::vector<std::string> gained;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// "opponent active damage: 0 -> 40", "me hand: 5 cards -> 6 cards (+ Sparkit)".
[[nodiscard]] std::string to_string(const Difference& difference);

/// Everything a player or a rule could notice that is not the same in `after`, in a fixed order;
/// the judge's view, so hidden cards are named. `me` is who is called "me". A Pokémon is followed
/// when it moves or evolves; what it is and has is told at its new place.
///
/// Left out, because nobody could notice: the engine's own numbers (of physical cards, of slots and
/// their generations), the order in which cards are held in a hand, which of two like copies a card
/// is, counts of events and answers, and what is computed from the rest (who listens). HP and costs
/// with all effects are not compared, only what they come from.
[[nodiscard]] std::vector<Difference> differences(const CardLibrary& library,
                                                  const MatchState& before, const MatchState& after,
                                                  PlayerId me);

}  // namespace ptcg::tools
