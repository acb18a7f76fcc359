#pragma once

#include <string>
#include <vector>

#include "card_tests/card_test.hpp"

/// Results of tests for machines.
namespace ptcg::tools {

/// As XML in the form that JUnit's readers understand: a testsuite for each file, with a testcase
/// for each test; times in seconds.
[[nodiscard]] std::string to_junit(const std::vector<CardTestResult>& results);

/// `{ passed, failed, tests: [{ file, name, line, result, milliseconds, rulesets, message }] }`;
/// `message` is there only where `result` is "failed".
[[nodiscard]] std::string to_json(const std::vector<CardTestResult>& results);

}  // namespace ptcg::tools
