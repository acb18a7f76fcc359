#pragma once

#include <string>

/// Tables that are compiled in.
namespace ptcg {

[[nodiscard]] std::string values_file();  ///< values.tsv

}  // namespace ptcg
