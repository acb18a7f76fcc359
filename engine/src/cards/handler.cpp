#include "ptcg/handler.hpp"

#include <algorithm>

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::array hook_names = {"play"sv,
                                   "use"sv,
                                   "damage_dealt"sv,
                                   "damage_taken"sv,
                                   "base_damage"sv,
                                   "ignores"sv,
                                   "applies_on_bench"sv,
                                   "attack_cost"sv,
                                   "hp"sv,
                                   "retreat_cost"sv,
                                   "types"sv,
                                   "weakness"sv,
                                   "weakness_times"sv,
                                   "resistance"sv,
                                   "energy_units"sv,
                                   "energy_provided"sv,
                                   "prizes"sv,
                                   "bench_size"sv,
                                   "energy_limit"sv,
                                   "supporter_limit"sv,
                                   "attacks_per_turn"sv,
                                   "tool_limit"sv,
                                   "poison_counters"sv,
                                   "burn_counters"sv,
                                   "healing"sv,
                                   "lends_attacks"sv,
                                   "may_attack"sv,
                                   "may_retreat"sv,
                                   "may_evolve"sv,
                                   "may_play"sv,
                                   "may_attach"sv,
                                   "may_use_ability"sv,
                                   "may_be_healed"sv,
                                   "may_return"sv,
                                   "may_have_condition"sv,
                                   "keeps_condition"sv,
                                   "cures_condition"sv,
                                   "ability_works"sv,
                                   "attachment_works"sv,
                                   "allow_damage"sv,
                                   "allow_effect"sv,
                                   "evolves_as"sv,
                                   "ignores_evolution_wait"sv,
                                   "ignores_first_turn"sv,
                                   "ignores_first_turn_attack"sv,
                                   "ignores_attack_cost"sv,
                                   "ignores_condition"sv,
                                   "ignores_turn_end"sv,
                                   "would_announce_attack"sv,
                                   "would_attack"sv,
                                   "would_be_damaged"sv,
                                   "would_be_knocked_out"sv,
                                   "would_be_discarded"sv,
                                   "would_flip"sv,
                                   "would_use_ability"sv,
                                   "on_play"sv,
                                   "on_bench"sv,
                                   "on_put_onto_bench"sv,
                                   "on_evolve"sv,
                                   "on_level_up"sv,
                                   "on_attach"sv,
                                   "on_discard"sv,
                                   "on_use_ability"sv,
                                   "on_move_to_active"sv,
                                   "on_move_to_bench"sv,
                                   "on_retreat"sv,
                                   "on_damage"sv,
                                   "on_knock_out"sv,
                                   "on_attack"sv,
                                   "on_turn_begin"sv,
                                   "on_turn_end"sv,
                                   "on_checkup"sv,
                                   "on_remain_asleep"sv};
static_assert(hook_names.size() == hook_count);

}  // namespace

std::string_view name_of(Hook hook)
{
    return hook_names[at(hook)];
}

std::optional<Hook> hook_named(std::string_view name)
{
    const auto found = std::ranges::find(hook_names, name);
    if (found == hook_names.end()) return std::nullopt;
    return static_cast<Hook>(found - hook_names.begin());
}

}  // namespace ptcg
