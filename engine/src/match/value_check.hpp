#pragma once

namespace ptcg {

struct MatchState;

/// Each bool, enumeration and player of the state, which may be bytes of any origin, has a value
/// that its type has. Changes nothing.
[[nodiscard]] bool has_sound_values(MatchState& state);

}  // namespace ptcg
