#pragma once

#include <vector>

#include "ptcg/decision.hpp"
#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/tabletop.hpp"

namespace ptcg::tools {

/// The table at the end of a window, and the coins that were flipped on the way.
struct SeenTable {
    Tabletop table;
    int heads = 0, tails = 0;
};
[[nodiscard]] SeenTable table_seen(const Tabletop& before, const WindowEnd& end);
/// The same without notes of effects that last.
[[nodiscard]] SeenTable table_moved(const Tabletop& before, const WindowEnd& end);

/// What a player has done and what came of it while all texts were silent: to this a text may
/// react. All of it is read from the action and from the two tables.
struct SeenEvent {
    Moment moment = Moment::checks;    ///< up to which it was watched
    PlayerId player = PlayerId::none;  ///< who has done it, in their turn
    SlotId attacker = no_slot;         ///< of an attack
    SlotId used = no_slot;             ///< the Pokémon whose Ability was used
    AbilityKind ability = {};          ///< of which kind that is
    CardIndex card = no_card;          ///< that left the hand
    OptionKind as = OptionKind::stop;  ///< as what: to be attached, to evolve, to be played
    SlotId on = no_slot;               ///< the Pokémon that got it
    std::vector<SlotId> damaged;       ///< by the attack
    std::vector<int> points;           ///< and how much each of them
    std::vector<SlotId> knocked_out;   ///< by its damage
    std::vector<SlotId> left_bench;    ///< for the Active Spot
    std::vector<SlotId> left_active;   ///< for the Bench
};

/// Returns what came of an action, a main phase's option at `start`, that ended so.
[[nodiscard]] SeenEvent event_seen(const Tabletop& before, const MatchState& start,
                                   const Option& action, Moment moment, const WindowEnd& end);

/// Returns what an attack did between two tables.
[[nodiscard]] SeenEvent attack_seen(const Tabletop& before, const Tabletop& after, SlotId attacker);

}  // namespace ptcg::tools
