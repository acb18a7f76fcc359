#pragma once

#include <algorithm>
#include <string_view>

namespace ptcg {

/// A card's number as its id has it: "6" for "006", which is how files are named and how some cards
/// print it. A number with letters ("TG05") and "0" stay as they are.
[[nodiscard]] inline std::string_view plain_number(std::string_view number)
{
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (number.empty() || !std::ranges::all_of(number, is_digit)) return number;
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size() - 1));
    return number;
}

}  // namespace ptcg
