// The places of cards and Pokémon.

#include <algorithm>

#include "ptcg/facts.hpp"

namespace ptcg {

SlotList Facts::pokemon_of(PlayerId id) const
{
    SlotList list;
    each_pokemon(id, [&](SlotId slot) { list.add(slot); });
    return list;
}

Spot Facts::spot_of(SlotId id) const
{
    if (!in_play(id)) return no_spot;
    const PlayerId owner = owner_of(id);
    const PlayerTable& who = player(owner);
    const std::size_t base = at(owner) * slots_per_player;
    if (who.active == id) return static_cast<Spot>(base);
    const auto end = who.bench.begin() + who.bench_count;
    const auto place = std::find(who.bench.begin(), end, id);
    if (place == end) return no_spot;
    return static_cast<Spot>(base + 1 + static_cast<std::size_t>(place - who.bench.begin()));
}

SlotId Facts::slot_at(Spot spot) const
{
    if (spot == no_spot || at(spot) >= slots_per_match) return no_slot;
    const PlayerTable& who = player(owner_of(spot));
    const std::size_t position = at(spot) % slots_per_player;
    if (position == 0) return who.active;
    return position <= who.bench_count ? who.bench[position - 1] : no_slot;
}

CardList Facts::cards_of(SlotId id, Role role) const
{
    CardList list;
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        if (role == Role::none || table().role[at(c)] == role) list.add(c);
    }
    return list;
}

CardList Facts::cards_in(PlayerId id, Zone zone) const
{
    CardList list;
    const Pile& cards = pile(id, zone);
    for (std::size_t i = 0; i < cards.count; ++i) list.add(cards.cards[i]);
    return list;
}

SlotId Facts::slot_of(CardIndex card) const
{
    if (card == no_card || table().zone[at(card)] != Zone::in_play) return no_slot;
    return static_cast<SlotId>(table().place[at(card)]);
}

SlotId Facts::free_slot(PlayerId id) const
{
    const std::size_t base = at(id) * slots_per_player;
    for (std::size_t i = 0; i < slots_per_player; ++i) {
        if (table().slots[base + i].empty()) return static_cast<SlotId>(base + i);
    }
    return no_slot;
}

Placement Facts::destination(CardIndex card, Placement to) const
{
    const bool attached =
        table().zone[at(card)] == Zone::in_play && !is_pokemon_itself(table().role[at(card)]);
    if (attached && def(card).has(goes_on_opponent)) to = {Zone::discard, false};  // HYP-01
    if (to.zone == Zone::discard && def(card).has(lost_instead_of_discarded)) {
        to.zone = Zone::lost_zone;  // PRISM-02
    }
    return to;
}

}  // namespace ptcg
