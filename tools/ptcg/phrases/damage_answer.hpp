#pragma once

#include <span>
#include <string>

#include "phrases/references.hpp"
#include "phrases/steps.hpp"

namespace ptcg::tools::phrases {

/// Returns what the damage part of these steps returns.
[[nodiscard]] DamageKind damage_kind(std::span<const Step> steps);

/// Returns the expression that the damage part returns.
[[nodiscard]] std::string damage_answer(std::span<const Step> steps, const ResultNames& names);

/// Returns an expression that is true unless the attack fails.
[[nodiscard]] std::string success(std::span<const Step> steps, const ResultNames& names);

}  // namespace ptcg::tools::phrases
