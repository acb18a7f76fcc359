#pragma once

#include <string>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::test {

/// Everything a pool holds, number for number, a line each: two pools with the same text answer
/// everything alike. Sources are left out, which a pool may not have read.
[[nodiscard]] std::string text_of(const CardPool& pool);

}  // namespace ptcg::test
