#pragma once

#include <string>
#include <string_view>

namespace ptcg {

/// Returns a name in the form used for comparison: lowercase, without accents, with straight
/// apostrophes and single spaces.
[[nodiscard]] std::string fold_name(std::string_view name);

}  // namespace ptcg
