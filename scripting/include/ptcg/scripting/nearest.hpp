#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ptcg {

/// Returns the name in `known` that `word` was probably meant to be; empty if none is close.
[[nodiscard]] std::string nearest_of(std::string_view word, const std::vector<std::string>& known,
                                     std::size_t letters_for_each = 3);

}  // namespace ptcg
