#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/ruleset.hpp"

#include "card_tests/played.hpp"
#include "card_tests/reruns.hpp"
#include "screen/terminal.hpp"

/// Runs the tests next to the cards (cards/*/tests/*.lua). See cards/README.md for their language.
namespace ptcg::tools {

/// The resources of one thread's tests.
struct CardTestWorld {
    const CardLibrary* library = nullptr;
    EffectHost* effects = nullptr;
    /// Runs the same scripts; matches are replayed on it. Null: uses `effects` again.
    EffectHost* other_effects = nullptr;
    /// Returns the ruleset with this name, or null.
    std::function<const Ruleset*(std::string_view)> ruleset;
};

/// One file of tests.
struct CardTestFile {
    std::filesystem::path path;
    std::string shown;  ///< the name in failures: "cards/my1/tests/002-sparkit.lua"
};

struct CardTestOptions {
    std::string filter;  ///< only tests whose name or file contains this; empty: all
    bool only_list = false;
    /// Which reruns a passing test gets, by Rerun.
    std::array<bool, rerun_count> reruns = {true, true, true, true, true, true};
    /// Seconds of processor time for the file's statements, and for each run of a test; 0: no
    /// limit.
    int seconds = 10;
    Paint paint;  ///< of reports
    /// The folder of the position files that a test names. For a test file, it is that file's
    /// folder.
    std::filesystem::path folder = {};
    /// Called with what a passing test played, before the reruns.
    std::function<void(const Played&)> on_played = {};
};

/// The result of one test.
struct CardTestOutcome {
    std::string file;  ///< display name
    std::string name;
    int line = 0;  ///< where the test begins
    bool passed = false;
    double milliseconds = 0;  ///< including its reruns
    std::string message;      ///< of a failure: "file:line: what was expected"
    std::string report;       ///< of a failure: everything that is shown about it
    /// The rulesets of its positions, sorted by name, without duplicates; empty if it did not run.
    std::set<std::string> rulesets = {};
};

struct CardTestResult {
    std::vector<CardTestOutcome> tests;

    [[nodiscard]] std::size_t passed() const;
    [[nodiscard]] std::size_t failed() const { return tests.size() - passed(); }
    /// Returns all reports, one after another.
    [[nodiscard]] std::string report() const;
};

/// Returns all test files in `paths`. A file is returned as is. For a folder, these are the Lua
/// files in all `tests` folders below it or, if there are none, those directly in it, unless they
/// are a pack's scripts. (find_card_tests.cpp)
[[nodiscard]] std::vector<CardTestFile> find_card_tests(
    std::span<const std::filesystem::path> paths);

/// Runs the tests of one file, each on its own table. A file that can't be run counts as one failed
/// test. With `only_list`, tests are only listed and count as passed.
[[nodiscard]] CardTestResult run_card_tests(const CardTestWorld& world, const CardTestFile& file,
                                            const CardTestOptions& options);

/// Likewise for tests that are not in a file.
[[nodiscard]] CardTestResult run_card_tests(const CardTestWorld& world, std::string_view source,
                                            const std::string& shown,
                                            const CardTestOptions& options);

}  // namespace ptcg::tools
