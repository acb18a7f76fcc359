#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/decision.hpp"

/// Options by their meaning rather than their position in a list, for search trees, opening books
/// and learning.
namespace ptcg {

/// What picking an option does. The code is the same in every position, copy and sample where the
/// same is offered, whatever else differs. It shows neither the order of the list nor that of a
/// hand or deck. Cards are identified by what is printed on them, so a code is valid as long as the
/// library is the same.
///
/// From the low end: option kind (8 bits), zone (8), spot (8), value (8), printed card (16), place
/// of a face-down card (8), number among options that are otherwise alike (8).
enum class ActionCode : std::uint64_t {};

/// Not an option: no more are picked, in a search that picks one after the other.
inline constexpr ActionCode enough_picked{0xffff'ffff'ffff'ffffu};

/// Returns the code of option number `option`. REQUIRES: there is such an option.
[[nodiscard]] ActionCode action_code(const Decision& decision, std::uint16_t option);

/// Returns the codes of all options, in their order, in `codes`.
void action_codes(const Decision& decision, std::vector<ActionCode>& codes);

/// Returns the number of the option with this code; nothing if it is not offered, or withheld.
[[nodiscard]] std::optional<std::uint16_t> find_option(const Decision& decision, ActionCode code);

/// Returns sixteen hexadecimal digits.
[[nodiscard]] std::string to_string(ActionCode code);

}  // namespace ptcg
