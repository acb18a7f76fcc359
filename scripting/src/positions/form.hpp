#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/position.hpp"

/// What reading and writing positions have in common.
namespace ptcg {

/// What a player has done in the turn; a word stands in `this_turn` as often as it was done.
inline constexpr std::array<std::string_view, 6> deed_words = {
    "energy", "supporter", "stadium", "retreat", "benched", "used stadium"};

inline constexpr std::array<std::string_view, players> seat_words = {"one", "two"};
inline constexpr std::array<std::string_view, players> side_words = {"me", "opponent"};

/// The key of the save behind an exact position, which is its last part.
inline constexpr std::string_view exact_key = "exact";
inline constexpr std::string_view exact_heading = "\n[exact]\n";

/// The position as text, without the save.
[[nodiscard]] std::string write_brief(const Position& position, const CardLibrary& library);

}  // namespace ptcg
