#pragma once

#include <cstddef>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "card_tests/card_test.hpp"
#include "checking/check.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

/// The result of a change to watched packs.
struct WatchReport {
    std::vector<std::string> changed;  ///< files, as shown to people; empty at the start
    CheckReport check;                 ///< of the watched packs; nothing is tested unless playable
    std::vector<CardTestResult> tests;
    std::vector<std::string> readings;  ///< how the changed cards' texts are read, a line each
    double check_ms = 0;                ///< to load and check
    double test_ms = 0;

    [[nodiscard]] std::size_t passed() const;
    [[nodiscard]] std::size_t failed() const;
};

/// Loads, checks and tests packs again when the caller reports changes. It uses no clock and does
/// not look for changes.
class Watcher {
public:
    /// `roots` are all folders of packs that are needed; `watched` the packs' own folders.
    Watcher(std::vector<std::filesystem::path> roots, std::vector<std::filesystem::path> watched);

    /// Returns the folders in which changes matter: the watched packs and the rulesets.
    [[nodiscard]] std::vector<std::filesystem::path> folders() const;

    /// Runs every test of the watched packs.
    [[nodiscard]] WatchReport start();
    /// Runs the tests that a change affects. A card's file affects the tests that have its name or
    /// mention its id, and what its texts say is tested; a test file affects itself; a file that
    /// cards share affects all tests of its pack; a ruleset affects all tests. Tests that failed
    /// last time run again too. While the packs have problems, the changes are remembered.
    [[nodiscard]] WatchReport changed(std::span<const std::filesystem::path> files);

private:
    void mark(const std::filesystem::path& file, const CardPool& pool);
    void mark_pack(const std::filesystem::path& pack);
    void mark_card(const std::filesystem::path& pack, const std::filesystem::path& file,
                   const CardPool& pool);
    void run_marked(const CardPool& pool, WatchReport& report);
    [[nodiscard]] std::set<DefId> cards_of(std::span<const std::filesystem::path> files,
                                           const CardPool& pool) const;
    [[nodiscard]] std::vector<std::string> readings(const std::set<DefId>& cards,
                                                    const CardPool& pool) const;
    void test_texts_of(const std::set<DefId>& cards, const CardPool& pool,
                       WatchReport& report) const;
    [[nodiscard]] WatchReport look(std::span<const std::filesystem::path> changed);

    std::vector<std::filesystem::path> roots_;
    std::vector<std::filesystem::path> watched_;
    std::set<std::filesystem::path> pending_;  ///< changed files not tested yet
    std::set<std::filesystem::path> marked_;   ///< test files to run
    std::set<std::filesystem::path> failing_;  ///< test files in which a test failed last time
};

/// Returns the report as it is shown, in lines up to `width`, beginning with `time`.
[[nodiscard]] std::string watch_text(const WatchReport& report, std::string_view time,
                                     const Paint& paint, std::size_t width);

}  // namespace ptcg::tools
