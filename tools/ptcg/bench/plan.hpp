#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/data.hpp"
#include "ptcg/result.hpp"

/// What is measured, and what it should reach: bench.toml beside the packs.
namespace ptcg::tools {

/// What every pair of decks, or the program as a whole, is to reach. Nothing where there is no
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
    std::optional<int> games_per_second{};  ///< a goal of this pair alone
};

struct BenchPlan {
    Goals goals;
    std::vector<PlannedPair> pairs;
};

/// The file of this text; `file` is the name shown in problems, which the error tells, all of them.
[[nodiscard]] Result<BenchPlan> read_bench_plan(const std::string& text, const std::string& file);

/// bench.toml of the first folder that has one; an empty plan if none has.
[[nodiscard]] Result<BenchPlan> find_bench_plan(const std::vector<std::filesystem::path>& roots);

/// A deck and the format its list names (nothing: it names none).
struct DeckInFormat {
    std::string name;
    std::string format;
};
[[nodiscard]] std::vector<DeckInFormat> decks_in_formats(
    const std::vector<std::filesystem::path>& roots);

/// The planned pairs; then, for each format for which they name no pair of two different decks,
/// the first two of its decks that no planned pair has.
[[nodiscard]] std::vector<PlannedPair> default_pairs(const BenchPlan& plan,
                                                     const std::vector<DeckInFormat>& decks);

/// Every two decks of one format, each deck against itself too, with the goals of those planned.
[[nodiscard]] std::vector<PlannedPair> all_pairs(const BenchPlan& plan,
                                                 const std::vector<DeckInFormat>& decks);

}  // namespace ptcg::tools
