#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ptcg/ruleset.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Returns a hash of a position. It does not depend on how the library numbers its cards, so it is
/// the same after other packs are added.
[[nodiscard]] std::uint64_t fingerprint(const MatchState& state);

/// Returns a hash of all switches and the order of attack steps.
[[nodiscard]] std::uint64_t fingerprint(const Ruleset& rules);

/// FNV-1a.
[[nodiscard]] std::uint64_t hash_of(std::string_view bytes);

/// Returns sixteen hexadecimal digits.
[[nodiscard]] std::string hex(std::uint64_t value);

}  // namespace ptcg
