#include "candidates.hpp"

#include <algorithm>

namespace ptcg {
namespace {

// The prior: every candidate is worth the average, minus a little for each rank. Both terms fade
// with the number of tries. A rank costs the same in log odds everywhere, so it can't hide a sure
// win where all candidates look good.
constexpr double doubt = 2;  ///< the number of tries that the average counts for
constexpr double worth_of_rank = 0.012;
constexpr double fading = 30;  ///< after this many tries a rank counts half

[[nodiscard]] double worth(const Candidates::Candidate& candidate, double average)
{
    const double mean = (candidate.sum + doubt * average) / (candidate.visits + doubt);
    const double rank = worth_of_rank * candidate.rank * fading / (fading + candidate.visits);
    return mean - rank * 4 * mean * (1 - mean);
}

}  // namespace

void Candidates::add(ActionCode code)
{
    all_.push_back({.code = code, .rank = static_cast<int>(all_.size())});
}

int Candidates::most_visits() const
{
    int most = 0;
    for (const Candidate& candidate : all_) most = std::max(most, candidate.visits);
    return most;
}

double Candidates::average() const
{
    double sum = 0;
    int visits = 0;
    for (const Candidate& candidate : all_) {
        sum += candidate.sum;
        visits += candidate.visits;
    }
    return visits == 0 ? 0.5 : sum / visits;
}

/// Gives a late candidate half as many tries as the one with the most.
bool Candidates::catch_up(Random& random, const Try& attempt)
{
    const int wanted = most_visits() / 2;
    for (Candidate& candidate : all_) {
        if (candidate.visits > 0) continue;
        for (int i = 0; i < wanted; ++i) {
            if (!attempt(candidate, random.next())) return false;
        }
    }
    return true;
}

bool Candidates::pass(Random& random, const Try& attempt)
{
    if (!catch_up(random, attempt)) return false;
    order_.clear();
    for (std::size_t i = 0; i < all_.size(); ++i) order_.push_back(i);
    while (true) {
        const std::uint64_t seed = random.next();
        for (const std::size_t i : order_) {
            if (!attempt(all_[i], seed)) return false;
        }
        if (order_.size() <= 2) return true;
        const double mean = average();
        std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            return worth(all_[a], mean) > worth(all_[b], mean);
        });
        order_.resize((order_.size() + 1) / 2);
    }
}

const Candidates::Candidate* Candidates::best() const
{
    const int enough = std::max(1, (most_visits() + 1) / 2);
    const double mean = average();
    const Candidate* best = nullptr;
    for (const Candidate& candidate : all_) {
        if (candidate.visits < enough) continue;
        if (best == nullptr || worth(candidate, mean) > worth(*best, mean)) best = &candidate;
    }
    return best;
}

}  // namespace ptcg
