#include "sampling/attacks_meant.hpp"

#include <algorithm>

namespace ptcg {
namespace {

[[nodiscard]] bool keep_meant(const MatchState& before, const Table& was, const MatchState& state,
                              Table& t)
{
    for (std::size_t i = 0; i < t.lasting_count; ++i) {
        if (!is_about_an_attack(t.lasting[i])) continue;
        const DefId meant = before.defs[was.lasting[i].effect];
        const auto copy = std::find(state.defs.begin(), state.defs.end(), meant);
        if (copy == state.defs.end()) return false;
        t.lasting[i].effect = static_cast<std::uint8_t>(copy - state.defs.begin());
    }
    return true;
}

}  // namespace

bool keep_attacks_meant(const MatchState& before, MatchState& state)
{
    return keep_meant(before, before.now, state, state.now) &&
           keep_meant(before, before.checkpoint, state, state.checkpoint);
}

}  // namespace ptcg
