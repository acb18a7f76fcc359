#pragma once

#include <string>
#include <string_view>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

/// Implements `ScriptHost::evaluate`. REQUIRES: no script is running.
[[nodiscard]] Result<std::string> evaluate(Runtime& runtime, Match& match, std::string_view code,
                                           PlayerId me, bool may_change);

}  // namespace ptcg::script
