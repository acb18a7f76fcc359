#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ptcg::tools {

/// Breaks text about the API (describe_api, api_overview) into lines of at most `width` columns.
/// Text in a second column continues below itself; lines of Lua are left unchanged.
[[nodiscard]] std::string wrap_api_text(std::string_view text, std::size_t width);

}  // namespace ptcg::tools
