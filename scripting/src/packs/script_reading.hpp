#pragma once

#include "packs/loading.hpp"

namespace ptcg {

/// Learns what all scripts register: runs those of packs that are read from files, and takes over
/// the others. REQUIRES: the bundle has all chunks, the library all classes.
void read_scripts(Loading& all);

}  // namespace ptcg
