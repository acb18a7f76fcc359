#pragma once

#include <string_view>

namespace ptcg::tools {

/// What stands in cards/lang/en.toml, built into the program.
[[nodiscard]] std::string_view english_file();

}  // namespace ptcg::tools
