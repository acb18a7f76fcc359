// Players, as scripts see them.

#include <algorithm>

#include "api/member.hpp"

namespace ptcg::script::fields {

namespace {

const PlayerTable& table_of(Call& call)
{
    return call.game.player(call.own_player());
}

int push_pile(Call& call, Zone zone, const CardFilter* filter)
{
    const Pile& pile = table_of(call).pile(zone);
    CardList cards;
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (filter == nullptr || call.game.matches(pile.cards[i], *filter))
            cards.add(pile.cards[i]);
    }
    // "Your hand" is one also without a card; "those Energy cards" are none.
    return filter == nullptr ? push(call, cards, call.own_player()) : push(call, cards);
}

int push_pile_count(Call& call, Zone zone)
{
    return push(call.L, static_cast<int>(table_of(call).pile(zone).count));
}

/// The number of a word stands for the zone, see `zone_words`.
Zone zone_of(Call& call, int argument, Zone fallback)
{
    constexpr Zone zones[] = {Zone::deck,   Zone::hand,      Zone::discard,
                              Zone::prizes, Zone::lost_zone, Zone::beside};
    return call.given(argument) ? zones[call.word(argument)] : fallback;
}

SlotList pokemon_that_fit(Call& call)
{
    const CardFilter wanted = call.filter(0);
    SlotList list;
    for (SlotId slot : call.game.pokemon_of(call.own_player())) {
        if (call.game.matches(slot, wanted)) list.add(slot);
    }
    return list;
}

}  // namespace

int player_active(Call& call)
{
    return push(call, table_of(call).active);
}

int player_bench(Call& call)
{
    const PlayerTable& player = table_of(call);
    SlotList list;
    for (std::size_t i = 0; i < player.bench_count; ++i) list.add(player.bench[i]);
    return push(call, list);
}

int player_pokemon(Call& call)
{
    return push(call, call.game.pokemon_of(call.own_player()));
}

int player_hand(Call& call)
{
    return push_pile(call, Zone::hand, nullptr);
}

int player_discard(Call& call)
{
    return push_pile(call, Zone::discard, nullptr);
}

int player_opponent(Call& call)
{
    return push(call, opponent_of(call.own_player()));
}

int player_name(Call& call)
{
    using namespace std::string_view_literals;
    return push(call.L, call.own_player() == PlayerId::one ? "one"sv : "two"sv);
}

int player_bench_count(Call& call)
{
    return push(call.L, static_cast<int>(table_of(call).bench_count));
}

int player_hand_count(Call& call)
{
    return push_pile_count(call, Zone::hand);
}

int player_deck_count(Call& call)
{
    return push_pile_count(call, Zone::deck);
}

int player_discard_count(Call& call)
{
    return push_pile_count(call, Zone::discard);
}

int player_prizes_left(Call& call)
{
    return push_pile_count(call, Zone::prizes);
}

int player_prizes_taken(Call& call)
{
    const int left = table_of(call).pile(Zone::prizes).count;
    return push(call.L, std::max(0, call.game.table().prizes_at_start - left));
}

int player_bench_space(Call& call)
{
    const int space = call.game.bench_limit(call.own_player()) - table_of(call).bench_count;
    return push(call.L, space > 0 ? space : 0);
}

int player_turns_taken(Call& call)
{
    return push(call.L, static_cast<int>(table_of(call).turns_taken));
}

int player_is_turn_player(Call& call)
{
    return push(call.L, call.game.table().turn_player == call.own_player());
}

int player_cards(Call& call)
{
    enum { zone, filter };
    const CardFilter wanted = call.filter(filter);
    return push_pile(call, zone_of(call, zone, Zone::hand), call.given(filter) ? &wanted : nullptr);
}

int player_count(Call& call)
{
    enum { zone, filter };
    const CardFilter wanted = call.filter(filter);
    return push(call.L, call.game.count_matching(call.own_player(), zone_of(call, zone, Zone::hand),
                                                 wanted));
}

int player_pokemon_that_fit(Call& call)
{
    return push(call, pokemon_that_fit(call));
}

int player_count_pokemon(Call& call)
{
    return push(call.L, static_cast<int>(pokemon_that_fit(call).count));
}

}  // namespace ptcg::script::fields
