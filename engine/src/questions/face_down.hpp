#pragma once

#include "ptcg/decision.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Returns the option for a card in a pile of which only its position is visible.
[[nodiscard]] inline Option face_down_option(const Table& table, CardIndex card)
{
    return {.kind = OptionKind::face_down,
            .zone = table.zone[at(card)],
            .place = table.place[at(card)],
            .spot = static_cast<Spot>(at(owner_of(card)) * slots_per_player)};
}

}  // namespace ptcg
