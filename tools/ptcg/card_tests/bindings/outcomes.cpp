#include "card_tests/bindings/outcomes.hpp"

#include <numeric>

#include <fmt/format.h>

#include "card_tests/bindings/failure.hpp"

namespace ptcg::tools {

Fraction in_range(std::optional<Fraction> probability)
{
    if (!probability) fail_test("every_outcome: a probability is too small to be exact");
    return *probability;
}

std::size_t OutcomePath::take(const std::vector<std::uint64_t>& weights)
{
    if (taken_ == choices_.size()) choices_.push_back({0, weights});
    return choices_[taken_++].which;
}

Fraction OutcomePath::probability() const
{
    Fraction result{1, 1};
    for (std::size_t i = 0; i < taken_; ++i) {
        const std::vector<std::uint64_t>& weights = choices_[i].weights;
        const std::uint64_t all = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
        result = in_range(product(result, reduced(weights[choices_[i].which], all)));
    }
    return result;
}

bool OutcomePath::next()
{
    choices_.resize(taken_);
    taken_ = 0;
    while (!choices_.empty() && choices_.back().which + 1 == choices_.back().weights.size()) {
        choices_.pop_back();
    }
    if (choices_.empty()) return false;
    ++choices_.back().which;
    return true;
}

}  // namespace ptcg::tools
