#pragma once

#include <span>

#include "ptcg/state.hpp"

namespace ptcg {

// The used part of each of the table's lists. The result is const if `Table` is.

/// Returns the lasting effects, in the order in which they began.
template <typename T>
[[nodiscard]] auto lasting_of(T& table)
{
    return std::span(table.lasting).first(table.lasting_count);
}

/// Returns the records of the memory, the oldest first.
template <typename T>
[[nodiscard]] auto memos_of(T& table)
{
    return std::span(table.memos).first(table.memo_count);
}

/// Returns what is waiting to be carried out.
template <typename T>
[[nodiscard]] auto waiting_of(T& table)
{
    return std::span(table.waiting).first(table.waiting_count);
}

/// Returns whether the lasting effect applies now. One of an attack in the current turn that is
/// about a later turn does not: a second attack would be affected.
[[nodiscard]] inline bool holds(const Lasting& effect, const Table& table)
{
    const bool later = effect.turn == table.turn + 1 || effect.turn == table.turn + 2;
    return effect.origin != Origin::attack || effect.owner != table.turn_player || !later;
}

/// Returns whether the lasting effect is on this Pokémon.
[[nodiscard]] inline bool is_on(const Lasting& effect, SlotId id)
{
    return effect.anchor == Anchor::pokemon && effect.subject == static_cast<std::uint8_t>(id);
}

/// Returns whether it is also a marker.
[[nodiscard]] inline bool is_marker_on(const Lasting& effect, SlotId id)
{
    return effect.kind == LastingKind::script && (effect.detail & is_marker) != 0 &&
           is_on(effect, id);
}

}  // namespace ptcg
