#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The rules of an era as data. Every field is a toggle T-nn, a NOTE or GAP switch, or a number of
/// the rules specification. The profiles `dp`, `xy`, `sm`, `sv` and `primer` are files that set
/// them.
///
/// Some switches only describe the cards of an era and turn nothing on or off, because a card's own
/// text or class decides (CARD-13, GAP-14). They make a profile complete and can be queried:
/// first_turn_evolution, previous_text, machine_category, before_damage_stage (without such a
/// stage, a part `before` opens the resolution), own_name_means_this, retreat_payment,
/// knock_out_discards and the group "Cards and classes".
namespace ptcg {

enum class StartChoice : std::uint8_t { winner_starts, winner_chooses };
enum class StartFlip : std::uint8_t { before_drawing, after_prizes };
enum class MulliganTiming : std::uint8_t { at_once, after_setup };
enum class EarlyEvolution : std::uint8_t { never, card_may_allow };
enum class PreviousText : std::uint8_t { never, class_may_keep, card_may_keep };
enum class SupporterDiscard : std::uint8_t { end_of_turn, after_resolving };
enum class ToolCategory : std::uint8_t { trainer, item, own_kind };
enum class MachineCategory : std::uint8_t { trainer, item, item_or_tool };
enum class MachineStays : std::uint8_t { end_of_turn, as_printed };
enum class RetreatPayment : std::uint8_t { card_by_card };
enum class BurnModel : std::uint8_t { flip_then_damage, damage_then_flip };
enum class CheckupOthers : std::uint8_t { any_moment, after_conditions, either_order };
enum class ParalysisEnds : std::uint8_t { after_full_turn, own_checkup };
enum class KnockOutOrder : std::uint8_t { prize_then_promote, promote_then_prize };
enum class FirstToAct : std::uint8_t { next_player, turn_player };
enum class AceSpec : std::uint8_t { none, trainers, any_card };
enum class KnockOutDiscards : std::uint8_t { all_attached };

/// The steps of an attack (ATK-07..ATK-12), in the order the era executes them (T-24..T-26).
enum class AttackStep : std::uint8_t { announce, choose, require, alter, confusion, resolve };
inline constexpr std::size_t attack_step_count = 6;

/// The value of a limit per turn that means "no limit".
inline constexpr std::uint8_t unlimited = 255;

struct Ruleset {
    // Setup
    StartChoice start_choice = StartChoice::winner_chooses;        // T-01
    StartFlip start_flip = StartFlip::before_drawing;              // T-02
    bool mulligan_bonus_may_be_benched = true;                     // T-03
    MulliganTiming mulligan_timing = MulliganTiming::after_setup;  // T-51, GAP-23
    bool fossils_in_setup = false;                                 // T-19, GAP-11

    // First turns
    bool first_turn_attack = false;                                        // T-04
    bool first_turn_items = true;                                          // T-05
    bool first_turn_supporter = true;                                      // T-06
    bool first_turn_stadium = true;                                        // T-07
    EarlyEvolution first_turn_evolution = EarlyEvolution::card_may_allow;  // T-08
    bool first_turn_must_bench = false;                                    // T-09, NOTE-03

    // Turns
    std::uint8_t supporters_per_turn = 1;                                    // T-12
    std::uint8_t stadiums_per_turn = 1;                                      // T-13
    SupporterDiscard supporter_discard = SupporterDiscard::after_resolving;  // T-14
    bool same_name_stadium_forbidden = true;                                 // T-15, GAP-12
    ToolCategory tool_category = ToolCategory::own_kind;                     // T-16
    MachineCategory machine_category = MachineCategory::item_or_tool;        // T-17
    MachineStays machine_stays = MachineStays::as_printed;                   // T-18
    bool may_pass = true;                                                    // T-48

    // Evolving
    bool evolving_heals = false;                               // T-10, NOTE-01
    PreviousText previous_text = PreviousText::card_may_keep;  // T-11
    bool markers_fall_on_evolving = true;                      // T-41
    bool effects_bound_by_evolution_timing = false;            // GAP-21
    bool held_stone_lifts_first_turn = false;                  // GAP-25

    // Retreating
    std::uint8_t retreats_per_turn = 1;                             // T-20
    bool confused_retreat_flip = false;                             // T-21, NOTE-02
    bool full_bench_forbids_retreat = false;                        // T-22, NOTE-02
    RetreatPayment retreat_payment = RetreatPayment::card_by_card;  // T-23, GAP-09

    // Attacking and damage
    std::array<AttackStep, attack_step_count> attack_steps = {  // T-24, T-25, T-26
        AttackStep::announce, AttackStep::alter,   AttackStep::confusion,
        AttackStep::choose,   AttackStep::require, AttackStep::resolve};
    bool before_damage_stage = true;             // T-27
    bool defender_effects_in_two_steps = false;  // T-28
    bool weakness_for_own_active = false;        // GAP-04
    bool stop_when_modified_to_zero = true;      // GAP-22
    bool counters_are_effects = true;            // NOTE-41
    bool own_name_means_this = true;             // T-42

    // Between turns
    BurnModel burn = BurnModel::damage_then_flip;                // T-29
    bool asleep_and_paralyzed_together = false;                  // T-30
    CheckupOthers checkup_others = CheckupOthers::either_order;  // T-31, GAP-03
    ParalysisEnds paralysis_ends = ParalysisEnds::own_checkup;   // T-32, GAP-13
    bool checkup_knock_outs_at_end = true;                       // T-33
    FirstToAct checkup_first = FirstToAct::turn_player;          // GAP-02

    // Knock Outs
    KnockOutOrder attack_knock_out_order = KnockOutOrder::prize_then_promote;   // T-34
    KnockOutOrder checkup_knock_out_order = KnockOutOrder::promote_then_prize;  // T-35
    FirstToAct knock_out_first = FirstToAct::next_player;                       // T-36, GAP-01
    KnockOutDiscards knock_out_discards = KnockOutDiscards::all_attached;       // T-49
    bool main_phase_knock_outs = true;                                          // GAP-18

    // Cards and classes of the era (descriptive: they never switch a class rule off, GAP-14)
    std::uint8_t pokemon_types = 11;       // T-37
    std::uint8_t basic_energy_kinds = 9;   // T-37
    bool powers_are_abilities = true;      // T-38
    AceSpec ace_spec = AceSpec::any_card;  // T-39
    bool team_names_are_owners = true;     // T-43
    std::uint8_t once_per_game_kinds = 0;  // T-44: 1 GX attack, 2 VSTAR Power, 4 V-UNION
    std::uint8_t most_prizes = 3;          // T-45
    bool lost_zone = true;                 // T-46
    bool mega_evolution_ends_turn = true;  // T-47
    std::uint8_t regional_forms = 0;       // T-50: 1 Alolan, 2 Galarian, 4 Hisuian, 8 Paldean
    bool level_up_follows_evolution_timing = true;  // GAP-06
    bool stopped_once_per_game_counts = false;      // GAP-07
    bool older_classes_have_rule_box = false;       // GAP-20

    // Quantities
    bool up_to_means_at_least_one = true;   // T-40
    bool search_must_find = false;          // GAP-19
    bool lose_when_any_draw_fails = false;  // NOTE-06

    // Numbers
    std::uint8_t deck_size = 60;           // DECK-01
    std::uint8_t copies = 4;               // DECK-02
    std::uint8_t opening_hand = 7;         // SETUP-03
    std::uint8_t prizes = 6;               // ZONE-03
    std::uint8_t sudden_death_prizes = 1;  // SIM-03
    std::uint8_t bench = 5;                // ZONE-06

    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// One switch of a Ruleset, under its name in a ruleset file.
struct Switch {
    std::string_view ids;                      ///< "T-01", or several: "T-32, GAP-13"
    std::string_view key;                      ///< name in the file: "start_choice"
    std::string_view doc;                      ///< one line in our words
    std::span<const std::string_view> values;  ///< allowed words; empty for a number
    std::uint16_t offset;                      ///< offset of the byte in Ruleset
    std::uint8_t low = 0;                      ///< a number's range
    std::uint8_t high = 0;
    bool may_be_unlimited = false;  ///< the number `unlimited` is allowed too

    [[nodiscard]] constexpr bool is_number() const { return values.empty(); }
    /// Returns whether it is a yes-or-no switch, whose words are "false" and "true".
    [[nodiscard]] constexpr bool is_flag() const
    {
        return values.size() == 2 && values[1] == "true";
    }
};

/// Returns all switches in the order of the struct. `attack_steps`, a list, is not among them.
[[nodiscard]] std::span<const Switch> ruleset_switches();

/// Returns the value of a switch: an index into its `values`, or the number itself.
[[nodiscard]] std::uint8_t get(const Ruleset& rules, const Switch& which);
void set(Ruleset& rules, const Switch& which, std::uint8_t value);

[[nodiscard]] std::string_view name_of(AttackStep step);
[[nodiscard]] std::optional<AttackStep> attack_step_named(std::string_view name);

}  // namespace ptcg
