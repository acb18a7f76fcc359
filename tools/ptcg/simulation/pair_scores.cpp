#include "simulation/pair_scores.hpp"

#include <cmath>
#include <limits>
#include <numeric>

namespace ptcg::tools {
namespace {

constexpr int halvings = 60;  // as many as a double has digits

double share_at(std::size_t half_points)
{
    return static_cast<double>(half_points) / 4;
}

/// Student's t for 95 %, by the expansion of Fisher and Cornish; 11.3 instead of 12.7 for one
/// degree of freedom, exact to 1 % from two on.
double student_quantile(double freedom)
{
    constexpr std::array<double, 5> terms = {normal_quantile, 2.3724, 2.8225, 2.5558, 1.5895};
    double sum = 0;
    for (std::size_t i = terms.size(); i-- > 0;) sum = terms[i] + sum / freedom;
    return sum;
}

/// The evidence that a share in the interval does not exceed.
double evidence_limit(std::uint64_t pairs)
{
    const double n = static_cast<double>(pairs);
    const double t = student_quantile(n - 1);
    return n / 2 * std::log1p(t * t / (n - 1));
}

/// Returns the share between `inside`, whose evidence is below the limit, and `outside` where the
/// evidence reaches it.
double end_of_interval(const PairCounts& counts, double inside, double outside, double limit)
{
    if (counts.evidence_against(outside) <= limit) return outside;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (inside + outside) / 2;
        (counts.evidence_against(middle) <= limit ? inside : outside) = middle;
    }
    return inside;
}

}  // namespace

void PairCounts::add(const PairCounts& other)
{
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
}

std::uint64_t PairCounts::pairs() const
{
    return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

double PairCounts::share() const
{
    double points = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        points += share_at(i) * static_cast<double>(counts_[i]);
    }
    return pairs() == 0 ? 0.5 : points / static_cast<double>(pairs());
}

double PairCounts::variance() const
{
    if (pairs() == 0) return 0;
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double distance = share_at(i) - share();
        sum += distance * distance * static_cast<double>(counts_[i]);
    }
    return sum / static_cast<double>(pairs());
}

// The most likely frequencies with the mean `share` are n_i / (N (1 + t (a_i - share))), a_i being
// the share that the i-th result gives, where t makes the sum of n_i log(1 + t (a_i - share))
// largest among all t for which no frequency is negative. That sum is the evidence. (At an end of
// that range, the result for which the factor is 0 gets the frequency that is left.)
double PairCounts::evidence_against(double share) const
{
    if (pairs() == 0) return 0;
    if (share <= 0 || share >= 1) {
        const std::uint64_t agreeing = counts_[share <= 0 ? 0 : counts_.size() - 1];
        return agreeing == pairs() ? 0 : std::numeric_limits<double>::infinity();
    }
    double low = -1 / (1 - share);
    double high = 1 / share;
    for (int i = 0; i < halvings; ++i) {
        const double t = (low + high) / 2;
        double slope = 0;
        for (std::size_t k = 0; k < counts_.size(); ++k) {
            const double distance = share_at(k) - share;
            slope += static_cast<double>(counts_[k]) * distance / (1 + t * distance);
        }
        (slope > 0 ? low : high) = t;
    }
    const double t = (low + high) / 2;
    double evidence = 0;
    for (std::size_t k = 0; k < counts_.size(); ++k) {
        if (counts_[k] == 0) continue;
        evidence += static_cast<double>(counts_[k]) * std::log1p(t * (share_at(k) - share));
    }
    return evidence;
}

Estimate share_of(const PairCounts& counts)
{
    const std::uint64_t pairs = counts.pairs();
    const double share = counts.share();
    if (pairs < 2) return {share, 0, 1};
    const double limit = evidence_limit(pairs);
    return {share, end_of_interval(counts, share, 0, limit),
            end_of_interval(counts, share, 1, limit)};
}

double SequentialTest::ratio(const PairCounts& counts) const
{
    return counts.evidence_against(low) - counts.evidence_against(high);
}

double SequentialTest::lower_bound() const
{
    return std::log(beta / (1 - alpha));
}

double SequentialTest::upper_bound() const
{
    return std::log((1 - beta) / alpha);
}

SequentialTest::Verdict SequentialTest::verdict(const PairCounts& counts) const
{
    const double found = ratio(counts);
    if (found >= upper_bound()) return Verdict::holds;
    return found <= lower_bound() ? Verdict::fails : Verdict::open;
}

}  // namespace ptcg::tools
