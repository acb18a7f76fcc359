#pragma once

#include <string>
#include <string_view>

namespace ptcg::tools {

/// Complains if the file can't be written, before there is anything to write. What is in it stays;
/// if there is none, none is made. Returns the exit code.
int check_weights_file(const std::string& path);

/// Writes a table of weights. Returns the exit code.
int write_weights(const std::string& path, std::string_view what, std::string_view text);

}  // namespace ptcg::tools
