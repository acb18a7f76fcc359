#pragma once

#include <string>
#include <string_view>

namespace ptcg::script {

/// Returns what to write instead of a global name, or a name of a library, that scripts do not
/// have: "write \"confused\" in quotes". Returns an empty string if there is no special remedy.
[[nodiscard]] std::string remedy_for(std::string_view name);

}  // namespace ptcg::script
