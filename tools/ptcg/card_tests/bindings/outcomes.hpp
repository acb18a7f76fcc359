#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/fraction.hpp"

/// The outcomes of chance, one after another: for t:every_outcome.
namespace ptcg::tools {

/// The probability; throws TestFailure if there is none, because its numbers became too large.
[[nodiscard]] Fraction in_range(std::optional<Fraction> probability);

/// Leads through all sequences of outcomes, depth first. Begins with the first one.
class OutcomePath {
public:
    /// Which of the outcomes, weighted like this, the next question of chance has on this path.
    [[nodiscard]] std::size_t take(const std::vector<std::uint64_t>& weights);
    [[nodiscard]] std::size_t length() const { return taken_; }
    /// How likely the outcomes taken since the path began are. Throws TestFailure where the
    /// numbers become too large.
    [[nodiscard]] Fraction probability() const;

    /// Goes on to the next path, from its beginning; false if there is none.
    [[nodiscard]] bool next();

private:
    struct Choice {
        std::size_t which = 0;
        std::vector<std::uint64_t> weights;
    };
    std::vector<Choice> choices_;
    std::size_t taken_ = 0;
};

}  // namespace ptcg::tools
