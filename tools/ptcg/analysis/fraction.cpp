#include "analysis/fraction.hpp"

#include <numeric>

#include <fmt/format.h>

namespace ptcg::tools {

namespace {

[[nodiscard]] std::optional<std::uint64_t> times(std::uint64_t a, std::uint64_t b)
{
    if (a != 0 && b > UINT64_MAX / a) return std::nullopt;
    return a * b;
}

}  // namespace

Fraction reduced(std::uint64_t numerator, std::uint64_t denominator)
{
    const std::uint64_t common = std::gcd(numerator, denominator);
    return {numerator / common, denominator / common};
}

double value_of(Fraction fraction)
{
    return static_cast<double>(fraction.numerator) / static_cast<double>(fraction.denominator);
}

std::optional<Fraction> product(Fraction a, Fraction b)
{
    const Fraction left = reduced(a.numerator, b.denominator);
    const Fraction right = reduced(b.numerator, a.denominator);
    const auto numerator = times(left.numerator, right.numerator);
    const auto denominator = times(left.denominator, right.denominator);
    if (!numerator || !denominator) return std::nullopt;
    return reduced(*numerator, *denominator);
}

std::optional<Fraction> sum(Fraction a, Fraction b)
{
    const std::uint64_t common = std::gcd(a.denominator, b.denominator);
    const auto denominator = times(a.denominator / common, b.denominator);
    const auto left = times(a.numerator, b.denominator / common);
    const auto right = times(b.numerator, a.denominator / common);
    if (!denominator || !left || !right || *left > UINT64_MAX - *right) return std::nullopt;
    return reduced(*left + *right, *denominator);
}

std::string to_string(Fraction fraction)
{
    return fraction.denominator == 1
               ? std::to_string(fraction.numerator)
               : fmt::format("{}/{}", fraction.numerator, fraction.denominator);
}

std::string with_percent(Fraction fraction)
{
    std::string percent = fmt::format("{:.2f}", 100 * value_of(fraction));
    while (percent.ends_with('0')) percent.pop_back();
    if (percent.ends_with('.')) percent.pop_back();
    return fmt::format("{} ({}%)", to_string(fraction), percent);
}

}  // namespace ptcg::tools
