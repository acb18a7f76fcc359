#pragma once

#include <cstdint>

#include "ptcg/card_library.hpp"
#include "ptcg/match.hpp"

namespace ptcg::test {

/// The library of the project's cards.
[[nodiscard]] const CardLibrary& real_library();

/// Starts game `number` of decks drawn from all of the project's cards: each format in turn, every
/// other round with explicit chance; in one of three the players know each other's lists. The
/// number decides everything.
[[nodiscard]] Match drawn_game(std::uint64_t number);

/// Returns a match of the same cards and rules as `drawn_game(number)`, in this state.
[[nodiscard]] Match resumed_game(std::uint64_t number, const MatchState& state);

}  // namespace ptcg::test
