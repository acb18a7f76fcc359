#include "ptcg/cabt/looking.hpp"

#include <algorithm>
#include <span>

namespace ptcg::cabt {
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
            at_all_ = (event.extra & 1) != 0;
            at_bottom_ = (event.extra & 2) != 0;
            by_ = event.player;
            owner_ = owner_of(event.spot);
        } else if (event.kind == EventKind::card_moved && of_deck && in_deck_ > 0) {
            --in_deck_;
        }
    }
    next_event_ = match.first_event() + static_cast<std::uint32_t>(events.size());
}

std::vector<CardIndex> Looking::cards(const Match& match, const Decision& question, bool of_some)
{
    if (question.purpose == Purpose::main_phase) in_deck_ = 0;  // they have stayed where they were
    const auto cards_of = [&](PlayerId owner, Zone zone) {
        const Pile& pile = match.state().now.player[at(owner)].pile(zone);
        return std::span<const CardIndex>(pile.cards.data(), pile.count);
    };
    if (!question.options.empty() && question.options.front().kind == OptionKind::card &&
        question.options.front().zone == Zone::hand) {
        const PlayerId owner = owner_of(question.options.front().spot);
        const auto hand = cards_of(owner, Zone::hand);
        if (owner != question.asked) return {hand.begin(), hand.end()};
    }
    if (in_deck_ == 0 || by_ != question.asked || (at_all_ && !of_some)) return {};
    const auto deck = cards_of(owner_, Zone::deck);
    const std::size_t count = std::min(in_deck_, deck.size());
    const auto shown = at_bottom_ ? deck.first(count) : deck.last(count);
    if (at_bottom_) return {shown.begin(), shown.end()};
    return {shown.rbegin(), shown.rend()};
}

}  // namespace ptcg::cabt
