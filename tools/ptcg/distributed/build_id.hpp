#pragma once

#include <string>

namespace ptcg::tools {

/// The build ID the linker has put into the running program, in hexadecimal digits: another one
/// whenever anything compiled into it is. Libraries it loads (Lua's, the C library) do not count.
/// Empty if the program was linked without one.
[[nodiscard]] std::string build_id();

}  // namespace ptcg::tools
