#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "ptcg/handler.hpp"

namespace ptcg {

/// The hooks a card, a Pokémon or the whole table may have texts for. A clear bit means that no
/// text listens. A set bit only means that the handlers are worth checking, because hooks may share
/// it. So a mask saves work, and never decides anything.
using HookMask = std::uint64_t;
inline constexpr std::size_t hook_mask_bits = 64;

/// Hooks that are asked again and again during a turn. Each has its own bit.
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

/// Returns a mask for each of `hooks` hooks. Those in `own` have a bit to themselves. The others
/// take turns with the bits that are left, so they share one only if there are more of them.
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
              "each of the most frequent hooks is in the list once and has its own bit");

[[nodiscard]] constexpr HookMask bit(Hook hook)
{
    return hook_masks[at(hook)];
}

/// Returns whether a text with this hook may be among those of the mask.
[[nodiscard]] constexpr bool has(HookMask mask, Hook hook)
{
    return (mask & bit(hook)) != 0;
}

}  // namespace ptcg
