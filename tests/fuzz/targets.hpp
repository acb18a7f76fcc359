#pragma once

#include <string>
#include <vector>

#include "fuzz/input.hpp"

namespace ptcg::fuzz {

/// A part of the project that must stand any input.
struct Target {
    const char* name;  ///< of its program, its seeds and its corpus: "deck"
    /// Does what the bytes say. Throws a Finding if something does not hold that must.
    void (*run)(Bytes bytes);
    /// Inputs to begin with, made from what the project has: its packs, decks, matches.
    std::vector<std::string> (*seeds)();
};

extern const Target pack_target;      ///< files of a pack: facts and scripts
extern const Target lua_target;       ///< a card's script
extern const Target deck_target;      ///< a deck list
extern const Target save_target;      ///< a saved match
extern const Target position_target;  ///< a position
extern const Target answers_target;   ///< calls of the C interface
extern const Target games_target;     ///< decks of all cards, and a game of them

/// Inputs of `save_target` that change one field of the table each, in turn, of a match at each
/// step at which somebody is asked.
[[nodiscard]] std::vector<std::string> saves_with_a_field_changed();

}  // namespace ptcg::fuzz
