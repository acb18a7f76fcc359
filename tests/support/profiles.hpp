#pragma once

#include <array>
#include <string>

#include "ptcg/ruleset.hpp"

namespace ptcg::test {

/// The names of all rulesets.
inline constexpr std::array<const char*, 5> eras = {"dp", "xy", "sm", "sv", "primer"};

/// Returns the ruleset `cards/rulesets/<id>.toml`. Fails the test if it does not load.
[[nodiscard]] const Ruleset& profile(const std::string& id);

}  // namespace ptcg::test
