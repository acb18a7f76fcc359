#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

#include "card_tests/card_test.hpp"

namespace ptcg::tools {

/// Test files to run on several threads.
struct TestWork {
    const CardPool* pool = nullptr;
    std::vector<CardTestFile> files;
    CardTestOptions options;
    unsigned jobs = 1;
    /// Returns the ruleset with this name, or null; called by one thread at a time.
    std::function<const Ruleset*(std::string_view)> ruleset;
    /// Called after each file with the number of files done, by one thread at a time; may be empty.
    std::function<void(std::size_t done)> progress;
};

/// Returns the results in the order of the files.
[[nodiscard]] std::vector<CardTestResult> run_test_files(const TestWork& work);

}  // namespace ptcg::tools
