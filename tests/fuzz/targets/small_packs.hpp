#pragma once

#include <vector>

#include "fuzz/input.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::fuzz {

/// Loads the packs with the limits for strangers. Each problem must say what is wrong and where. If
/// there are none, plays matches of the deck as the input says.
void load_and_play(const MemoryFolder& folder, Input& input,
                   std::vector<DefId> (*deck_of)(const CardLibrary&));

}  // namespace ptcg::fuzz
