#pragma once

#include <string>

#include "ptcg/permissions.hpp"  // Match::rules returns a Facts

namespace ptcg {

/// Returns what is wrong with the state, in words; empty if it is sound: every card is in exactly
/// one place, piles and places agree, counts are right, only Active Pokémon have Special
/// Conditions, damage is in tens, and so on. For tests, tools and loading.
[[nodiscard]] std::string invariant_broken(const Facts& game);

}  // namespace ptcg
