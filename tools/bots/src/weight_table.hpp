#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

/// Tables of weights as text: on each line a name and tab-separated numbers. Lines that begin with
/// "#" and empty ones are comments.
namespace ptcg {

/// Returns where the numbers of the line with this name belong; nothing if no line has that name.
using WeightPlaces = std::function<std::vector<float*>(std::string_view name)>;

/// Reads a table; says which line is wrong.
[[nodiscard]] Result<void> read_weight_table(std::string_view text, const WeightPlaces& places);

/// Adds a line, with so many significant digits.
void add_weight_line(std::string& text, std::string_view name, std::span<const float> numbers,
                     int digits);

}  // namespace ptcg
