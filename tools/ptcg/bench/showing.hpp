#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "bench/measuring.hpp"
#include "screen/terminal.hpp"

/// What was measured, as a table and as JSON.
namespace ptcg::tools {

struct BenchFigures {
    std::vector<PairFigures> pairs;
    Sample load_seconds;
    Goals goals;
    std::string note;  ///< what could not be measured, and why; may be empty
};

/// A figure beside what it should be.
struct Judgement {
    std::string what;
    std::string figure;
    std::string goal;
    bool reached = false;
};

/// Every goal there is, reached or not; a goal of all pairs is judged by the pair furthest from it.
[[nodiscard]] std::vector<Judgement> judge(const BenchFigures& figures);

/// In `width` columns, or in 80 if those are fewer.
[[nodiscard]] std::string bench_table(const BenchFigures& figures, const Paint& paint,
                                      std::size_t width = 80);

/// A list with an object for each pair; the first also holds what is measured only once.
[[nodiscard]] nlohmann::ordered_json bench_json(const BenchFigures& figures);

/// 1234567.8 -> "1,234,568".
[[nodiscard]] std::string with_commas(double number);

}  // namespace ptcg::tools
