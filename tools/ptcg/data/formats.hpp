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

#include "data/language.hpp"

/// Formats by name, and which rules decks are played under.
namespace ptcg::tools {

/// The format files of the folders, of two with the same name the one found first.
[[nodiscard]] std::vector<std::filesystem::path> list_formats(
    std::span<const std::filesystem::path> roots);

/// The format of this name (formats/<name>.toml of a folder of packs) or path.
[[nodiscard]] Result<Format> find_format(std::string_view wanted,
                                         std::span<const std::filesystem::path> roots);

/// What somebody asked for; all may be left out.
struct RulesWanted {
    std::string ruleset = {};  ///< empty: the format's
    std::string format = {};   ///< empty: what the decks name
    bool unchecked = false;    ///< no deck is refused
};

/// What a game is played under.
struct RulesOfPlay {
    std::string ruleset;             ///< its name
    Ruleset rules;                   ///< with what the format changes
    std::optional<Format> format;    ///< nothing: any cards
    std::vector<std::string> mixed;  ///< the formats the lists name, where that is not one
};

/// The rules for decks of these lists. A ruleset or a format that is asked for decides; else the
/// format all lists name. Lists that name different ones are played as "unlimited". Where not all
/// lists name one, the ruleset of those that do counts, and any cards may be used; where none does,
/// the ruleset is "dp".
[[nodiscard]] Result<RulesOfPlay> choose_rules(const RulesWanted& wanted,
                                               std::span<const std::string> lists,
                                               const std::vector<std::filesystem::path>& roots);

/// A line to show where the choice of rules may surprise, or nothing.
[[nodiscard]] std::string note_of(const RulesOfPlay& play, const Texts& texts = english().texts);

/// All rules a deck breaks under them.
[[nodiscard]] std::vector<DeckProblem> problems_of(const CardLibrary& library,
                                                   const RulesOfPlay& play,
                                                   std::span<const DefId> cards);

}  // namespace ptcg::tools
