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

#include "ptcg/hosting/language.hpp"
#include "ptcg/hosting/rules_of_play.hpp"

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

/// Returns the rules for these decks. A requested ruleset or format decides; otherwise, what the
/// decks ask for (`rules_for`).
[[nodiscard]] Result<RulesOfPlay> choose_rules(const RulesRequest& wanted,
                                               std::span<const Deck> decks,
                                               const CardLibrary& library,
                                               const std::vector<std::filesystem::path>& roots);

/// Returns a line to show if the choice of rules may be surprising, or an empty string.
[[nodiscard]] std::string note_of(const RulesOfPlay& play, const Texts& texts = english().texts);

}  // namespace ptcg::tools
