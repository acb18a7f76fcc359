#pragma once

#include <span>

#include "ptcg/state.hpp"

namespace ptcg {

// What the table holds of each, without the room that is left. As `Table` is const or not, so is
// what comes back.

/// The lasting effects, in the order in which they began.
template <typename T>
[[nodiscard]] auto lasting_of(T& table)
{
    return std::span(table.lasting).first(table.lasting_count);
}

/// What is remembered, the oldest first.
template <typename T>
[[nodiscard]] auto memos_of(T& table)
{
    return std::span(table.memos).first(table.memo_count);
}

/// What waits to be carried out.
template <typename T>
[[nodiscard]] auto waiting_of(T& table)
{
    return std::span(table.waiting).first(table.waiting_count);
}

/// The lasting effect holds now. One of an attack of this very turn that speaks of a turn to come
/// does not: a second attack would tell.
[[nodiscard]] inline bool holds(const Lasting& effect, const Table& table)
{
    const bool later = effect.turn == table.turn + 1 || effect.turn == table.turn + 2;
    return effect.origin != Origin::attack || effect.owner != table.turn_player || !later;
}

/// The lasting effect is on this Pokémon.
[[nodiscard]] inline bool is_on(const Lasting& effect, SlotId id)
{
    return effect.anchor == Anchor::pokemon && effect.subject == static_cast<std::uint8_t>(id);
}

/// So is this one, and it is a marker.
[[nodiscard]] inline bool is_marker_on(const Lasting& effect, SlotId id)
{
    return effect.kind == LastingKind::script && (effect.detail & is_marker) != 0 &&
           is_on(effect, id);
}

}  // namespace ptcg
