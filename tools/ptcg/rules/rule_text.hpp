#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "rules/rule_coverage.hpp"
#include "rules/rules.hpp"
#include "screen/terminal.hpp"

/// The rules as shown on a terminal, in lines of at most `width` columns.
namespace ptcg::tools {

struct RuleLayout {
    std::size_t width = 80;
    Paint paint;
};

/// Returns the sections, with the number of rows in each.
[[nodiscard]] std::vector<std::string> rule_overview(const RuleBook& book,
                                                     const RuleLayout& layout);

/// Returns rows one after another: ID, title, rule.
[[nodiscard]] std::vector<std::string> rule_list(std::span<const RuleRow* const> rows,
                                                 const Rules& rules, const NamedRuleset* chosen,
                                                 const RuleLayout& layout);

/// Returns everything about a row: what the `chosen` ruleset says and how the others differ; if
/// null, what each says.
[[nodiscard]] std::vector<std::string> rule_lines(const RuleRow& row, const Rules& rules,
                                                  const NamedRuleset* chosen,
                                                  const RuleLayout& layout);

/// Returns what the tests show, line by line, and the totals. `only_missing` leaves out lines that
/// are fine.
[[nodiscard]] std::vector<std::string> coverage_lines(const Coverage& coverage, bool only_missing,
                                                      const RuleLayout& layout);

}  // namespace ptcg::tools
