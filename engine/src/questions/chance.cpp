// Coins, shuffles and random picks: drawn from the state's generator, or asked of the chance
// player.

#include <algorithm>
#include <array>
#include <functional>

#include "ptcg/questions.hpp"
#include "questions/face_down.hpp"

namespace ptcg {

Status Questions::toss(Event told, bool& heads)
{
    if (state().explicit_chance) {
        begin_question(PlayerId::chance, Purpose::flip);
        add_option({.kind = OptionKind::heads});
        add_option({.kind = OptionKind::tails});
        Picks picks;
        if (const Status status = ask(1, 1, picks); status != Status::done) return status;
        heads = picks.option[0] == 0;
    } else {
        heads = (table().random.next() >> 63) != 0;
    }
    told.value = heads ? 1 : 0;
    emit(told);
    return Status::done;
}

void Questions::add_chance_card(CardIndex card)
{
    add_option(face_down_option(table(), card));
    chance_cards_.push_back(def_id(card));
}

Status Questions::flip(PlayerId flipper, bool& heads)
{
    return toss(event(EventKind::coin, flipper), heads);
}

Status Questions::flip_for(SlotId slot, Condition condition, bool& heads)
{
    Event told = event(EventKind::coin, owner_of(slot));
    told.spot = spot_of(slot);
    told.extra = static_cast<std::uint8_t>(condition);
    return toss(told, heads);
}

Status Questions::shuffle(PlayerId owner, Zone zone)
{
    Pile& cards = player(owner).pile(zone);
    if (cards.count > 1) {
        if (state().explicit_chance) {
            begin_question(PlayerId::chance, Purpose::shuffle);
            for (std::size_t i = 0; i < cards.count; ++i) add_chance_card(cards.cards[i]);
            Picks picks;
            if (const Status status = ask(cards.count, cards.count, picks, true);
                status != Status::done) {
                return status;
            }
            const Pile before = cards;
            for (std::size_t i = 0; i < cards.count; ++i) {
                cards.cards[i] = before.cards[picks.option[i]];
            }
        } else {
            Random random = table().random;
            for (std::uint32_t i = cards.count - 1u; i > 0; --i) {
                std::swap(cards.cards[i], cards.cards[random.below(i + 1)]);
            }
            table().random = random;
        }
    }
    for (std::uint8_t i = 0; i < cards.count; ++i) {
        table().place[at(cards.cards[i])] = i;
        table().seen[at(cards.cards[i])] = 0;  // neither player knows any longer which is which
    }
    Event e = event(EventKind::shuffled, owner);
    e.from = zone;
    emit(e);
    return Status::done;
}

Status Questions::shuffle_among(const CardList& cards)
{
    CardList order;
    if (const Status status = pick_at_random(cards, cards.count, order); status != Status::done) {
        return status;
    }
    if (order.count == 0) return Status::done;
    Table& t = table();
    Pile& cards_of_pile = player(owner_of(order.card[0])).pile(t.zone[at(order.card[0])]);
    std::array<std::uint8_t, cards_per_match> places{};
    std::transform(order.begin(), order.end(), places.begin(),
                   [&](CardIndex card) { return t.place[at(card)]; });
    std::sort(places.begin(), places.begin() + order.count, std::greater<>());
    for (std::size_t i = 0; i < order.count; ++i) {
        cards_of_pile.cards[places[i]] = order.card[i];
        t.place[at(order.card[i])] = places[i];
    }
    return Status::done;
}

Status Questions::pick_at_random(PlayerId owner, Zone zone, int count, CardList& picked)
{
    return pick_at_random(cards_in(owner, zone), count, picked);
}

Status Questions::pick_at_random(CardList left, int count, CardList& picked)
{
    picked = CardList{};
    for (int n = 0; n < count && left.count > 0; ++n) {
        std::size_t which = 0;
        if (state().explicit_chance) {
            begin_question(PlayerId::chance, Purpose::random_pick);
            for (CardIndex card : left) add_chance_card(card);
            Picks picks;
            if (const Status status = ask(1, 1, picks); status != Status::done) return status;
            which = picks.option[0];
        } else {
            which = table().random.below(left.count);
        }
        picked.add(left.card[which]);
        std::copy(left.card.begin() + static_cast<std::ptrdiff_t>(which) + 1,
                  left.card.begin() + left.count,
                  left.card.begin() + static_cast<std::ptrdiff_t>(which));
        --left.count;
    }
    return Status::done;
}

}  // namespace ptcg
