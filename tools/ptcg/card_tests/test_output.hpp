#pragma once

#include <string>
#include <vector>

#include "card_tests/card_test.hpp"

/// Test results in machine-readable form.
namespace ptcg::tools {

/// Returns XML in the form that JUnit readers accept: a testsuite for each file, with a testcase
/// for each test. Times are in seconds.
[[nodiscard]] std::string to_junit(const std::vector<CardTestResult>& results);

/// Returns `{ passed, failed, tests: [{ file, name, line, result, milliseconds, rulesets, message
/// }] }`; `message` is present only if `result` is "failed".
[[nodiscard]] std::string to_json(const std::vector<CardTestResult>& results);

}  // namespace ptcg::tools
