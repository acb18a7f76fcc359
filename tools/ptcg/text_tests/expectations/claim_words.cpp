// The words that make claims.

#include <algorithm>

#include "text_tests/expectations/claims.hpp"

namespace ptcg::tools {

const ClaimWord* find_claim(std::string_view word)
{
    static constexpr ClaimWord words[] = {
        {"hp", ClaimKind::hp, "pn"},
        {"retreat", ClaimKind::retreat, "pn"},
        {"no_retreat_cost", ClaimKind::no_retreat_cost, "p"},
        {"types", ClaimKind::types, "pw"},
        {"weakness", ClaimKind::weakness, "pw"},
        {"no_weakness", ClaimKind::no_weakness, "p"},
        {"no_resistance", ClaimKind::no_resistance, "p"},
        {"prizes", ClaimKind::prizes, "pbn"},
        {"attack_cost", ClaimKind::attack_cost, "pnw"},
        {"attack_for", ClaimKind::attack_for, "pw"},
        {"free_attacks", ClaimKind::free_attacks, "p"},
        {"attacks_a_turn", ClaimKind::attacks_a_turn, "pn"},
        {"earlier_attacks", ClaimKind::earlier_attacks, "p"},
        {"no_attack", ClaimKind::no_attack, "p"},
        {"no_retreat", ClaimKind::no_retreat, "p"},
        {"no_return", ClaimKind::no_return, "p"},
        {"immune", ClaimKind::immune, "pw"},
        {"evolves_early", ClaimKind::evolves_early, "pw"},
        {"evolves_at_once", ClaimKind::evolves_at_once, "pw"},
        {"evolves_into", ClaimKind::evolves_into, "pw"},
        {"turn_goes_on", ClaimKind::turn_goes_on, "pw"},
        {"attacks_first", ClaimKind::attacks_first, "p"},
        {"no_self_knock_outs", ClaimKind::no_self_knock_outs, "p"},
        {"no_evolving", ClaimKind::no_evolving, "y"},
        {"no_playing", ClaimKind::no_playing, "yc"},
        {"no_abilities", ClaimKind::no_abilities, "pw"},
        {"no_tools", ClaimKind::no_tools, "p"},
        {"no_effects", ClaimKind::no_effects, "pbw"},
        {"no_effects_of_cards", ClaimKind::no_effects_of_cards, "pyc"},
        {"more_poison", ClaimKind::more_poison, "pn"},
        {"more_burn", ClaimKind::more_burn, "pn"},
        {"energy_units", ClaimKind::energy_units, "pnw"},
        {"energy_types", ClaimKind::energy_types, "pw"},
        {"tool_limit", ClaimKind::tool_limit, "pn"},
        {"bench_limit", ClaimKind::bench_limit, "yn"},
        {"deals", ClaimKind::deals, "pbn"},
        {"takes", ClaimKind::takes, "pbn"},
        {"takes_none", ClaimKind::takes_none, "pb"},
        {"takes_none_on_heads", ClaimKind::takes_none_on_heads, "pb"},
        {"takes_none_from", ClaimKind::takes_none_from, "pbn"},
        {"takes_none_to", ClaimKind::takes_none_to, "pbn"},
    };
    const auto* const found = std::ranges::find(words, word, &ClaimWord::name);
    return found == std::end(words) ? nullptr : found;
}

}  // namespace ptcg::tools
