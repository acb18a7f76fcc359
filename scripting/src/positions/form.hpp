#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "ptcg/scripting/position.hpp"

/// What reading and writing positions have in common.
namespace ptcg {

/// What a player has done in the turn; a word stands in `this_turn` as often as it was done.
inline constexpr std::array<std::string_view, 6> deed_words = {
    "energy", "supporter", "stadium", "retreat", "benched", "used stadium"};

inline constexpr std::array<std::string_view, players> seat_words = {"one", "two"};
inline constexpr std::array<std::string_view, players> side_words = {"me", "opponent"};

/// The key of the machinery behind an exact position.
inline constexpr std::string_view exact_key = "exact";

/// The position as text, without the machinery.
[[nodiscard]] std::string write_brief(const Position& position, const CardLibrary& library);

/// The state behind an exact position as text, below the brief part.
[[nodiscard]] std::string write_machinery(Match& match);

/// The match that stands in the state `machinery` describes; nothing if there are problems.
[[nodiscard]] std::optional<Match> read_machinery(const toml::table& machinery,
                                                  const std::string& file,
                                                  const CardLibrary& library, const Ruleset& rules,
                                                  EffectHost* effects, Problems& problems);

}  // namespace ptcg
