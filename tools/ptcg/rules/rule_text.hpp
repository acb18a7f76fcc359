#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "rules/rule_coverage.hpp"
#include "rules/rules.hpp"
#include "screen/terminal.hpp"

/// The rules as they are read on a terminal, in lines of at most `width` columns.
namespace ptcg::tools {

struct RuleLayout {
    std::size_t width = 80;
    Paint paint;
};

/// The sections, with the number of rows in each.
[[nodiscard]] std::vector<std::string> rule_overview(const RuleBook& book,
                                                     const RuleLayout& layout);

/// Rows one after another: ID, title, rule.
[[nodiscard]] std::vector<std::string> rule_list(std::span<const RuleRow* const> rows,
                                                 const Rules& rules, const NamedRuleset* chosen,
                                                 const RuleLayout& layout);

/// Everything about a row: how the `chosen` ruleset has it and how the others differ; null: how
/// each has it.
[[nodiscard]] std::vector<std::string> rule_lines(const RuleRow& row, const Rules& rules,
                                                  const NamedRuleset* chosen,
                                                  const RuleLayout& layout);

/// What the tests show, line by line, and the totals. `only_missing` leaves out what is fine.
[[nodiscard]] std::vector<std::string> coverage_lines(const Coverage& coverage, bool only_missing,
                                                      const RuleLayout& layout);

}  // namespace ptcg::tools
