#pragma once

#include <string>

#include "phrases/references.hpp"
#include "phrases/steps.hpp"

namespace ptcg::tools::phrases {

/// Returns the guard that is true when this one is false.
[[nodiscard]] Guard opposite(Guard guard);

/// Returns the guard with the names of results in its condition.
[[nodiscard]] Guard resolved(Guard guard, const ResultNames& names);

/// Returns an expression that is true when the guard is: the condition or its opposite.
[[nodiscard]] std::string as_expression(const Guard& guard);

/// The same as an operand of `and`: in parentheses where it needs them.
[[nodiscard]] std::string as_operand(const Guard& guard);

}  // namespace ptcg::tools::phrases
