#pragma once

#include <string_view>

#include "ptcg/state.hpp"

/// Names of enumeration values that the engine itself never writes.
namespace ptcg::capi {

[[nodiscard]] std::string_view name_of(ptcg::Outcome outcome);
[[nodiscard]] std::string_view name_of(WinReason reason);

}  // namespace ptcg::capi
