#pragma once

#include <span>
#include <string>
#include <vector>

#include "ptcg/hosting/naming.hpp"

/// Piles of cards in words, as a viewer may know them.
namespace ptcg::tools {

/// Returns "2 Emberkit · Warm Scarf": the cards in the order given, equal ones together.
[[nodiscard]] std::vector<std::string> counted_cards(std::span<const DefId> cards,
                                                     const Naming& naming);

/// Returns the player's pile in lines of at most `width` columns: its size, the cards the viewer
/// knows, and how many others there are. REQUIRES: a zone that is a pile of a player.
[[nodiscard]] std::vector<std::string> pile_lines(const View& view, PlayerId player, Zone zone,
                                                  const Naming& naming, std::size_t width);

/// Returns which cards of a list the viewer has not seen anywhere else: they are in the deck, or
/// face down among the Prize cards. `list` is the player's own deck, which only its player may
/// know.
[[nodiscard]] std::vector<DefId> unseen_cards(const View& view, PlayerId player,
                                              std::span<const DefId> list);

}  // namespace ptcg::tools
