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

#include "data/deck.hpp"
#include "language/language.hpp"

/// Formats by name, and which rules decks are played under.
namespace ptcg::tools {

/// The format files of the folders, of two with the same name the one found first.
[[nodiscard]] std::vector<std::filesystem::path> list_formats(
    std::span<const std::filesystem::path> roots);

/// The format of this name: formats/<name>.toml of a folder of packs. Never another file, for the
/// name may come from a stranger's deck list.
[[nodiscard]] Result<Format> find_format(std::string_view name,
                                         std::span<const std::filesystem::path> roots);

/// Whether what was typed where a name may stand, too, is the path of a file.
[[nodiscard]] bool is_path(std::string_view typed);

/// What somebody typed, names or paths; all may be left out.
struct RulesRequest {
    std::string ruleset = {};  ///< empty: the format's
    std::string format = {};   ///< empty: what the decks name, or the era they are of
    bool unchecked = false;    ///< no deck is refused
};

/// What a game is played under.
struct RulesOfPlay {
    std::string ruleset = {};             ///< its name
    Ruleset rules = {};                   ///< with what the format changes
    std::optional<Format> format = {};    ///< nothing: any cards
    std::vector<std::string> mixed = {};  ///< the formats the lists name, where that is not one
    DefId newest = no_def;                ///< the card whose era decided, where one did
};

/// The rules for these decks. A ruleset or a format that is asked for decides; else the format all
/// lists name. Lists that name different ones are played as "unlimited". Where not all lists name
/// one, any cards may be used, under the newest of the rulesets that the named format and the cards
/// of the other decks stand for (data/eras.hpp). Fails where neither tells: then somebody has to
/// say. Without any card, the ruleset is "dp".
[[nodiscard]] Result<RulesOfPlay> choose_rules(const RulesRequest& wanted,
                                               std::span<const Deck> decks,
                                               const CardLibrary& library,
                                               const std::vector<std::filesystem::path>& roots);

/// A line to show where the choice of rules may surprise, or nothing.
[[nodiscard]] std::string note_of(const RulesOfPlay& play, const Texts& texts = english().texts);

/// All rules a deck breaks under them.
[[nodiscard]] std::vector<DeckProblem> problems_of(const CardLibrary& library,
                                                   const RulesOfPlay& play,
                                                   std::span<const DefId> cards);

}  // namespace ptcg::tools
