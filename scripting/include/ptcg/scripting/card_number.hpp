#pragma once

#include <algorithm>
#include <string_view>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg {

/// Returns a card's number as it appears in its ID: "6" for "006", which is how files are named and
/// how some cards print it. A number with letters ("TG05") and "0" are returned unchanged.
[[nodiscard]] inline std::string_view plain_number(std::string_view number)
{
    if (number.empty() || !std::ranges::all_of(number, ascii::is_digit)) return number;
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size() - 1));
    return number;
}

}  // namespace ptcg
