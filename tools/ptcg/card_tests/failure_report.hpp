#pragma once

#include <string>
#include <vector>

#include "card_tests/bindings/table.hpp"
#include "screen/terminal.hpp"

/// Formats the report of a failed test.
namespace ptcg::tools {

/// Where a test failed, and how.
struct TestProblem {
    std::string message;       ///< "file:line: what was expected"; may have several lines
    std::vector<int> callers;  ///< lines of the test that led to the call, innermost first
    std::string in_rerun;      ///< how the test was run when it failed; empty: as written
};

/// Returns "FAILED  <name>", the problem and what `table` (may be null) shows: the current
/// question, what has changed, the table, and what was played, as statements that run again. Lines
/// have at most 80 columns where words allow it, except for the statements.
[[nodiscard]] std::string report_failure(const std::string& name, const TestProblem& problem,
                                         TestTable* table, const Paint& paint);

/// Likewise for something already played: of that, it shows only the statements.
[[nodiscard]] std::string report_failure(const std::string& name, const TestProblem& problem,
                                         const CardLibrary& library, EffectHost* effects,
                                         const Played& played, const Paint& paint);

}  // namespace ptcg::tools
