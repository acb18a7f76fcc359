#pragma once

#include <algorithm>
#include <string_view>

namespace ptcg {

/// Returns the set of a card id, which is `<set>-<number>`.
[[nodiscard]] inline std::string_view set_of(std::string_view id)
{
    return id.substr(0, std::min(id.rfind('-'), id.size()));
}

}  // namespace ptcg
