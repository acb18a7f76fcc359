#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/format.hpp"

#include "ptcg/hosting/deck.hpp"
#include "ptcg/hosting/language.hpp"

/// Finds formats by name, and the rules for decks.
namespace ptcg::tools {

/// Returns the format files in the folders. If two have the same name, the first one found counts.
[[nodiscard]] std::vector<std::filesystem::path> list_formats(
    std::span<const std::filesystem::path> roots);

/// Returns the format with this name: formats/<name>.toml in a folder of packs. It never reads any
/// other file, because the name may come from someone else's deck list.
[[nodiscard]] Result<Format> find_format(std::string_view name,
                                         std::span<const std::filesystem::path> roots);

/// Returns whether the text, where names are also allowed, is a file path.
[[nodiscard]] bool is_path(std::string_view typed);

/// What the user typed: names or paths, each optional.
struct RulesRequest {
    std::string ruleset = {};  ///< empty: the format's
    std::string format = {};   ///< empty: the one the decks name, or their era
    bool unchecked = false;    ///< accept all decks
};

/// The rules of a game.
struct RulesOfPlay {
    std::string ruleset = {};             ///< its name
    Ruleset rules = {};                   ///< including the format's changes
    std::optional<Format> format = {};    ///< nothing: any cards
    std::vector<std::string> mixed = {};  ///< the formats that the lists name, if not just one
    DefId newest = no_def;                ///< the card whose era decided, if one did
};

/// Returns the rules for these decks. A requested ruleset or format decides; otherwise, the format
/// that all lists name. Lists that name different formats are played as "unlimited". If not all
/// lists name one, any cards are allowed, under the newest ruleset among those of the named format
/// and of the cards in the other decks (data/eras.hpp). Fails if neither decides: then the user
/// must specify it. Without any cards, the ruleset is "dp".
[[nodiscard]] Result<RulesOfPlay> choose_rules(const RulesRequest& wanted,
                                               std::span<const Deck> decks,
                                               const CardLibrary& library,
                                               const std::vector<std::filesystem::path>& roots);

/// Returns a line to show if the choice of rules may be surprising, or an empty string.
[[nodiscard]] std::string note_of(const RulesOfPlay& play, const Texts& texts = english().texts);

/// Returns all rules that a deck breaks under them.
[[nodiscard]] std::vector<DeckProblem> problems_of(const CardLibrary& library,
                                                   const RulesOfPlay& play,
                                                   std::span<const DefId> cards);

}  // namespace ptcg::tools
