#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/data.hpp"
#include "ptcg/result.hpp"

/// What to measure, and the goals: bench.toml next to the packs.
namespace ptcg::tools {

/// The goals for every pair of decks, or for the program as a whole. Nothing where there is no
/// goal.
struct Goals {
    std::optional<int> decisions_per_second;
    std::optional<int> decisions_per_second_with_views;
    std::optional<int> copy_ns;
    std::optional<int> allocations_per_decision;
    std::optional<int> load_ms;
    std::optional<int> start_us;
};

/// Two decks, by name.
struct PlannedPair {
    std::array<std::string, players> decks;
    std::optional<int> games_per_second{};      ///< a goal for this pair only
    std::optional<int> decisions_per_second{};  ///< the same, in place of the one for every pair
};

struct BenchPlan {
    Goals goals;
    std::vector<PlannedPair> pairs;
};

/// Parses the text of a plan. `file` is the name shown in problems; the error lists all of them.
[[nodiscard]] Result<BenchPlan> read_bench_plan(const std::string& text, const std::string& file);

/// Reads the bench.toml of the first folder that has one; returns an empty plan if none has.
[[nodiscard]] Result<BenchPlan> find_bench_plan(const std::vector<std::filesystem::path>& roots);

/// A deck and the format that its list names; empty if it names none.
struct DeckInFormat {
    std::string name;
    std::string format;
};
[[nodiscard]] std::vector<DeckInFormat> decks_in_formats(
    const std::vector<std::filesystem::path>& roots);

/// Returns the planned pairs. For each format without a planned pair of two different decks, adds a
/// pair of its first two decks that are not in any planned pair.
[[nodiscard]] std::vector<PlannedPair> default_pairs(const BenchPlan& plan,
                                                     const std::vector<DeckInFormat>& decks);

/// Returns all pairs of decks of the same format, including each deck against itself, with the
/// goals of the planned pairs.
[[nodiscard]] std::vector<PlannedPair> all_pairs(const BenchPlan& plan,
                                                 const std::vector<DeckInFormat>& decks);

}  // namespace ptcg::tools
