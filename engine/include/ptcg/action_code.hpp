#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/decision.hpp"

/// Options by what they mean rather than by where they stand in a list: for search trees, opening
/// books, learning.
namespace ptcg {

/// What picking an option does. The same in every position, copy and sample where the same is
/// offered, whatever else is; neither the order of the list nor that of a hand or deck shows. Cards
/// count by what is printed on them, so a code holds as long as the library is the same.
///
/// From the low end: option kind (8 bits), zone (8), spot (8), value (8), printed card (16), place
/// of a face-down card (8), which of several options that are alike otherwise (8).
enum class ActionCode : std::uint64_t {};

/// No option, but that no more are picked: in a search that picks one after the other.
inline constexpr ActionCode enough_picked{0xffff'ffff'ffff'ffffu};

/// The code of option number `option`. REQUIRES: there is such an option.
[[nodiscard]] ActionCode action_code(const Decision& decision, std::uint16_t option);

/// The codes of all options, in their order.
void action_codes(const Decision& decision, std::vector<ActionCode>& codes);

/// The number of the option with this code; nothing if it is not offered, or withheld.
[[nodiscard]] std::optional<std::uint16_t> find_option(const Decision& decision, ActionCode code);

/// Sixteen hexadecimal digits.
[[nodiscard]] std::string to_string(ActionCode code);

}  // namespace ptcg
