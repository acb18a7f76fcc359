#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/scripting/rule_book.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"

namespace ptcg::tools {

/// The rules in words that come with the program, and the rulesets they are shown for.
struct Rules {
    RuleBook book;
    std::vector<NamedRuleset> rulesets;

    /// Returns the ruleset with this name, or null.
    [[nodiscard]] const NamedRuleset* ruleset(std::string_view id) const;
};

/// Reads `rules` and `rulesets` in the program's own cards. The error lists every problem.
[[nodiscard]] Result<Rules> load_rules();

/// Returns the value of a switch as in a ruleset file: "true", "winner_chooses", "unlimited"; the
/// steps of `attack_steps` with arrows between them.
[[nodiscard]] std::string value_of(const Ruleset& rules, std::string_view key);

/// Returns the description of a switch, in one line.
[[nodiscard]] std::string_view doc_of(std::string_view key);

/// Returns the rulesets grouped by equal values of all these switches, in the order of `rulesets`.
[[nodiscard]] std::vector<std::vector<const NamedRuleset*>> grouped_by_value(
    const std::vector<NamedRuleset>& rulesets, const std::vector<std::string>& switches);

}  // namespace ptcg::tools
