#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace ptcg {

/// A range of Unicode characters, including the last.
struct CodePoints {
    char32_t first;
    char32_t last;
};

/// Whether a sorted list contains the character.
template <std::size_t size>
[[nodiscard]] bool contain(const std::array<CodePoints, size>& sorted, char32_t code_point)
{
    const auto* const range = std::ranges::lower_bound(sorted, code_point, {}, &CodePoints::last);
    return range != sorted.end() && range->first <= code_point;
}

}  // namespace ptcg
