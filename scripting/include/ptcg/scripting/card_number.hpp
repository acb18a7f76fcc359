#pragma once

#include <algorithm>
#include <string_view>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg {

/// A card's number as its id has it: "6" for "006", which is how files are named and how some cards
/// print it. A number with letters ("TG05") and "0" stay as they are.
[[nodiscard]] inline std::string_view plain_number(std::string_view number)
{
    if (number.empty() || !std::ranges::all_of(number, ascii::is_digit)) return number;
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size() - 1));
    return number;
}

}  // namespace ptcg
