#pragma once

#include <string_view>

/// Tables that are compiled in.
namespace ptcg {

[[nodiscard]] std::string_view values_file();  ///< values.tsv

}  // namespace ptcg
