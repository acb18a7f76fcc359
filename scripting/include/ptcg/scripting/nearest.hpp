#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ptcg {

/// The one of `known` that was probably meant by `word`; empty if none is near.
[[nodiscard]] std::string nearest_of(std::string_view word, const std::vector<std::string>& known);

}  // namespace ptcg
