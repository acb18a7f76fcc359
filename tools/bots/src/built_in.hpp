#pragma once

#include <string>

/// Tables that are compiled in.
namespace ptcg {

[[nodiscard]] std::string values_file();  ///< values.tsv
[[nodiscard]] std::string policy_file();  ///< policy.tsv

}  // namespace ptcg
