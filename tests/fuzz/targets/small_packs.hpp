#pragma once

#include <vector>

#include "fuzz/input.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::fuzz {

/// Loads the packs, as those of strangers. With problems, each must say what and where; without,
/// matches of the deck are played as the input says.
void load_and_play(const MemoryFolder& folder, Input& input,
                   std::vector<DefId> (*deck_of)(const CardLibrary&));

}  // namespace ptcg::fuzz
