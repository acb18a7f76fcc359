#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "ptcg/match.hpp"

#include "text_tests/expectations/tabletop.hpp"

namespace ptcg::tools {

/// What the rules say of Pokémon and players, with all texts in force.
enum class Rule : std::uint8_t {
    hp,
    retreat_cost,
    types,  ///< bits of a TypeSet, as the next two
    weakness,
    resistance,
    prizes,       ///< taken for it if it is Knocked Out; `detail`: the Harm, `by`: the attacker
    attack,       ///< 1: it may use the attack `detail`, if it can pay for it
    attack_cost,  ///< symbols; `detail`: the attack and the type
    attacks_per_turn,
    may_attack,  ///< 1 or 0, as all that `may` be done
    may_retreat,
    may_return,     ///< to the hand; `detail`: a card attached, or no_card
    may_have,       ///< `detail`: the Condition
    may_evolve,     ///< `detail`: the card in hand
    turn_goes_on,   ///< 1: evolving into it does not end the turn; `detail`: the card in hand
    may_play,       ///< `detail`: the Trainer card in hand
    ability_works,  ///< `detail`: which one
    tool_works,     ///< `detail`: the card
    is_damaged,     ///< by an attack; `detail`: the points, `by`: the attacker
    is_affected,    ///< `detail`: the EffectKind, `by`: what does it
    poison_counters,
    burn_counters,
    energy_units,  ///< `detail`: the card
    energy_types,  ///< the same
    tool_limit,
    bench_limit,  ///< `detail`: the player
};

/// What is said of whom. `who` is no_slot for what is about a player.
struct RuleKey {
    Rule rule = Rule::hp;
    SlotId who = no_slot;
    int detail = 0;
    int by = 0;

    friend auto operator<=>(const RuleKey&, const RuleKey&) = default;
};
/// What is not there is 0.
using RuleFacts = std::map<RuleKey, int>;

/// The `detail` of an attack or Ability, and of the cost of an attack in one type.
inline constexpr int most_of_a_card = 8;
[[nodiscard]] constexpr int number_of(DefId def, int index)
{
    return static_cast<int>(at(def)) * most_of_a_card + index;
}
[[nodiscard]] constexpr DefId card_of_number(int number)
{
    return static_cast<DefId>(number / most_of_a_card);
}
[[nodiscard]] constexpr std::size_t index_of_number(int number)
{
    return static_cast<std::size_t>(number % most_of_a_card);
}
[[nodiscard]] constexpr int cost_number(int attack, Type type)
{
    return attack * static_cast<int>(type_count) + static_cast<int>(at(type));
}
[[nodiscard]] constexpr int attack_of_cost(int detail)
{
    return detail / static_cast<int>(type_count);
}

/// The `by` of an effect: of an attack or Ability of a Pokémon, or of a Trainer card.
[[nodiscard]] int effect_of(Origin origin, SlotId pokemon);
[[nodiscard]] int effect_of(PlayerId player, DefId trainer);

/// A card whose effects are tried on all Pokémon: one of each kind of Trainer card that is played.
[[nodiscard]] std::vector<DefId> some_trainers(const CardLibrary& library);

/// Returns what the rules say of everything on the table. The match does not change.
[[nodiscard]] RuleFacts facts_of(Match& match, const Tabletop& table);

/// Returns what a fact is about, in words.
[[nodiscard]] std::string told(const RuleKey& key, const Tabletop& table);

}  // namespace ptcg::tools
