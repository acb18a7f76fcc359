#pragma once

#include <string_view>

namespace ptcg {

/// Returns the content of cards/lang/en.toml, which is built into the program.
[[nodiscard]] std::string_view english_file();

}  // namespace ptcg
