#include "looking.hpp"

#include <algorithm>
#include <span>

namespace ptcg::cabt {
namespace {

/// Returns how many cards of a deck a text has looked at and not yet moved; 0: none, or all.
[[nodiscard]] std::size_t count_looked_at(const Match& match)
{
    int moved = 0;
    const std::span<const Event> events = match.events();
    for (std::size_t i = events.size(); i-- > 0;) {
        const Event& event = events[i];
        if (event.kind == EventKind::turn_began || event.kind == EventKind::shuffled) return 0;
        if (event.kind == EventKind::card_moved && event.from == Zone::deck) ++moved;
        if (event.kind != EventKind::looked_at || event.from != Zone::deck) continue;
        return event.extra != 0 ? 0 : static_cast<std::size_t>(std::max(event.value - moved, 0));
    }
    return 0;
}

/// Returns whether all cards that are offered are among these.
[[nodiscard]] bool has_all(std::span<const CardIndex> cards, const Decision& question,
                           const MatchState& state)
{
    return std::ranges::all_of(question.options, [&](const Option& option) {
        return std::ranges::count_if(cards, [&](CardIndex card) {
                   return state.defs[at(card)] == option.def;
               }) >= option.count;
    });
}

}  // namespace

std::vector<CardIndex> looked_at(const Match& match, const Decision& question)
{
    if (question.options.empty() || question.options.front().kind != OptionKind::card) return {};
    const Zone zone = question.options.front().zone;
    const PlayerId owner = owner_of(question.options.front().spot);
    if (at(zone) >= pile_count) return {};
    const Pile& pile = match.state().now.player[at(owner)].pile(zone);
    const std::span<const CardIndex> all(pile.cards.data(), pile.count);
    if (zone == Zone::hand && owner != question.asked) return {all.begin(), all.end()};
    if (zone != Zone::deck) return {};
    const std::size_t count = std::min(count_looked_at(match), all.size());
    if (count == 0) return {};
    const auto top = all.last(count);
    const auto shown = has_all(top, question, match.state()) ? top : all.first(count);
    return {shown.begin(), shown.end()};
}

}  // namespace ptcg::cabt
