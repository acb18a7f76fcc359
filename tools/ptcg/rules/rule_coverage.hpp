#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"

/// Which tests show which rows of the rules, under which rulesets.
namespace ptcg::tools {

/// A test that was run.
struct TestRecord {
    std::string name;
    std::string file;  ///< may be empty
    bool passed = false;
    std::vector<std::string> rulesets;  ///< those it played under, by name
};

/// Reads the output of `ptcg test --json`, or the results of the C++ tests in the same form; `file`
/// begins an error.
[[nodiscard]] Result<std::vector<TestRecord>> read_test_records(std::string_view json,
                                                                const std::string& file);

/// A test that a row needs: under one of these rulesets, or under any if none is listed.
struct NeededTest {
    std::vector<std::string> rulesets;

    /// "dp", "primer/sm/sv", "any".
    [[nodiscard]] std::string words() const;
    [[nodiscard]] bool met_by(const TestRecord& test) const;
};

/// Returns one for each ruleset the row names in `profiles`; else one for each ruleset with its own
/// text, and one for all others; else one for each setting of its switches that a ruleset has; else
/// one under any ruleset. Returns none for rows of kinds that need no test.
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
    /// IDs in test names that look like a row's but do not exist, with the test.
    std::vector<std::pair<std::string, const TestRecord*>> unknown;

    [[nodiscard]] bool fine() const;
    [[nodiscard]] std::size_t count(Shown shown) const;  ///< lines
};

/// Returns the IDs of rows in the name of a test, each once: "RET-07", "EX-38".
[[nodiscard]] std::vector<std::string> row_ids_in(std::string_view name);

/// The result is valid as long as `rules` and `tests`.
[[nodiscard]] Coverage cover(const Rules& rules, std::span<const TestRecord> tests);

}  // namespace ptcg::tools
