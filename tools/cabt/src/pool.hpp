#pragma once

#include <string_view>

namespace ptcg::cabt {

/// Returns the content of pool.tsv, which is built in.
[[nodiscard]] std::string_view pool_file();

}  // namespace ptcg::cabt
