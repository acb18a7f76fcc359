#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace ptcg::tools {

/// An exact probability in lowest terms.
struct Fraction {
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1;

    friend bool operator==(const Fraction&, const Fraction&) = default;
};

/// REQUIRES: denominator is not 0.
[[nodiscard]] Fraction reduced(std::uint64_t numerator, std::uint64_t denominator);
[[nodiscard]] double value_of(Fraction fraction);
/// Both return nothing if the result's denominator does not fit in 64 bits.
[[nodiscard]] std::optional<Fraction> sum(Fraction a, Fraction b);
[[nodiscard]] std::optional<Fraction> product(Fraction a, Fraction b);
/// Examples: "3/8"; "1" for a certainty.
[[nodiscard]] std::string to_string(Fraction fraction);
/// Examples: "3/8 (37.5%)", "1 (100%)".
[[nodiscard]] std::string with_percent(Fraction fraction);

}  // namespace ptcg::tools
