#include "ptcg/ruleset.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

namespace ptcg {

namespace {

using namespace std::string_view_literals;

using Words = std::span<const std::string_view>;

constexpr std::array flag = {"false"sv, "true"sv};
constexpr std::array start_choice = {"winner_starts"sv, "winner_chooses"sv};
constexpr std::array start_flip = {"before_drawing"sv, "after_prizes"sv};
constexpr std::array mulligan_timing = {"at_once"sv, "after_setup"sv};
constexpr std::array early_evolution = {"never"sv, "card_may_allow"sv};
constexpr std::array previous_text = {"never"sv, "class_may_keep"sv, "card_may_keep"sv};
constexpr std::array supporter_discard = {"end_of_turn"sv, "after_resolving"sv};
constexpr std::array tool_category = {"trainer"sv, "item"sv, "own_kind"sv};
constexpr std::array machine_category = {"trainer"sv, "item"sv, "item_or_tool"sv};
constexpr std::array machine_stays = {"end_of_turn"sv, "as_printed"sv};
constexpr std::array retreat_payment = {"card_by_card"sv};
constexpr std::array burn_model = {"flip_then_damage"sv, "damage_then_flip"sv};
constexpr std::array checkup_others = {"any_moment"sv, "after_conditions"sv, "either_order"sv};
constexpr std::array paralysis_ends = {"after_full_turn"sv, "own_checkup"sv};
constexpr std::array knock_out_order = {"prize_then_promote"sv, "promote_then_prize"sv};
constexpr std::array first_to_act = {"next_player"sv, "turn_player"sv};
constexpr std::array ace_spec = {"none"sv, "trainers"sv, "any_card"sv};
constexpr std::array knock_out_discards = {"all_attached"sv};

constexpr std::array attack_step_names = {"announce"sv, "choose"sv,    "require"sv,
                                          "alter"sv,    "confusion"sv, "resolve"sv};
static_assert(attack_step_names.size() == attack_step_count);

/// The name and offset of a switch in Ruleset.
struct Field {
    std::string_view key;
    std::size_t offset;
};
// The key in a file is the field's name, so that the two cannot diverge.
#define PTCG_FIELD(name)               \
    Field                              \
    {                                  \
#name, offsetof(Ruleset, name) \
    }

constexpr Switch word(std::string_view ids, Field field, Words values, std::string_view doc)
{
    return {ids, field.key, doc, values, static_cast<std::uint16_t>(field.offset)};
}

constexpr Switch yes_no(std::string_view ids, Field field, std::string_view doc)
{
    return word(ids, field, flag, doc);
}

constexpr Switch number(std::string_view ids, Field field, int low, int high, std::string_view doc)
{
    Switch made = word(ids, field, {}, doc);
    made.low = static_cast<std::uint8_t>(low);
    made.high = static_cast<std::uint8_t>(high);
    return made;
}

constexpr Switch limit(std::string_view ids, Field field, std::string_view doc)
{
    Switch made = number(ids, field, 0, 100, doc);
    made.may_be_unlimited = true;
    return made;
}

constexpr std::array switches = {
    // Setup
    word("T-01", PTCG_FIELD(start_choice), start_choice,
         "whether the winner of the start flip goes first or chooses who does"),
    word("T-02", PTCG_FIELD(start_flip), start_flip, "when the start coin is flipped"),
    yes_no("T-03", PTCG_FIELD(mulligan_bonus_may_be_benched),
           "a Basic Pokémon drawn for a mulligan may go onto the Bench in setup"),
    word("T-51, GAP-23", PTCG_FIELD(mulligan_timing), mulligan_timing,
         "whether a sole mulligan is taken at once, with a bonus decision for each, or after the "
         "other player's setup, with one number for all"),
    yes_no("T-19, GAP-11", PTCG_FIELD(fossils_in_setup),
           "a Fossil in the opening hand counts as a Basic Pokémon"),

    // First turns
    yes_no("T-04", PTCG_FIELD(first_turn_attack), "the starting player may attack in turn 1"),
    yes_no("T-05", PTCG_FIELD(first_turn_items),
           "the starting player may play Items (plain Trainers, Fossils, Tools) in turn 1"),
    yes_no("T-06", PTCG_FIELD(first_turn_supporter),
           "the starting player may play a Supporter in turn 1"),
    yes_no("T-07", PTCG_FIELD(first_turn_stadium),
           "the starting player may play a Stadium in turn 1"),
    word("T-08", PTCG_FIELD(first_turn_evolution), early_evolution,
         "whether Pokémon may evolve in a player's own first turn"),
    yes_no("T-09, NOTE-03", PTCG_FIELD(first_turn_must_bench),
           "a Basic Pokémon in hand must go onto the Bench in a player's own first turn"),

    // Turns
    limit("T-12", PTCG_FIELD(supporters_per_turn), "Supporters a player may play per turn"),
    limit("T-13", PTCG_FIELD(stadiums_per_turn), "Stadiums a player may play per turn"),
    word("T-14", PTCG_FIELD(supporter_discard), supporter_discard,
         "when a Supporter goes to the discard pile"),
    yes_no("T-15, GAP-12", PTCG_FIELD(same_name_stadium_forbidden),
           "a Stadium may not replace one with the same name"),
    word("T-16", PTCG_FIELD(tool_category), tool_category, "which kind of Trainer a Tool is"),
    word("T-17", PTCG_FIELD(machine_category), machine_category,
         "which kind of Trainer a Technical Machine is"),
    word("T-18", PTCG_FIELD(machine_stays), machine_stays,
         "how long a Technical Machine stays attached"),
    yes_no("T-48", PTCG_FIELD(may_pass), "a player may end the turn without attacking"),

    // Evolving
    yes_no("T-10, NOTE-01", PTCG_FIELD(evolving_heals), "evolving restores all HP"),
    word("T-11", PTCG_FIELD(previous_text), previous_text,
         "whether an evolved Pokémon can use text of the card below"),
    yes_no("T-41", PTCG_FIELD(markers_fall_on_evolving),
           "markers other than damage counters are removed on evolving"),
    yes_no("GAP-21", PTCG_FIELD(effects_bound_by_evolution_timing),
           "effects that evolve a Pokémon follow the timing rules of the turn action"),
    yes_no("GAP-25", PTCG_FIELD(held_stone_lifts_first_turn),
           "a held stone also lifts the ban on evolving in the first turn"),

    // Retreating
    limit("T-20", PTCG_FIELD(retreats_per_turn), "retreats per turn"),
    yes_no("T-21, NOTE-02", PTCG_FIELD(confused_retreat_flip),
           "a Confused Pokémon pays, then flips a coin to retreat"),
    yes_no("T-22, NOTE-02", PTCG_FIELD(full_bench_forbids_retreat),
           "a full Bench forbids retreating"),
    word("T-23, GAP-09", PTCG_FIELD(retreat_payment), retreat_payment,
         "how a Retreat Cost is paid with cards that provide several Energy"),

    // Attacking and damage
    yes_no("T-27", PTCG_FIELD(before_damage_stage),
           "effects that happen before damage have their own step"),
    yes_no("T-28", PTCG_FIELD(defender_effects_in_two_steps),
           "the defender's Trainer and Energy cards apply before attack effects and Abilities"),
    yes_no("GAP-04", PTCG_FIELD(weakness_for_own_active),
           "Weakness and Resistance apply to damage to the attacking player's own Active Pokémon"),
    yes_no("GAP-22", PTCG_FIELD(stop_when_modified_to_zero),
           "damage reduced to 0 on the attacker's side stays 0"),
    yes_no("NOTE-41", PTCG_FIELD(counters_are_effects),
           "text that prevents effects of attacks also stops the damage counters they put"),
    yes_no("T-42", PTCG_FIELD(own_name_means_this),
           "a Pokémon's own name in its attack means \"this Pokémon\""),

    // Between turns
    word("T-29", PTCG_FIELD(burn), burn_model, "what Burned does during Pokémon Checkup"),
    yes_no("T-30", PTCG_FIELD(asleep_and_paralyzed_together),
           "Asleep and Paralyzed are handled in one step"),
    word("T-31, GAP-03", PTCG_FIELD(checkup_others), checkup_others,
         "when effects other than Special Conditions happen during Pokémon Checkup"),
    word("T-32, GAP-13", PTCG_FIELD(paralysis_ends), paralysis_ends,
         "whether Paralyzed ends after a full turn of its owner or at the owner's next Pokémon "
         "Checkup"),
    yes_no("T-33", PTCG_FIELD(checkup_knock_outs_at_end),
           "Knock Outs are checked at the end of Pokémon Checkup"),
    word("GAP-02", PTCG_FIELD(checkup_first), first_to_act,
         "whose Pokémon comes first in each step of Pokémon Checkup"),

    // Knock Outs
    word("T-34, NOTE-14", PTCG_FIELD(attack_knock_out_order), knock_out_order,
         "order of taking Prize cards and promoting after a Knock Out by an attack"),
    word("T-35, NOTE-14", PTCG_FIELD(checkup_knock_out_order), knock_out_order,
         "order of taking Prize cards and promoting after a Knock Out during Pokémon Checkup"),
    word("T-36, GAP-01", PTCG_FIELD(knock_out_first), first_to_act,
         "who takes Prize cards and promotes first if both Active Pokémon are Knocked Out"),
    word("T-49", PTCG_FIELD(knock_out_discards), knock_out_discards,
         "cards discarded with a Knocked Out Pokémon"),
    yes_no("GAP-18", PTCG_FIELD(main_phase_knock_outs),
           "Knock Outs are checked after every effect of the main phase"),

    // Cards and classes of the era
    number("T-37", PTCG_FIELD(pokemon_types), 1, type_count, "Pokémon types of the era"),
    number("T-37", PTCG_FIELD(basic_energy_kinds), 1, 9, "kinds of basic Energy of the era"),
    yes_no("T-38", PTCG_FIELD(powers_are_abilities),
           "powers are called Abilities (if not: Poké-Powers and Poké-Bodies)"),
    word("T-39", PTCG_FIELD(ace_spec), ace_spec, "which cards the ACE SPEC limit covers"),
    yes_no("T-43", PTCG_FIELD(team_names_are_owners),
           "a team in a Pokémon's name counts as an owner, like a Trainer"),
    number("T-44", PTCG_FIELD(once_per_game_kinds), 0, 7,
           "once-per-game limits in the era: 1 GX attack + 2 VSTAR Power + 4 V-UNION"),
    number("T-45", PTCG_FIELD(most_prizes), 1, 6, "most Prize cards for one Knock Out"),
    yes_no("T-46", PTCG_FIELD(lost_zone), "there is a Lost Zone"),
    yes_no("T-47", PTCG_FIELD(mega_evolution_ends_turn),
           "becoming a Mega Evolution or Primal ends the turn"),
    number("T-50", PTCG_FIELD(regional_forms), 0, 15,
           "regional forms in the era: 1 Alolan + 2 Galarian + 4 Hisuian + 8 Paldean"),
    yes_no("GAP-06", PTCG_FIELD(level_up_follows_evolution_timing),
           "leveling up to Pokémon LV.X follows the timing rules of evolving"),
    yes_no("GAP-07", PTCG_FIELD(stopped_once_per_game_counts),
           "a once-per-game attack that was stopped counts as used"),
    yes_no("GAP-20", PTCG_FIELD(older_classes_have_rule_box),
           "Pokémon-ex of 2003, LV.X, LEGEND and Pokémon ★ have a Rule Box"),

    // Quantities
    yes_no("T-40", PTCG_FIELD(up_to_means_at_least_one),
           "\"up to\" has a minimum of 1, except for drawing"),
    yes_no("GAP-19", PTCG_FIELD(search_must_find),
           "a player who searches their own deck must take a card if there is one"),
    yes_no("NOTE-06", PTCG_FIELD(lose_when_any_draw_fails),
           "a player who cannot draw loses at any time, not only at the start of the turn"),

    // Numbers. A deck is never larger than the number of places that a match has for it.
    number("DECK-01", PTCG_FIELD(deck_size), 1, cards_per_player, "cards in a deck"),
    limit("DECK-02", PTCG_FIELD(copies), "cards of one name in a deck"),
    number("SETUP-03", PTCG_FIELD(opening_hand), 1, 20, "cards in the opening hand"),
    number("ZONE-03", PTCG_FIELD(prizes), 1, 20, "Prize cards at the start"),
    number("SIM-03", PTCG_FIELD(sudden_death_prizes), 1, 20, "Prize cards in Sudden Death"),
    number("ZONE-06", PTCG_FIELD(bench), 1, max_bench, "Pokémon on a Bench"),
};

#undef PTCG_FIELD

// Every byte except the list of steps is a switch.
static_assert(switches.size() == sizeof(Ruleset) - attack_step_count);

}  // namespace

std::span<const Switch> ruleset_switches()
{
    return switches;
}

std::uint8_t get(const Ruleset& rules, const Switch& which)
{
    std::uint8_t value = 0;
    std::memcpy(&value, reinterpret_cast<const unsigned char*>(&rules) + which.offset, 1);
    return value;
}

void set(Ruleset& rules, const Switch& which, std::uint8_t value)
{
    std::memcpy(reinterpret_cast<unsigned char*>(&rules) + which.offset, &value, 1);
}

std::string_view name_of(AttackStep step)
{
    return attack_step_names[at(step)];
}

std::optional<AttackStep> attack_step_named(std::string_view name)
{
    const auto found = std::ranges::find(attack_step_names, name);
    if (found == attack_step_names.end()) return std::nullopt;
    return static_cast<AttackStep>(found - attack_step_names.begin());
}

}  // namespace ptcg
