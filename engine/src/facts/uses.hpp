#pragma once

#include "ptcg/card_def.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Returns a bit for each Ability of the top card, then for those of the card below whose Abilities
/// it keeps.
[[nodiscard]] inline std::uint8_t use_bit(const Handler& handler, bool of_top)
{
    const std::size_t number = handler.ability + (of_top ? 0 : max_abilities);
    return static_cast<std::uint8_t>(1u << (handler.ability == Handler::none ? 7 : number));
}

/// Returns the name under which uses of the text are counted for all its copies.
[[nodiscard]] inline NameId counted_name(const Handler& handler, const CardDef& printed)
{
    if (handler.group != no_name) return handler.group;
    return handler.ability == Handler::none ? printed.name
                                            : printed.abilities[handler.ability].name;
}

/// A card attached to a Pokémon, or one whose text works in a pile, counts its own uses: two copies
/// are two texts.
[[nodiscard]] inline bool counts_by_card(const Handler& handler, SlotId self, CardIndex card)
{
    if (is_pile(handler.where)) return true;
    return self != no_slot && card != no_card && handler.ability == Handler::none;
}

}  // namespace ptcg
