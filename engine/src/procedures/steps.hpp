#pragma once

#include <array>

#include "ptcg/resolver.hpp"

/// The procedures of the rulebook, each a series of named steps. A step is a function of the table
/// and the recorded answers. The top frame says which step is next.
namespace ptcg::flow {

using StepFunction = Status (*)(Resolver&);

struct StepInfo {
    StepFunction run = nullptr;
    /// Returns whether the step, with the table as it is now, may change something before it asks.
    /// If so, it needs a checkpoint to run again from.
    bool (*changes_before_asking)(const Facts&) = nullptr;
};

[[nodiscard]] const StepInfo& info(Step step);

/// Puts all cards into the decks and the first frame on the stack.
void lay_out(Resolver& game, std::uint8_t prizes);

/// Returns both players, beginning with the one that the ruleset's switch names.
[[nodiscard]] std::array<PlayerId, 2> in_order(const Facts& game, FirstToAct first);

/// Returns whether the card may be placed in setup (SETUP-08).
[[nodiscard]] bool placeable_in_setup(const CardDef& def, const Ruleset& rules);
/// Also returns true for a card whose own text lets it start in the Active Spot.
[[nodiscard]] bool may_start_active(const CardDef& def, const Ruleset& rules);
/// Returns whether the player, who had no Basic Pokémon, chose to start with such a card. (During
/// setup.)
[[nodiscard]] bool starts_without_basic(const Table& table, PlayerId id);

// Setup (setup.cpp)
Status setup_flip(Resolver& game);
Status setup_choose_start(Resolver& game);
Status setup_draw(Resolver& game);
Status setup_shared_mulligans(Resolver& game);
Status setup_single_mulligans(Resolver& game);
Status setup_active(Resolver& game);
Status setup_bench(Resolver& game);
Status setup_prizes(Resolver& game);
Status setup_bonus(Resolver& game);
Status setup_bonus_bench(Resolver& game);
Status setup_late_flip(Resolver& game);
Status setup_late_choice(Resolver& game);
Status setup_reveal(Resolver& game);

// Turn (turn.cpp)
Status turn_begin(Resolver& game);
Status turn_draw(Resolver& game);
Status turn_end(Resolver& game);

// Main phase (main_phase.cpp: what may be done; turn_actions.cpp: doing it)
Status main_phase(Resolver& game);
Status attack_again(Resolver& game);
Status act(Resolver& game, const Option& option);
Status play_trainer(Resolver& game);
Status play_trainer_end(Resolver& game);
Status use_text(Resolver& game);
Status retreat(Resolver& game);
/// Returns the handler for using an Ability, or null.
[[nodiscard]] const Handler* activated(const CardLibrary& library, const CardDef& def,
                                       std::uint8_t ability);

// Attack (attack.cpp)
Status attack_next(Resolver& game);
Status attack_choose(Resolver& game);
Status attack_require(Resolver& game);
Status attack_announced(Resolver& game);
Status attack_alter(Resolver& game);
Status attack_confusion(Resolver& game);
Status attack_before(Resolver& game);
Status attack_damage(Resolver& game);
Status attack_after(Resolver& game);
Status attack_end(Resolver& game);

// After every action (settle.cpp)
/// Pushes the frame that runs waiting triggers and the checks.
Status push_settle(Resolver& game, bool in_checkup = false);
Status settle_trigger(Resolver& game);
Status settle_checks(Resolver& game);
/// Runs the next waiting trigger among those in `due`, asking for the order if it matters; sets
/// `ran` if there was one. Drops reactions that can do nothing now. Those that belong to the
/// Checkup keep waiting.
enum class Due : std::uint8_t {
    reactions,      ///< everything except what belongs to the Checkup
    all_but_tools,  ///< in the Checkup: everything except `tools`
    tools           ///< in the Checkup: Tools used at any moment their player chooses (CHK-04)
};
Status run_next_trigger(Resolver& game, Due due, bool& ran);
/// Finds the triggers that wait, are due and would do something now, as bits: those of one player,
/// or of both if `whose` is none.
Status find_due(Resolver& game, PlayerId whose, Due due, std::uint32_t& found);
/// Removes it from the waiting list.
Waiting take_waiting(Table& table, std::size_t which);
[[nodiscard]] bool anything_waits(const Facts& game);
/// Lets the owner of a Bench that is over its limit pick the Pokémon to discard; handles one player
/// per call.
Status trim_benches(Resolver& game, bool& changed);

// Knock Outs (knock_out.cpp)
Status knock_out_replace(Resolver& game);
Status knock_out_triggers(Resolver& game);
Status knock_out_discard(Resolver& game);
Status knock_out_prizes(Resolver& game);
Status knock_out_promote(Resolver& game);
Status knock_out_end(Resolver& game);

// Between turns (checkup.cpp)
[[nodiscard]] bool any_condition(const Facts& game);
/// dp: Tools with an effect between turns are used at any moment their player chooses (CHK-04).
[[nodiscard]] bool tools_at_any_moment(const Facts& game);
[[nodiscard]] bool checkup_may_ask(const Facts& game);
Status checkup_begin(Resolver& game);
Status checkup_conditions(Resolver& game);
Status checkup_others(Resolver& game);
Status checkup_end(Resolver& game);

// Ends (winning.cpp)
/// Ends the match if a player has won; if both have (SIM-02), lays out a Sudden Death game.
Status check_winner(Resolver& game);
/// Returns whether the next check_winner ends the game, whatever a promotion brings: a last Prize
/// card is taken or due, or a player has no Pokémon left.
[[nodiscard]] bool end_is_certain(const Facts& game);
Status sudden_death(Resolver& game);
Status match_over(Resolver& game);

}  // namespace ptcg::flow
