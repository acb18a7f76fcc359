#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

/// Why something may not be done, in words.
namespace ptcg::tools {

/// Something a player would like to do in the turn. What does not apply is left empty.
struct WantedAction {
    OptionKind kind = OptionKind::end_turn;  ///< one of the main phase's
    std::string what;    ///< attack, use: its name; otherwise a card, by name or id
    std::string target;  ///< "active", "bench 2": evolve, attach, use, play onto; empty: anywhere
};

/// A reason against it.
struct WhyNot {
    std::string rule;      ///< its ID ("RET-03"); empty where no rule but the moment forbids it
    std::string sentence;  ///< "an Asleep or Paralyzed Pokémon can't retreat"
    std::string by;        ///< the text of a card that forbids it; empty: none does

    friend bool operator==(const WhyNot&, const WhyNot&) = default;
};

/// "an Asleep or Paralyzed Pokémon can't retreat (RET-03)", with the text behind it.
[[nodiscard]] std::string to_string(const WhyNot& reason);

/// All reasons that stand against `me` doing it now; none: it may be done. Fails where the words
/// mean nothing: no such card, attack or place.
[[nodiscard]] Result<std::vector<WhyNot>> why_not(Match& match, PlayerId me,
                                                  const WantedAction& wanted);

/// The names of attacks one may ask about: those of `me`'s Pokémon first, then those that lie under
/// them, are attached, are the opponent's, or are in the hand.
[[nodiscard]] std::vector<std::string> nameable_attacks(Match& match, PlayerId me);
/// The same for Abilities, with those that speak from the discard pile, and the Stadium in play.
[[nodiscard]] std::vector<std::string> nameable_abilities(Match& match, PlayerId me);

/// What a rule that can refuse something says, in a short sentence of our own; empty if unknown.
[[nodiscard]] std::string_view sentence_of_rule(std::string_view rule);

}  // namespace ptcg::tools
