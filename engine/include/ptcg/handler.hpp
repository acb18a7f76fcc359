#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

/// What a card registers with the rules: named handlers. A handler is plain data (when it applies,
/// what must be true) plus the number of the script function to call.
namespace ptcg {

/// What a handler listens to. Scripts use the enumerators' names.
enum class Hook : std::uint8_t {
    // Uses of the card by a player
    play,  ///< a Trainer card's effect when it is played
    use,   ///< an Ability, Poké-Power or Stadium is used

    // Queries: answer with a number or a yes/no and change nothing
    damage_dealt,      ///< attacker's side, before Weakness and Resistance (DMG-03)
    damage_taken,      ///< defender's side, after Weakness and Resistance (DMG-07, DMG-08)
    base_damage,       ///< the number beside the attack (DMG-01)
    ignores,           ///< a bit set: what an attack's damage isn't affected by (DMG-09)
    applies_on_bench,  ///< a bit set: Weakness, Resistance that apply to the Bench too (DMG-10)
    attack_cost,       ///< changes to an attack's cost
    hp,                ///< Hit Points
    retreat_cost,      ///< symbols of the Retreat Cost
    types,             ///< a bit set of types
    weakness,          ///< a bit set: the types the Pokémon is weak to
    weakness_times,    ///< what Weakness multiplies damage by, instead of its printed amount
    resistance,        ///< a bit set: the types it resists
    energy_units,      ///< how many units an attached Energy card provides
    energy_provided,   ///< a bit set: what a unit of an attached Energy counts as; empty: no unit
    prizes,            ///< Prize cards for a Knock Out
    bench_size,        ///< Bench limit of a player
    energy_limit,      ///< Energy cards a player may attach in a turn (NRG-01)
    supporter_limit,   ///< Supporters a player may play in a turn (TRN-03)
    attacks_per_turn,  ///< attacks a Pokémon may use in a turn (ATK-01)
    tool_limit,        ///< Pokémon Tools a Pokémon may have (TRN-08)
    poison_counters,   ///< damage counters a Poisoned Pokémon gets between turns
    burn_counters,     ///< damage counters a Burned Pokémon gets between turns
    healing,           ///< points of damage an effect removes from a Pokémon
    lends_attacks,     ///< a list of attacks the Pokémon can use besides its own
    may_attack,        ///< asked for the Pokémon, and for each of its attacks
    may_retreat,
    may_evolve,
    may_play,
    may_attach,
    may_use_ability,
    may_be_healed,
    may_return,  ///< may the Pokémon, or a card attached to it, be put into the hand?
    may_have_condition,
    keeps_condition,            ///< true: evolving or devolving does not end it (EVO-04, EVO-10)
    cures_condition,            ///< true: the subject recovers at once, and cannot get it
    ability_works,              ///< false: the subject's Abilities are off
    attachment_works,           ///< false: the text of a card attached to the subject is off
    allow_damage,               ///< false: damage to the subject is prevented
    allow_effect,               ///< false: an effect on the subject (not damage) is prevented
    evolves_as,                 ///< true: may evolve into a card that names another Pokémon
    ignores_evolution_wait,     ///< true: may evolve in the turn it was played (HELD-02)
    ignores_first_turn,         ///< true: may evolve in its player's first turn (CARD-13)
    ignores_first_turn_attack,  ///< true: may attack in the first turn of the game (TURN-05)
    ignores_attack_cost,        ///< true: the attack needs no Energy
    ignores_condition,          ///< true: may attack although Asleep or Paralyzed
    ignores_turn_end,           ///< true: evolving into this card does not end the turn (MEGA-03)

    // Replacements: asked inside the primitive; they may act, and answer "instead"
    first_replacement,
    would_announce_attack = first_replacement,  ///< before anything the attack requires is done
    would_attack,                               ///< alter/cancel stage of an attack (ATK-08)
    would_be_damaged,
    would_be_knocked_out,
    would_be_discarded,
    would_flip,         ///< coins have been flipped, but nothing depends on them yet
    would_use_ability,  ///< an Ability is about to be carried out; it counts as used

    // Triggers: wait until the step they react to is complete
    first_trigger,
    on_play = first_trigger,  ///< a Trainer card was played from the hand
    on_bench,                 ///< a Pokémon was played from the hand onto the Bench
    on_put_onto_bench,        ///< an effect put a Pokémon onto the Bench, from anywhere
    on_evolve,                ///< a Pokémon evolved
    on_level_up,              ///< a card was put on a Pokémon that levels it up (LVX-06)
    on_attach,                ///< an Energy card or a Tool was attached
    on_discard,               ///< a card was discarded: from a pile, from a Pokémon, or a Stadium
    on_use_ability,           ///< a Pokémon has used an Ability
    on_move_to_active,
    on_move_to_bench,
    on_retreat,  ///< a Pokémon has retreated
    on_damage,   ///< damaged by an attack
    on_knock_out,
    on_attack,  ///< an attack was announced
    on_turn_begin,
    on_turn_end,
    on_checkup,        ///< between turns
    on_remain_asleep,  ///< between turns, a Pokémon's coins did not wake it up

    count
};
inline constexpr std::size_t hook_count = static_cast<std::size_t>(Hook::count);

[[nodiscard]] constexpr bool is_query(Hook hook)
{
    return hook >= Hook::damage_dealt && hook < Hook::first_replacement;
}
[[nodiscard]] constexpr bool is_replacement(Hook hook)
{
    return hook >= Hook::first_replacement && hook < Hook::first_trigger;
}
[[nodiscard]] constexpr bool is_trigger(Hook hook)
{
    return hook >= Hook::first_trigger && hook < Hook::count;
}

[[nodiscard]] std::string_view name_of(Hook hook);
[[nodiscard]] std::optional<Hook> hook_named(std::string_view name);

/// Where a handler's card must be for the handler to count.
enum class Where : std::uint8_t { in_play, active, bench, hand, discard };

/// Returns whether the text works from a pile, not from play.
[[nodiscard]] constexpr bool is_pile(Where where)
{
    return where == Where::hand || where == Where::discard;
}

/// What an effect does to a Pokémon. Texts may prevent only some kinds.
enum class EffectKind : std::uint8_t {
    counters,  ///< damage counters are put on it
    heal,      ///< damage counters are taken off it
    damage,    ///< damage that is not an attack's
    knock_out,
    condition,  ///< it gets a Special Condition
    recover,    ///< it recovers from one
    attach,     ///< a card is attached to it
    discard,    ///< a card attached to it is discarded
    move,       ///< a card attached to it moves elsewhere
    evolve,
    devolve,
    leave_play,
    change_place,  ///< it is switched with another
    lasting,       ///< a lasting effect begins or ends on it
    count
};

/// Whose Pokémon (or whose action) the event must be about.
enum class Subject : std::uint8_t {
    self,      ///< the Pokémon this text is on
    own,       ///< any Pokémon or action of the handler's owner
    opponent,  ///< any Pokémon or action of the owner's opponent
    any,
    this_card  ///< the card this text is on, when it is attached, played, discarded ...
};

/// How often a text may be used. The engine counts uses under these keys.
enum class Uses : std::uint8_t {
    no_limit,
    once_per_turn,          ///< this card on this Pokémon, until it evolves or leaves play
    once_per_turn_by_name,  ///< all copies of this text, per player
    once_per_game           ///< all copies of this text, per player
};

/// A requirement for playing a card or using a text, checked without a script.
enum class Need : std::uint8_t {
    none,
    own_bench,       ///< at least `count` Pokémon on the player's Bench that match the filter
    opponent_bench,  ///< at least `count` on the opponent's Bench
    bench_space,     ///< room for `count` more on the player's Bench
    deck,            ///< at least `count` cards in the player's deck
    opponent_deck,
    hand,  ///< at least `count` other cards matching the filter in the player's hand
    opponent_hand,
    discard,  ///< at least `count` cards matching the filter in the player's discard pile
    opponent_discard,
    lost_zone,    ///< at least `count` cards matching the filter in the player's Lost Zone
    own_pokemon,  ///< at least `count` Pokémon of the player matching the filter
    opponent_pokemon,
    attached,  ///< at least `count` cards matching the filter attached to this Pokémon
    own_prizes_at_most,
    opponent_prizes_at_most,
    no_condition,  ///< this Pokémon is not affected by a Special Condition (SC-08)
    hand_at_most,  ///< at most `count` other cards in the player's hand
    own_prizes_at_least,
    more_prizes_left,       ///< the player has more Prize cards left than the opponent
    first_turn,             ///< it is the player's first turn
    stadium,                ///< a Stadium matching the filter is in play
    knocked_out_last_turn,  ///< `count` Pokémon of the player matching the filter were Knocked Out
                            ///< during the opponent's last turn
    knocked_out_by_attack_last_turn  ///< the same, by damage from an attack
};

struct Requirement {
    Need need : 7 = Need::none;
    bool or_next : 1 = false;  ///< this one or the next: "either ... or ..."
    std::uint8_t count = 1;
    FilterId filter = no_filter;
};
inline constexpr std::size_t max_needs = 6;

/// Whose action an event must be.
enum class By : std::uint8_t { any, own, opponent };

/// Where the event's card must have come from.
enum class CameFrom : std::uint8_t { anywhere, hand, deck, play };

/// One handler of one card: when it counts, and the function it calls.
struct Handler {
    /// Returns whether the handler works while its card is in a Pokémon's stack. The others work
    /// while it is attached.
    friend constexpr bool speaks_in_stack(const Handler& handler)
    {
        return handler.ability != none || handler.of_class;
    }

    Hook hook = Hook::play;
    std::uint8_t ability = none;  ///< index of the Ability this is the text of, or `none`
    Where where = Where::in_play;
    Subject subject = Subject::self;
    Uses uses = Uses::no_limit;
    bool optional = false;        ///< "you may": the owner is asked before it runs
    bool stacks = true;           ///< false: counts once no matter how many copies are in play
    bool ends_turn = false;       ///< using it ends the turn
    bool of_class = false;        ///< a text of the card's class, not of the card
    bool first_turn = false;      ///< play: in the first turn of the game too (CARD-13)
    bool any_order = false;       ///< the order of copies does not matter, see `reads_alike`
    By by = By::any;              ///< whose text, attack or action does it
    By discards_first = By::any;  ///< bench_size: whose Bench is trimmed first
    CameFrom from = CameFrom::anywhere;  ///< where the event's card came from
    std::uint8_t origins = 0;            ///< kinds of texts that do it, a bit per Origin; 0: any
    std::uint8_t ability_kinds =
        0;  ///< kinds of Ability the event may be about, a bit per AbilityKind; 0: any
    std::uint16_t does = 0;              ///< kinds of effects, a bit per EffectKind; 0: any
    NameId group = no_name;              ///< once_per_turn_by_name: counted under this name
    FilterId filter = no_filter;         ///< the event's card (played, attached, evolved into)
    FilterId attacker = no_filter;       ///< the attacking Pokémon
    FilterId target = no_filter;         ///< the Pokémon the event is about
    FilterId doer = no_filter;           ///< the card whose text does it
    CallbackId effect = no_callback;     ///< what it does; queries: its answer
    CallbackId condition = no_callback;  ///< an additional condition in the script; few need one
    std::int16_t value = 0;              ///< constant answer of a query without a function
    std::uint8_t symbol = at(Type::colorless);  ///< attack_cost: the type of the `value` symbols
    std::array<Requirement, max_needs> needs{};

    static constexpr std::uint8_t none = 0xff;
    static constexpr std::uint8_t any_symbol = 0xff;  ///< of a type that the payer chooses
};

}  // namespace ptcg
