#pragma once

#include <array>
#include <cstdint>

#include "simulation/rating.hpp"

/// What pairs of games at the same table say about which bot is stronger.
///
/// The two games of a pair are not independent: what the table gives one bot in the first game, it
/// gives the other in the second. So pairs are counted, not games: how many gave the first bot 0,
/// 1/2, 1, 3/2 and 2 points. This is the pentanomial model of the testing of chess engines (M. Van
/// den Bergh, "The generalized sequential probability ratio test", and the program fishtest). No
/// shape of the distribution is assumed: for a supposed share, the most likely frequencies of the
/// five results are taken that have it (empirical likelihood, A. Owen 1988).
namespace ptcg::tools {

class PairCounts {
public:
    /// `half_points`: of the first bot, from 0 to 4.
    void add(std::size_t half_points, std::uint64_t pairs = 1) { counts_[half_points] += pairs; }
    void add(const PairCounts& other);

    [[nodiscard]] const std::array<std::uint64_t, 5>& counts() const { return counts_; }
    [[nodiscard]] std::uint64_t pairs() const;
    /// Returns the first bot's share of the points, from 0 to 1; 0.5 without games.
    [[nodiscard]] double share() const;
    /// Returns the variance of the share in one pair.
    [[nodiscard]] double variance() const;
    /// Returns by how much the supposed share lowers the logarithm of the likelihood of the counts,
    /// compared with the share they have: 0 for that share, infinite for one that they refute.
    [[nodiscard]] double evidence_against(double share) const;

    friend bool operator==(const PairCounts&, const PairCounts&) = default;

private:
    std::array<std::uint64_t, 5> counts_{};
};

/// Returns the share with its 95 % interval: all shares that the evidence does not speak against.
/// The limit for the evidence is that of Student's distribution, for few pairs. Also valid where no
/// two results differ, and for shares near 0 and 1. With fewer than two pairs, from 0 to 1.
[[nodiscard]] Estimate share_of(const PairCounts& counts);

/// A claim to be decided: that the share is `high` rather than `low`.
struct SequentialTest {
    double low = 0.5;  ///< below `high`; both are shares between 0 and 1
    double high = 0.5;
    double alpha = 0.05;  ///< how often the claim may be found true if the share is `low`
    double beta = 0.05;   ///< how often it may be found false if the share is `high`

    enum class Verdict : std::uint8_t { open, holds, fails };

    /// Returns the logarithm of the likelihood ratio of the two shares.
    [[nodiscard]] double ratio(const PairCounts& counts) const;
    [[nodiscard]] double lower_bound() const;  ///< from here on the claim fails
    [[nodiscard]] double upper_bound() const;  ///< from here on it holds
    [[nodiscard]] Verdict verdict(const PairCounts& counts) const;
};

}  // namespace ptcg::tools
