#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/input.hpp"
#include "ptcg/state.hpp"

namespace ptcg::fuzz {

/// A field of a match's table, such as the damage of a Pokémon, at all its places.
struct StateField {
    std::string name;               ///< "slots.damage"
    std::size_t size = 1;           ///< bytes
    std::vector<std::uint32_t> at;  ///< offsets in a MatchState, in its `now`
};
/// Returns all fields with bytes of their own.
[[nodiscard]] const std::vector<StateField>& state_fields();

/// How the number in a field is changed.
enum class FieldChange : std::uint8_t { more, less, zero, ones, that_of_the_next, any, count };

/// Changes the fields that the input names, until the input ends. For each change the input gives
/// the field, its place, the kind of change, and whether to change the table at the checkpoint too.
void change_fields(MatchState& state, Input& input);
/// Returns the input bytes that make such a change.
[[nodiscard]] std::string field_change(std::size_t field, std::size_t which, FieldChange change);

}  // namespace ptcg::fuzz
