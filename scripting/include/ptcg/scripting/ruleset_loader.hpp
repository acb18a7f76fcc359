#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/problem.hpp"

/// Rulesets as files: the eras in `cards/rulesets`, and those a host writes.
namespace ptcg {

struct NamedRuleset {
    std::string id;    ///< "dp"
    std::string name;  ///< "Diamond & Pearl"
    Ruleset rules;
};

struct RulesetResult {
    std::optional<NamedRuleset> ruleset;  ///< nothing if there is any problem
    Problems problems;                    ///< all of them
};

/// Loads the ruleset in a file. A switch that is left out has its default in `Ruleset`.
[[nodiscard]] RulesetResult load_ruleset(const std::filesystem::path& file);

/// Reads a ruleset from a file's text; `file` is the name shown in problems.
[[nodiscard]] RulesetResult read_ruleset(std::string_view text, const std::string& file);

/// Returns the ruleset files (*.toml) in a folder, sorted by name. Empty if there is no such
/// folder.
[[nodiscard]] std::vector<std::filesystem::path> ruleset_files(const std::filesystem::path& folder);

}  // namespace ptcg
