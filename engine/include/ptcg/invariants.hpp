#pragma once

#include <string>

#include "ptcg/permissions.hpp"  // what Match::rules gives is a Facts

namespace ptcg {

/// What is wrong with the state, in words; empty if it is sound: every card in exactly one place,
/// piles and places agreeing, counts right, conditions only on Active Pokémon, damage in tens, and
/// so on. For tests, tools and loading.
[[nodiscard]] std::string invariant_broken(const Facts& game);

}  // namespace ptcg
