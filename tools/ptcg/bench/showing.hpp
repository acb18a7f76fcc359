#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "bench/measuring.hpp"
#include "screen/terminal.hpp"

/// Formats the measurements as a table and as JSON.
namespace ptcg::tools {

struct BenchFigures {
    std::vector<PairFigures> pairs;
    Sample load_seconds;
    Goals goals;
    std::string note;  ///< what could not be measured, and why; may be empty
};

/// A figure and its goal.
struct Judgment {
    std::string what;
    std::string figure;
    std::string goal;
    bool reached = false;
};

/// Returns all goals, reached or not. A goal for all pairs is judged by the pair furthest from it.
[[nodiscard]] std::vector<Judgment> judge(const BenchFigures& figures);

/// Formats a table `width` columns wide, but at least 80.
[[nodiscard]] std::string bench_table(const BenchFigures& figures, const Paint& paint,
                                      std::size_t width = 80);

/// Returns a list with an object for each pair. The first object also contains what is measured
/// only once.
[[nodiscard]] nlohmann::ordered_json bench_json(const BenchFigures& figures);

/// 1234567.8 -> "1,234,568".
[[nodiscard]] std::string with_commas(double number);

}  // namespace ptcg::tools
