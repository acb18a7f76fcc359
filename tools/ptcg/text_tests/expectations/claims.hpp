#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/form.hpp"
#include "text_tests/expectations/rule_facts.hpp"

namespace ptcg::tools {

/// What a claim says. Those before `deals` are about what the rules say.
enum class ClaimKind : std::uint8_t {
    hp,
    retreat,
    no_retreat_cost,
    types,
    weakness,
    no_weakness,
    no_resistance,
    prizes,
    attack_cost,
    attack_for,
    free_attacks,
    attacks_a_turn,
    earlier_attacks,
    attacks_first,  ///< in the first turn of the game
    no_attack,
    no_retreat,
    no_return,
    immune,
    evolves_early,    ///< whenever it came into play, whoever's first turn it is
    evolves_at_once,  ///< the same, but not in first turns
    evolves_into,     ///< a class of Pokémon that evolves from another; not at once
    turn_goes_on,
    no_evolving,
    no_playing,
    no_abilities,
    no_self_knock_outs,  ///< no Abilities that Knock Out their own Pokémon
    no_tools,
    no_effects,
    no_effects_of_cards,
    more_poison,
    more_burn,
    energy_units,
    energy_types,
    tool_limit,
    bench_limit,
    deals,                ///< attacks of `by` do `who` `amount` more, before Weakness
    takes,                ///< the same after Weakness and Resistance
    takes_none,           ///< attacks of `by` do them no damage
    takes_none_on_heads,  ///< if a coin shows heads
    takes_none_from,      ///< if it would be `amount` or more
    takes_none_to,        ///< if it would be `amount` or less
};

/// What a passive says is true while it works.
struct Claim {
    ClaimKind kind = ClaimKind::hp;
    std::vector<SlotId> who = {};
    std::vector<SlotId> by = {};  ///< whose attacks, or other effects
    int amount = 0;
    std::vector<std::string> words = {};  ///< names, types and so on
    PlayerId player = PlayerId::none;
    const phrases::Form* noun = nullptr;  ///< which cards
};

/// A word that makes a claim. Each letter stands for an argument: (p)okémon, those (b)y whom, a
/// (n)umber, a pla(y)er, a noun for (c)ards; "w" for any number of words.
struct ClaimWord {
    std::string_view name;
    ClaimKind kind;
    std::string_view arguments;
};
/// Returns null if the word makes none.
[[nodiscard]] const ClaimWord* find_claim(std::string_view word);

/// Changes what the rules say as the claim does, unless it is about an attack's damage. Throws
/// NotExpected for a type that there is not.
void apply(const Claim& claim, const Tabletop& table, RuleFacts& facts);

}  // namespace ptcg::tools
