#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"

/// Which test shows which row of the rules, under which ruleset.
namespace ptcg::tools {

/// A test that was run.
struct TestRecord {
    std::string name;
    std::string file;  ///< may be empty
    bool passed = false;
    std::vector<std::string> rulesets;  ///< those it played under, by name
};

/// Reads what `ptcg test --json` writes, and the tests in C++ in the same form; `file` begins an
/// error.
[[nodiscard]] Result<std::vector<TestRecord>> read_test_records(std::string_view json,
                                                                const std::string& file);

/// A test that a row needs: under one of these rulesets, or under any where none is named.
struct NeededTest {
    std::vector<std::string> rulesets;

    /// "dp", "primer/sm/sv", "any".
    [[nodiscard]] std::string words() const;
    [[nodiscard]] bool met_by(const TestRecord& test) const;
};

/// One for each ruleset the row names in `profiles`. Else one for each that has a text of its own,
/// and one for all others; else one for each setting of its switches that a ruleset has; else any.
/// None for rows of kinds that need no test.
[[nodiscard]] std::vector<NeededTest> needed_tests(const RuleRow& row,
                                                   const std::vector<NamedRuleset>& rulesets);

enum class Shown {
    passed,    ///< by tests that all pass
    failed,    ///< one of its tests fails
    untested,  ///< no test
    settled,   ///< a note whose rows are all shown
    excused    ///< needs no test; the row says why
};

/// How one need of a row is met.
struct CoverageLine {
    const RuleRow* row = nullptr;
    NeededTest need;
    Shown shown = Shown::untested;
    std::vector<const TestRecord*> tests = {};

    [[nodiscard]] bool fine() const { return shown != Shown::failed && shown != Shown::untested; }
};

struct Coverage {
    std::vector<CoverageLine> lines;  ///< row by row
    /// IDs in names of tests that look like a row's but are none, with the test.
    std::vector<std::pair<std::string, const TestRecord*>> unknown;

    [[nodiscard]] bool fine() const;
    [[nodiscard]] std::size_t count(Shown shown) const;  ///< lines
};

/// IDs of rows in the name of a test, each once: "RET-07", "EX-38".
[[nodiscard]] std::vector<std::string> row_ids_in(std::string_view name);

/// Valid as long as `rules` and `tests`.
[[nodiscard]] Coverage cover(const Rules& rules, std::span<const TestRecord> tests);

}  // namespace ptcg::tools
