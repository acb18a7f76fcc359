#pragma once

#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"
#include "ptcg/state.hpp"

/// The state of a match in words, one line per field, for saves and exact positions.
///
///     defs = ["4 <set>-<number>", ...]
///     now.slots.3.damage = 30
///     now.frames.0.step = "main_phase"
///
/// Everything is identified by name: fields, steps, cards (their ids), texts (card, hook and which
/// of them). A field with the same value as in a new match has no line, and the table at the
/// checkpoint is written as its differences from the table now. A program whose fields have other
/// widths, places or numbers therefore reads the same match. The lines are also lines of TOML.
namespace ptcg {

/// Returns the lines of the state, in the order of its fields.
[[nodiscard]] std::string write_state(const MatchState& state, const CardLibrary& library);

/// Returns the state in the lines, which may be in any order; skips empty lines. Fails, naming the
/// line (counted from `first_line`), if a line is malformed, names what this program or the library
/// lacks, or contains more than there is room for. Match::resume checks whether the state is sound.
[[nodiscard]] Result<MatchState> read_state(std::string_view text, const CardLibrary& library,
                                            int first_line = 1);

}  // namespace ptcg
