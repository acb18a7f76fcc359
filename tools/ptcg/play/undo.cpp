#include "play/undo.hpp"

#include <algorithm>

namespace ptcg::tools {
namespace {

/// What can tell a player something, or is up to chance.
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
        default:
            return false;
    }
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

}  // namespace ptcg::tools
