#pragma once

#include "packs/loading.hpp"

namespace ptcg {

/// Finds out what all scripts register: runs those of packs that are read from files, and takes
/// over the others from images. REQUIRES: the bundle has all chunks, the library all classes.
void read_scripts(Loading& all);

}  // namespace ptcg
