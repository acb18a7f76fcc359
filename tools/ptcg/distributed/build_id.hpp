#pragma once

#include <string>

namespace ptcg::tools {

/// Returns the build ID the linker has put into the running program, in hexadecimal digits. It
/// changes whenever anything compiled into the program changes, but not with the libraries the
/// program loads (Lua's, the C library). Empty if the program was linked without one.
[[nodiscard]] std::string build_id();

}  // namespace ptcg::tools
