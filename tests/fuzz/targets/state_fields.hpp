#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/input.hpp"
#include "ptcg/state.hpp"

namespace ptcg::fuzz {

/// A field of a match's table, as the damage of a Pokémon, wherever there is one.
struct StateField {
    std::string name;               ///< "slots.damage"
    std::size_t size = 1;           ///< bytes
    std::vector<std::uint32_t> at;  ///< in the bytes of a MatchState, its `now`
};
/// All that have bytes of their own.
[[nodiscard]] const std::vector<StateField>& state_fields();

/// How the number in a field is changed.
enum class FieldChange : std::uint8_t { more, less, zero, ones, that_of_the_next, any, count };

/// Changes the fields that the input names, up to its end: for each the field, which of them, how,
/// and whether in the table at the checkpoint, too.
void change_fields(MatchState& state, Input& input);
/// The choices that make such a change.
[[nodiscard]] std::string field_change(std::size_t field, std::size_t which, FieldChange change);

}  // namespace ptcg::fuzz
