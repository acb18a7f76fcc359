#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/fraction.hpp"

/// Enumerates the outcomes of chance, for t:every_outcome.
namespace ptcg::tools {

/// Returns the probability. Throws TestFailure if there is none because its numbers became too
/// large.
[[nodiscard]] Fraction in_range(std::optional<Fraction> probability);

/// Enumerates all sequences of outcomes, depth first, beginning with the first one.
class OutcomePath {
public:
    /// Returns which outcome, of those with these weights, the next question to chance has on this
    /// path.
    [[nodiscard]] std::size_t take(const std::vector<std::uint64_t>& weights);
    [[nodiscard]] std::size_t length() const { return taken_; }
    /// Returns the probability of the outcomes taken since the path began. Throws TestFailure if
    /// the numbers become too large.
    [[nodiscard]] Fraction probability() const;

    /// Advances to the beginning of the next path. Returns false if there is none.
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
