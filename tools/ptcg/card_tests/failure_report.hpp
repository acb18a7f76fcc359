#pragma once

#include <string>
#include <vector>

#include "card_tests/bindings/table.hpp"
#include "screen/terminal.hpp"

/// What is shown of a test that failed.
namespace ptcg::tools {

/// Where a test went wrong, and how.
struct TestProblem {
    std::string message;       ///< "file:line: what was expected"; may have several lines
    std::vector<int> callers;  ///< lines of the test's functions around that one
    std::string in_rerun;      ///< how the test was run when it failed; empty: as written
};

/// "FAILED  <name>", the problem, and what `table` (may be null) can tell: the open question, what
/// has changed, the table, and what was played as statements that run again. Lines have at most 80
/// columns where words allow it, but for the statements.
[[nodiscard]] std::string report_failure(const std::string& name, const TestProblem& problem,
                                         TestTable* table, const Paint& paint);

/// The same for what was played before: only the statements are shown of it.
[[nodiscard]] std::string report_failure(const std::string& name, const TestProblem& problem,
                                         const CardLibrary& library, EffectHost* effects,
                                         const Played& played, const Paint& paint);

}  // namespace ptcg::tools
