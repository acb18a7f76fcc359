#pragma once

#include <string>

#include "ptcg/ruleset.hpp"

namespace ptcg::test {

/// The ruleset `cards/rulesets/<id>.toml`; the test fails if it does not load.
[[nodiscard]] const Ruleset& profile(const std::string& id);

}  // namespace ptcg::test
