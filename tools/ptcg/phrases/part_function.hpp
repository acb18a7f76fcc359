#pragma once

#include <string>

#include "phrases/results.hpp"

namespace ptcg::tools::phrases {

/// Returns the function that does the steps of one part, and returns what later parts need.
[[nodiscard]] std::string part_function(const Results& results, Part part);

}  // namespace ptcg::tools::phrases
