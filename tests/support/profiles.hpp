#pragma once

#include <array>
#include <string>

#include "ptcg/ruleset.hpp"

namespace ptcg::test {

/// All rulesets, by their names.
inline constexpr std::array<const char*, 5> eras = {"dp", "xy", "sm", "sv", "primer"};

/// The ruleset `cards/rulesets/<id>.toml`; the test fails if it does not load.
[[nodiscard]] const Ruleset& profile(const std::string& id);

}  // namespace ptcg::test
