#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/hosting/deck.hpp"
#include "ptcg/hosting/eras.hpp"
#include "ptcg/result.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/catalogue.hpp"
#include "ptcg/scripting/format.hpp"

/// Decides under which rules decks are played.
namespace ptcg {

/// The rules of a game.
struct RulesOfPlay {
    std::string ruleset = {};             ///< its name
    Ruleset rules = {};                   ///< including the format's changes
    std::optional<Format> format = {};    ///< nothing: any cards
    std::vector<std::string> mixed = {};  ///< the formats that the lists name, if not just one
    DefId newest = no_def;                ///< the card whose era decided, if one did
};

/// Where rules are found. A name may come from a stranger's deck list; errors tell which there are.
struct RulesByName {
    std::function<Result<Ruleset>(const std::string& name)> ruleset;
    std::function<Result<Format>(const std::string& name)> format;
    std::function<Result<std::vector<Era>>()> eras;
    std::vector<std::string> rulesets = {};  ///< their names, for messages
};

/// Those of a catalogue, which must outlive what is returned.
[[nodiscard]] RulesByName rules_in(const Catalogue& catalogue, std::vector<Era> eras);

/// Two decks whose lists name different formats are played under this one.
inline constexpr std::string_view format_of_all = "unlimited";

/// Returns the rules that the decks ask for: the format that all lists name. Lists that name
/// different formats are played as "unlimited". If not all lists name one, any cards are allowed,
/// under the newest ruleset among those of the named format and of the cards in the other decks.
/// Fails if neither decides. Without any cards, the ruleset is "dp".
[[nodiscard]] Result<RulesOfPlay> rules_for(std::span<const Deck> decks, const CardLibrary& library,
                                            const RulesByName& by_name);

/// Returns the format's rules.
[[nodiscard]] Result<RulesOfPlay> rules_of_format(Format format, const RulesByName& by_name);

/// Returns all rules that a deck breaks under them.
[[nodiscard]] std::vector<DeckProblem> problems_of(const CardLibrary& library,
                                                   const RulesOfPlay& play,
                                                   std::span<const DefId> cards);

}  // namespace ptcg
