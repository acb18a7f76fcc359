#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/position.hpp"

/// Shared by the reading and writing of positions.
namespace ptcg {

/// What a player has done in the turn. A word is in `this_turn` once for each time it was done.
inline constexpr std::array<std::string_view, 6> turn_action_words = {
    "energy", "supporter", "stadium", "retreat", "benched", "used stadium"};

inline constexpr std::array<std::string_view, players> seat_words = {"one", "two"};
inline constexpr std::array<std::string_view, players> side_words = {"me", "opponent"};

/// The key of the save in an exact position, which is its last part.
inline constexpr std::string_view exact_key = "exact";
inline constexpr std::string_view exact_heading = "\n[exact]\n";

/// Returns the position as text, without the save.
[[nodiscard]] std::string write_brief(const Position& position, const CardLibrary& library);

}  // namespace ptcg
