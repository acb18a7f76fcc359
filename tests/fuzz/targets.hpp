#pragma once

#include <string>
#include <vector>

#include "fuzz/input.hpp"

namespace ptcg::fuzz {

/// A part of the project that must withstand any input.
struct Target {
    const char* name;  ///< names its program, its seeds and its corpus: "deck"
    /// Does what the bytes say. Throws a Finding if a required property does not hold.
    void (*run)(Bytes bytes);
    /// Returns initial inputs, made from the project's packs, decks and matches.
    std::vector<std::string> (*seeds)();
};

extern const Target pack_target;      ///< files of a pack: facts and scripts
extern const Target lua_target;       ///< a card's script
extern const Target deck_target;      ///< a deck list
extern const Target save_target;      ///< a saved match
extern const Target position_target;  ///< a position
extern const Target answers_target;   ///< calls of the C interface
extern const Target games_target;     ///< decks drawn from all cards, and a game between them

/// Inputs of `save_target` that each change one field of the table. They cover every field in turn,
/// in a match at each step that asks a question.
[[nodiscard]] std::vector<std::string> saves_with_a_field_changed();

}  // namespace ptcg::fuzz
