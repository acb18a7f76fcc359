#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {

/// Returns a text that depends on the cards of two decks and on everything in the packs they come
/// from: to find out whether two games were played with the same cards.
[[nodiscard]] std::string played_cards(const CardPool& pool,
                                       const std::array<std::vector<DefId>, players>& decks);

}  // namespace ptcg::tools
