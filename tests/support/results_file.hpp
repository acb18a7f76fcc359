#pragma once

#include <string>

/// Test results for `ptcg rules --report`: if PTCG_TEST_RESULTS names a file, it receives `{ tests:
/// [{ name, result, rulesets }] }`, as `ptcg test --json` writes it. A name consists of the test
/// case and its sections, separated by " / ".
namespace ptcg::test {

/// Records that the running test plays under this ruleset.
void note_ruleset(const std::string& id);

}  // namespace ptcg::test
