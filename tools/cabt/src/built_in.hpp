#pragma once

#include <string_view>

/// The tables of this folder, which CMake builds in.
namespace ptcg::cabt {

/// Returns the content of pool.tsv.
[[nodiscard]] std::string_view pool_file();
/// Returns the content of contexts.tsv.
[[nodiscard]] std::string_view contexts_file();

}  // namespace ptcg::cabt
