#pragma once

#include <string>

namespace ptcg {

/// Returns the build ID of the program or shared library that contains this address: the ID that
/// the linker gave it, in hexadecimal. Empty if it has none.
[[nodiscard]] std::string build_id_of(const void* place);

}  // namespace ptcg
