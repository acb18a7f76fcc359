#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/scripting/rule_book.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"

namespace ptcg::tools {

/// The rules in words that come with the program, and the rulesets they are told by.
struct Rules {
    RuleBook book;
    std::vector<NamedRuleset> rulesets;

    /// The ruleset of this name, or null.
    [[nodiscard]] const NamedRuleset* ruleset(std::string_view id) const;
};

/// Reads `rules` and `rulesets` in the program's own cards. The error holds every problem.
[[nodiscard]] Result<Rules> load_rules();

/// The value of a switch as a ruleset file has it: "true", "winner_chooses", "unlimited"; the steps
/// of `attack_steps` with arrows between them.
[[nodiscard]] std::string value_of(const Ruleset& rules, std::string_view key);

/// What a switch is about, in a line.
[[nodiscard]] std::string_view doc_of(std::string_view key);

/// The rulesets that give all these switches the same values, group by group, in the order of
/// `rulesets`.
[[nodiscard]] std::vector<std::vector<const NamedRuleset*>> grouped_by_value(
    const std::vector<NamedRuleset>& rulesets, const std::vector<std::string>& switches);

}  // namespace ptcg::tools
