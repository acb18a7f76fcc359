#pragma once

#include <string>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::test {

/// Writes everything in a pool, one value a line: two pools with the same text behave identically.
/// Leaves out sources, which a pool may not have read.
[[nodiscard]] std::string text_of(const CardPool& pool);

}  // namespace ptcg::test
