#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools {

/// Returns the units that a special Energy card provides according to its printed text; empty if
/// the words do not say.
[[nodiscard]] std::vector<std::string> guess_provides(std::string_view text);
/// Returns whether an Energy card's text says only what it provides.
[[nodiscard]] bool only_provides(std::string_view text);

}  // namespace ptcg::tools
