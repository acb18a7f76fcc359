#include "ptcg/hosting/undo.hpp"

#include <algorithm>

namespace ptcg {
namespace {

/// Returns whether the event can tell a player something, or depends on chance.
bool reveals(const Event& event)
{
    switch (event.kind) {
        case EventKind::coin:
        case EventKind::drew:
        case EventKind::draw_failed:
        case EventKind::shuffled:
        case EventKind::hand_revealed:
        case EventKind::revealed:
        case EventKind::card_shown:
        case EventKind::looked_at:
        case EventKind::prize_taken:
        case EventKind::turn_began:
            return true;
        case EventKind::match_began:
        case EventKind::start_decided:
        case EventKind::mulligan:
        case EventKind::prizes_set:
        case EventKind::turn_ended:
        case EventKind::benched:
        case EventKind::became_active:
        case EventKind::attached:
        case EventKind::evolved:
        case EventKind::devolved:
        case EventKind::played:
        case EventKind::stadium_played:
        case EventKind::used_text:
        case EventKind::retreated:
        case EventKind::switched:
        case EventKind::attack_announced:
        case EventKind::attack_copied:
        case EventKind::attack_stopped:
        case EventKind::damaged:
        case EventKind::damage_prevented:
        case EventKind::counters_put:
        case EventKind::healed:
        case EventKind::counters_removed:
        case EventKind::condition_set:
        case EventKind::condition_removed:
        case EventKind::knocked_out:
        case EventKind::saved:
        case EventKind::card_moved:
        case EventKind::promoted:
        case EventKind::lasting_began:
        case EventKind::lasting_ended:
        case EventKind::checkup_began:
        case EventKind::left_play:
        case EventKind::sudden_death:
        case EventKind::match_ended:
        case EventKind::replaced:
        case EventKind::effect_prevented:
        case EventKind::count:
            break;
    }
    return false;
}

}  // namespace

bool may_undo(const MatchState& before, const MatchState& after, std::span<const Event> events,
              PlayerId player)
{
    if (!(before.now.random == after.now.random)) return false;
    for (std::size_t card = 0; card < cards_per_match; ++card) {
        const unsigned known = before.now.seen[card] & seen_by(player);
        const unsigned knows = after.now.seen[card] & seen_by(player);
        if (knows != 0 && known == 0) return false;
    }
    return std::none_of(events.begin(), events.end(), reveals);
}

}  // namespace ptcg
