#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/ruleset.hpp"

/// Runs the tests that lie beside the cards (cards/*/tests/*.lua). See cards/README.md for their
/// language.
namespace ptcg::tools {

/// What the tests play with.
struct CardTestWorld {
    const CardLibrary* library = nullptr;
    EffectHost* effects = nullptr;
    /// The ruleset of that name, or null.
    std::function<const Ruleset*(std::string_view)> ruleset;
};

/// One file of tests.
struct CardTestFile {
    std::filesystem::path path;
    std::string shown;  ///< as failures name it: "cards/dp3/tests/087-electabuzz.lua"
};

struct CardTestOptions {
    std::string filter;    ///< only tests whose name or file contains this; empty: all
    bool verbose = false;  ///< also name the tests that pass
};

struct CardTestResult {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::string report;  ///< a paragraph for each failure
};

/// All test files in `paths`: a file stands for itself, a folder for the Lua files in all `tests`
/// folders below it or, if there are none, for those directly in it.
[[nodiscard]] std::vector<CardTestFile> find_card_tests(
    std::span<const std::filesystem::path> paths);

/// Runs the tests of one file, each on a table of its own. A file that cannot be run counts as one
/// failed test.
[[nodiscard]] CardTestResult run_card_tests(const CardTestWorld& world, const CardTestFile& file,
                                            const CardTestOptions& options);

/// The same for tests that are not in a file.
[[nodiscard]] CardTestResult run_card_tests(const CardTestWorld& world, std::string_view source,
                                            const std::string& shown,
                                            const CardTestOptions& options);

}  // namespace ptcg::tools
