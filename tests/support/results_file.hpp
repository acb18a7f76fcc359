#pragma once

#include <string>

/// The results of the tests for `ptcg rules --report`: if PTCG_TEST_RESULTS names a file, it gets
/// `{ tests: [{ name, result, rulesets }] }`, as `ptcg test --json` writes it. A name is that of
/// the test case and of its sections, " / " between them.
namespace ptcg::test {

/// The test that is running plays under this ruleset.
void note_ruleset(const std::string& id);

}  // namespace ptcg::test
