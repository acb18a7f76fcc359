#pragma once

#include <string>

#include "card_tests/bindings/position.hpp"

namespace ptcg::tools {

/// Returns the argument of t:position that describes this position: `{ turn = 3, me = { ... }, ...
/// }`.
[[nodiscard]] std::string to_lua(const CardLibrary& library, const PositionSetup& position);

}  // namespace ptcg::tools
