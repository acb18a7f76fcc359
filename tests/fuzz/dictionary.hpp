#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// Words that inputs are made of.
namespace ptcg::fuzz {

/// Numbers at which something may end: counts of cards, limits, the sizes of integers.
inline constexpr std::array<std::string_view, 24> boundary_numbers = {
    "0",   "1",   "-1",    "2",     "4",     "5",     "10",         "20",
    "40",  "41",  "59",    "60",    "61",    "99",    "100",        "127",
    "128", "255", "32767", "32768", "65535", "65536", "2147483647", "4294967296"};

/// The words and names that stand in most of the texts, and the numbers above, as a dictionary of
/// libFuzzer: a line each.
[[nodiscard]] std::string dictionary_of(const std::vector<std::string>& texts);

}  // namespace ptcg::fuzz
