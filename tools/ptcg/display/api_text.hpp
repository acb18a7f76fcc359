#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ptcg::tools {

/// Text about the API (describe_api, api_overview) broken into lines of at most `width` columns.
/// What stands in a column of its own goes on under it; lines of Lua are left as they are.
[[nodiscard]] std::string wrap_api_text(std::string_view text, std::size_t width);

}  // namespace ptcg::tools
