#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/wording.hpp"
#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

/// Explains in words why an action is illegal.
namespace ptcg::tools {

/// An action a player would like to take during the turn. Fields that do not apply are empty.
struct WantedAction {
    OptionKind kind = OptionKind::end_turn;  ///< an option of the main phase
    std::string what;    ///< for attack and use: its name; otherwise a card's name or id. Evolve
                         ///< with a target may lack it: any card
    std::string target;  ///< "active", "bench 2": for evolve, attach, use, play; empty: any
};

/// One reason why an action is illegal.
struct WhyNot {
    std::string rule;      ///< the rule's ID ("RET-03"); empty if only the current moment forbids
                           ///< it
    std::string sentence;  ///< "an Asleep or Paralyzed Pokémon can't retreat"
    std::string by;        ///< the card text that forbids it; empty if none does

    friend bool operator==(const WhyNot&, const WhyNot&) = default;
};

/// Returns "an Asleep or Paralyzed Pokémon can't retreat (RET-03)", with the text that forbids it.
[[nodiscard]] std::string to_string(const WhyNot& reason);

/// Returns all reasons why `me` can't take the action now; an empty list means the action is legal.
/// Fails if a word has no meaning: no such card, attack or place. The words call `reader` "me", or
/// "you" in a player's voice, and are in this language.
[[nodiscard]] Result<std::vector<WhyNot>> why_not(Match& match, PlayerId me,
                                                  const WantedAction& wanted, PlayerId reader,
                                                  Voice voice = Voice::tests,
                                                  const Language& language = english());

/// Returns the names of attacks that may be asked about: those of `me`'s Pokémon first, then those
/// of cards under or attached to them, of the opponent's Pokémon, and of cards in hand.
[[nodiscard]] std::vector<std::string> nameable_attacks(Match& match, PlayerId me);
/// Likewise for Abilities, including those that work from the discard pile, and the Stadium in
/// play.
[[nodiscard]] std::vector<std::string> nameable_abilities(Match& match, PlayerId me);

/// Returns the statement of a rule that can refuse something, in our own short words; empty if
/// unknown.
[[nodiscard]] std::string_view sentence_of_rule(std::string_view rule);

}  // namespace ptcg::tools
