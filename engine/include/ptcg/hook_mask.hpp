#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "ptcg/handler.hpp"

namespace ptcg {

/// Which hooks a card, a Pokémon or the whole table may have texts for. A bit that is not set says
/// that no text listens. One that is set only says that it is worth looking at the handlers: hooks
/// may share it. So a mask spares work, and never decides anything.
using HookMask = std::uint64_t;
inline constexpr std::size_t hook_mask_bits = 64;

/// Hooks that are asked about again and again while a turn is played. Each has a bit of its own.
inline constexpr std::array hooks_asked_most = {Hook::use,
                                                Hook::damage_dealt,
                                                Hook::damage_taken,
                                                Hook::base_damage,
                                                Hook::attack_cost,
                                                Hook::hp,
                                                Hook::retreat_cost,
                                                Hook::types,
                                                Hook::weakness,
                                                Hook::resistance,
                                                Hook::energy_units,
                                                Hook::energy_provided,
                                                Hook::bench_size,
                                                Hook::energy_limit,
                                                Hook::supporter_limit,
                                                Hook::tool_limit,
                                                Hook::lends_attacks,
                                                Hook::may_attack,
                                                Hook::may_retreat,
                                                Hook::may_evolve,
                                                Hook::may_play,
                                                Hook::may_attach,
                                                Hook::may_use_ability,
                                                Hook::may_have_condition,
                                                Hook::ability_works,
                                                Hook::attachment_works,
                                                Hook::allow_damage,
                                                Hook::allow_effect,
                                                Hook::ignores_first_turn,
                                                Hook::ignores_evolution_wait,
                                                Hook::ignores_attack_cost,
                                                Hook::would_attack,
                                                Hook::would_be_damaged,
                                                Hook::would_be_discarded,
                                                Hook::on_attach,
                                                Hook::on_play,
                                                Hook::on_bench,
                                                Hook::on_evolve,
                                                Hook::on_attack,
                                                Hook::on_damage,
                                                Hook::on_turn_begin,
                                                Hook::on_turn_end,
                                                Hook::on_checkup};

/// A mask for each of `hooks` hooks. Those in `own` have a bit to themselves; the others take turns
/// at the bits that are left, so that they only share where there are more of them.
template <std::size_t hooks, std::size_t own_count>
[[nodiscard]] consteval std::array<HookMask, hooks> spread_over_bits(
    const std::array<Hook, own_count>& own)
{
    static_assert(own_count < hook_mask_bits, "no bit is left for the other hooks");
    std::array<HookMask, hooks> masks{};
    std::size_t next = 0;
    for (const Hook hook : own) masks[at(hook)] = HookMask{1} << next++;
    for (HookMask& mask : masks) {
        if (mask != 0) continue;
        mask = HookMask{1} << next++;
        if (next == hook_mask_bits) next = own_count;
    }
    return masks;
}
inline constexpr std::array hook_masks = spread_over_bits<hook_count>(hooks_asked_most);
static_assert(std::ranges::all_of(hooks_asked_most,
                                  [](Hook hook) {
                                      return std::ranges::count(hook_masks, hook_masks[at(hook)]) ==
                                             1;
                                  }),
              "each hook that is asked most stands in the list once, and shares its bit with none");

[[nodiscard]] constexpr HookMask bit(Hook hook)
{
    return hook_masks[at(hook)];
}

/// Whether a text with this hook may be among those of the mask.
[[nodiscard]] constexpr bool has(HookMask mask, Hook hook)
{
    return (mask & bit(hook)) != 0;
}

}  // namespace ptcg
