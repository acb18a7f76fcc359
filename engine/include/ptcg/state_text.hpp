#pragma once

#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"
#include "ptcg/state.hpp"

/// The state of a match in words, one line per field: what saves and exact positions hold.
///
///     defs = ["4 <set>-<number>", ...]
///     now.slots.3.damage = 30
///     now.frames.0.step = "main_phase"
///
/// Everything goes by name: fields, steps, cards (their ids), texts (card, hook and which of them).
/// A field that is as in a new match has no line, and the table at the checkpoint is told by how it
/// differs from the table now. So a program whose fields have other widths, places or numbers reads
/// the same match. The lines are also lines of TOML.
namespace ptcg {

/// The lines of the state, in the order of its fields.
[[nodiscard]] std::string write_state(const MatchState& state, const CardLibrary& library);

/// The state in the lines, in any order; empty lines are skipped. Fails, naming the line (counted
/// from `first_line`), if one is garbled, names what this program or the library lacks, or holds
/// more than there is room for. Whether the state is sound is for Match::resume to say.
[[nodiscard]] Result<MatchState> read_state(std::string_view text, const CardLibrary& library,
                                            int first_line = 1);

}  // namespace ptcg
