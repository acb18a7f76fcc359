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

/// Runs the tests that lie beside the cards (cards/*/tests/*.lua). See cards/README.md for their
/// language.
namespace ptcg::tools {

/// What the tests of one thread play with.
struct CardTestWorld {
    const CardLibrary* library = nullptr;
    EffectHost* effects = nullptr;
    /// Runs the same scripts: matches are replayed on it. Null: `effects` again.
    EffectHost* other_effects = nullptr;
    /// The ruleset of that name, or null.
    std::function<const Ruleset*(std::string_view)> ruleset;
};

/// One file of tests.
struct CardTestFile {
    std::filesystem::path path;
    std::string shown;  ///< as failures name it: "cards/my1/tests/002-sparkit.lua"
};

struct CardTestOptions {
    std::string filter;  ///< only tests whose name or file contains this; empty: all
    bool only_list = false;
    /// In which ways a test that passes is run again, by Rerun.
    std::array<bool, rerun_count> reruns = {true, true, true, true, true, true};
    /// Processor time for the statements of a file, and for each run of a test; 0: no limit.
    int seconds = 10;
    Paint paint;  ///< of reports
    /// Where position files lie that a test names; run from a file, it is that file's folder.
    std::filesystem::path folder = {};
    /// Told what a test played that went well, before it is run again in other ways.
    std::function<void(const Played&)> on_played = {};
};

/// What came of one test.
struct CardTestOutcome {
    std::string file;  ///< as shown
    std::string name;
    int line = 0;  ///< where the test begins
    bool passed = false;
    double milliseconds = 0;  ///< with its reruns
    std::string message;      ///< of a failure: "file:line: what was expected"
    std::string report;       ///< of a failure: everything that is shown of it
    /// The rulesets of its positions, by name and each once; none if it was not run.
    std::set<std::string> rulesets = {};
};

struct CardTestResult {
    std::vector<CardTestOutcome> tests;

    [[nodiscard]] std::size_t passed() const;
    [[nodiscard]] std::size_t failed() const { return tests.size() - passed(); }
    /// All reports, one after another.
    [[nodiscard]] std::string report() const;
};

/// All test files in `paths`: a file stands for itself, a folder for the Lua files in all `tests`
/// folders below it or, if there are none, for those directly in it, unless these are a pack's
/// scripts. (find_card_tests.cpp)
[[nodiscard]] std::vector<CardTestFile> find_card_tests(
    std::span<const std::filesystem::path> paths);

/// Runs the tests of one file, each on a table of its own. A file that cannot be run counts as one
/// failed test. With `only_list` they are named and count as passed.
[[nodiscard]] CardTestResult run_card_tests(const CardTestWorld& world, const CardTestFile& file,
                                            const CardTestOptions& options);

/// The same for tests that are not in a file.
[[nodiscard]] CardTestResult run_card_tests(const CardTestWorld& world, std::string_view source,
                                            const std::string& shown,
                                            const CardTestOptions& options);

}  // namespace ptcg::tools
