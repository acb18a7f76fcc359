#pragma once

#include "packs/loading.hpp"

namespace ptcg {

/// Puts all packs, their cards and prints into the library. REQUIRES: all else of them is known.
/// Throws OddImage.
void fill_library(Loading& all);

}  // namespace ptcg
