#include "ptcg/cabt/knock_outs.hpp"

#include <algorithm>
#include <span>

namespace ptcg::cabt {

void KnockOuts::update(const Match& match)
{
    const std::span<const Event> events = match.events();
    for (std::size_t i = next_event_ - std::min(next_event_, match.first_event());
         i < events.size(); ++i) {
        const Event& event = events[i];
        if (event.kind == EventKind::turn_began) due_ = {};
        if (event.kind == EventKind::knocked_out && event.value > 0)
            due_[at(opponent_of(event.player))].push_back(event.value);
    }
    skip_to(match);
}

std::vector<int> KnockOuts::take(PlayerId taker, int count)
{
    std::vector<int> parts;
    int left = count;
    for (const int prizes : due_[at(taker)]) {
        if (left > 0) parts.push_back(std::min(prizes, left));
        left -= prizes;
    }
    due_[at(taker)].clear();
    return left > 0 ? std::vector<int>{count} : parts;
}

}  // namespace ptcg::cabt
