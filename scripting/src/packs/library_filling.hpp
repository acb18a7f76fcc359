#pragma once

#include "packs/loading.hpp"

namespace ptcg {

/// Adds all packs, their cards and prints to the library. REQUIRES: everything else in them is
/// known. Throws OddImage.
void fill_library(Loading& all);

}  // namespace ptcg
