#pragma once

#include <string>

namespace ptcg {

/// Which build of the program or shared library that holds this place runs: the ID the linker gave
/// it, in hexadecimal digits; empty where it gave none.
[[nodiscard]] std::string build_id_of(const void* place);

}  // namespace ptcg
