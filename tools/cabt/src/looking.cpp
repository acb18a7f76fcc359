#include "ptcg/cabt/looking.hpp"

#include <algorithm>
#include <span>

namespace ptcg::cabt {
namespace {

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

void Looking::update(const Match& match)
{
    const std::span<const Event> events = match.events();
    for (std::size_t i = next_event_ - std::min(next_event_, match.first_event());
         i < events.size(); ++i) {
        const Event& event = events[i];
        const bool of_deck = event.from == Zone::deck;
        if (event.kind == EventKind::turn_began || event.kind == EventKind::shuffled) {
            in_deck_ = 0;
        } else if (event.kind == EventKind::looked_at && of_deck) {
            in_deck_ = static_cast<std::size_t>(event.value);
            at_all_ = event.extra != 0;
        } else if (event.kind == EventKind::card_moved && of_deck && in_deck_ > 0) {
            --in_deck_;
        }
    }
    next_event_ = match.first_event() + static_cast<std::uint32_t>(events.size());
}

std::vector<CardIndex> Looking::cards(const Match& match, const Decision& question,
                                      bool of_some) const
{
    if (question.options.empty() || question.options.front().kind != OptionKind::card) return {};
    const Zone zone = question.options.front().zone;
    const PlayerId owner = owner_of(question.options.front().spot);
    if (at(zone) >= pile_count) return {};
    const Pile& pile = match.state().now.player[at(owner)].pile(zone);
    const std::span<const CardIndex> all(pile.cards.data(), pile.count);
    if (zone == Zone::hand && owner != question.asked) return {all.begin(), all.end()};
    if (zone != Zone::deck || in_deck_ == 0 || (at_all_ && !of_some)) return {};
    const std::size_t count = std::min(in_deck_, all.size());
    const auto top = all.last(count);
    const auto shown = has_all(top, question, match.state()) ? top : all.first(count);
    return {shown.begin(), shown.end()};
}

}  // namespace ptcg::cabt
