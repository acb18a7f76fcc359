#include "card_tests/outcomes.hpp"

#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "card_tests/card_test_failure.hpp"

namespace ptcg::tools {

namespace {

[[nodiscard]] std::uint64_t product(std::uint64_t a, std::uint64_t b)
{
    if (a != 0 && b > std::numeric_limits<std::uint64_t>::max() / a) {
        fail_test("every_outcome: a probability is too small to be told exactly");
    }
    return a * b;
}

}  // namespace

Fraction::Fraction(std::uint64_t numerator, std::uint64_t denominator)
{
    const std::uint64_t common = std::gcd(numerator, denominator);
    numerator_ = numerator / common;
    denominator_ = denominator / common;
}

Fraction Fraction::times(Fraction other) const
{
    const Fraction a(numerator_, other.denominator_);
    const Fraction b(other.numerator_, denominator_);
    return {product(a.numerator_, b.numerator_), product(a.denominator_, b.denominator_)};
}

Fraction Fraction::plus(Fraction other) const
{
    const std::uint64_t denominator =
        product(denominator_ / std::gcd(denominator_, other.denominator_), other.denominator_);
    return {product(numerator_, denominator / denominator_) +
                product(other.numerator_, denominator / other.denominator_),
            denominator};
}

std::string Fraction::text() const
{
    return denominator_ == 1 ? std::to_string(numerator_)
                             : fmt::format("{}/{}", numerator_, denominator_);
}

std::size_t OutcomePath::take(const std::vector<std::uint64_t>& weights)
{
    if (taken_ == choices_.size()) choices_.push_back({0, weights});
    return choices_[taken_++].which;
}

Fraction OutcomePath::probability() const
{
    Fraction result(1, 1);
    for (std::size_t i = 0; i < taken_; ++i) {
        const std::vector<std::uint64_t>& weights = choices_[i].weights;
        result = result.times({weights[choices_[i].which],
                               std::accumulate(weights.begin(), weights.end(), std::uint64_t{0})});
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
