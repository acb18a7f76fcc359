#pragma once

#include <string>
#include <string_view>

namespace ptcg::tools {

/// Writes a table of weights. Returns the exit code.
int write_weights(const std::string& path, std::string_view what, std::string_view text);

}  // namespace ptcg::tools
