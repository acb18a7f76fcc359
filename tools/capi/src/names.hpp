#pragma once

#include <string_view>

#include "ptcg/state.hpp"

/// The names of numbers that the engine itself never writes out.
namespace ptcg::capi {

[[nodiscard]] std::string_view name_of(ptcg::Outcome outcome);
[[nodiscard]] std::string_view name_of(WinReason reason);

}  // namespace ptcg::capi
