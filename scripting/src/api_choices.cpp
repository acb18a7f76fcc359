// Verbs that put a question to a player.

#include <algorithm>
#include <array>

#include "api.hpp"
#include "api_words.hpp"

namespace ptcg::script::verbs {

namespace {

/// How many to choose, with fewer than the minimum to choose from: all of them.
struct Amount {
    int min = 1;
    int max = 1;
    bool single = true;  ///< the answer is one thing, not a list
};

Amount amount_of(Call& call, int min, int max, int available)
{
    Amount amount;
    amount.max = call.integer(max, 1);
    amount.min = call.integer(min, std::min(1, amount.max));
    if (amount.min < 0 || amount.max < amount.min) {
        call.fail("`min` must be from 0 to `max`, got %d and %d", amount.min, amount.max);
    }
    amount.single = amount.max == 1;
    // "Up to 2" is from 1 to 2; a ruleset may let it be none (T-40).
    const bool up_to = amount.min == 1 && amount.max > 1;
    if (up_to && !call.game.rules().up_to_means_at_least_one) amount.min = 0;
    amount.max = std::min(amount.max, available);
    amount.min = std::min(amount.min, amount.max);
    return amount;
}

Purpose purpose_of(Call& call, int argument, Purpose fallback)
{
    return call.given(argument) ? purpose_values[call.word(argument)] : fallback;
}

int push_chosen(Call& call, const CardList& chosen, bool single)
{
    if (!single) return push(call, chosen);
    return push(call, chosen.count > 0 ? chosen.card[0] : no_card);
}

/// A zone the player may not look at: a question about it is put even if nothing fits.
bool is_hidden(Zone zone, PlayerId owner, PlayerId asked)
{
    return zone == Zone::deck || zone == Zone::prizes || (zone == Zone::hand && owner != asked);
}

CardList matching(Call& call, PlayerId owner, Zone zone, const CardFilter& filter)
{
    const Pile& pile = call.game.pile(owner, zone);
    CardList cards;
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (call.game.matches(pile.cards[i], filter)) cards.add(pile.cards[i]);
    }
    return cards;
}

CardList whole_pile(Call& call, PlayerId owner, Zone zone)
{
    const Pile& pile = call.game.pile(owner, zone);
    CardList cards;
    for (std::size_t i = 0; i < pile.count; ++i) cards.add(pile.cards[i]);
    return cards;
}

void take(Call& call, CardIndex card, std::size_t place)
{
    if (place == to_bench) {
        static_cast<void>(bench(call, card));
    } else {
        call.need(call.game.move_card(card, place_values[place]));
    }
}

/// Cards of one pile that a script holds already, by the filter.
CardList chosen_from(Call& call, int argument, const CardFilter& filter, PlayerId& owner,
                     Zone& zone)
{
    CardList cards;
    bool first = true;
    for (CardIndex card : call.cards(argument)) {
        const Zone here = call.game.table().zone[at(card)];
        if (at(here) >= pile_count) call.fail("`from` must be cards of a pile");
        if (!first && (here != zone || owner_of(card) != owner)) {
            call.fail("`from` must be cards of one pile");
        }
        zone = here;
        owner = owner_of(card);
        first = false;
        if (call.game.matches(card, filter)) cards.add(card);
    }
    return cards;
}

}  // namespace

int ask(Call& call)
{
    enum { player, purpose };
    bool yes = false;
    call.need(
        call.game.ask_yes_no(call.player(player), purpose_of(call, purpose, Purpose::yes_no), yes));
    return push(call.L, yes);
}

int choose_number(Call& call)
{
    enum { low, high, player };
    const int first = call.integer(low);
    const int last = call.integer(high);
    if (last < first || last - first > 200) {
        call.fail("`high` must be from `low` to `low` + 200, got %d and %d", first, last);
    }
    int number = first;
    call.need(call.game.ask_number(call.player(player), Purpose::number, first, last, number));
    return push(call.L, number);
}

int choose_pokemon(Call& call)
{
    enum { from, filter, min, max, player, purpose };
    const CardFilter wanted = call.filter(filter);
    SlotList candidates;
    for (SlotId slot : call.slots(from)) {
        if (call.game.matches(slot, wanted)) candidates.add(slot);
    }
    const Amount amount = amount_of(call, min, max, candidates.count);
    SlotList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_pokemon(call.player(player),
                                           purpose_of(call, purpose, Purpose::choose_pokemon),
                                           candidates, amount.min, amount.max, chosen));
    }
    if (!amount.single) return push(call, chosen);
    return push(call, chosen.count > 0 ? chosen.slot[0] : no_slot);
}

int choose_card(Call& call)
{
    enum { zone, from, of, filter, min, max, player, purpose };
    if (call.given(zone) == call.given(from)) call.fail("give either `zone` or `from`");
    const CardFilter wanted = call.filter(filter);
    const PlayerId asked = call.player(player);
    PlayerId owner = call.player(of);
    Zone place = Zone::hand;
    CardList candidates;
    bool hidden = false;
    if (call.given(from)) {
        candidates = chosen_from(call, from, wanted, owner, place);
    } else {
        place = zone_values[call.word(zone)];
        candidates = matching(call, owner, place, wanted);
        hidden = is_hidden(place, owner, asked) && call.game.pile(owner, place).count > 0;
        if (hidden) call.game.look_at(asked, owner, place, whole_pile(call, owner, place));
    }
    const Amount amount = amount_of(call, min, max, candidates.count);
    CardList chosen;
    if (amount.max > 0 || hidden) {
        call.need(call.game.choose_cards(asked, purpose_of(call, purpose, Purpose::choose_card),
                                         owner, place, candidates, amount.min, amount.max, hidden,
                                         chosen));
    }
    return push_chosen(call, chosen, amount.single);
}

int choose_energy(Call& call)
{
    enum { from, filter, min, max, player, purpose };
    const CardFilter wanted = call.filter(filter);
    CardList candidates;
    for (SlotId slot : call.slots(from)) {
        for (CardIndex card : call.game.cards_of(slot, Role::energy)) {
            if (call.game.matches(card, wanted)) candidates.add(card);
        }
    }
    const Amount amount = amount_of(call, min, max, candidates.count);
    CardList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_attached(call.player(player),
                                            purpose_of(call, purpose, Purpose::discard_energy),
                                            candidates, amount.min, amount.max, chosen));
    }
    return push_chosen(call, chosen, amount.single);
}

int choose_condition(Call& call)
{
    enum { words, player };
    std::uint8_t conditions = 0;
    if (call.given(words)) {
        const auto count = static_cast<lua_Integer>(lua_rawlen(call.L, words + 2));
        for (lua_Integer i = 1; i <= count; ++i) {
            const bool text = lua_rawgeti(call.L, words + 2, i) == LUA_TSTRING;
            const auto condition =
                text ? condition_named(lua_tostring(call.L, -1)) : std::optional<Condition>{};
            if (!condition) {
                call.fail("%s is no Special Condition", describe_value(call.L, -1).c_str());
            }
            conditions = static_cast<std::uint8_t>(conditions | 1u << at(*condition));
            lua_pop(call.L, 1);
        }
    }
    if (conditions == 0) call.fail("list the Special Conditions to choose from");
    Condition chosen = Condition::asleep;
    call.need(call.game.choose_condition(call.player(player), conditions, chosen));
    return push(call.L, name_of(chosen));
}

int choose_attack(Call& call)
{
    enum { from, player };
    std::array<AttackRef, 64> attacks{};
    std::array<SlotId, 64> of{};
    std::size_t count = 0;
    for (SlotId slot : call.slots(from)) {
        const DefId def = call.game.def_id(call.game.slot(slot).top);
        const std::uint8_t printed = call.game.library().def(def).attack_count;
        for (std::uint8_t i = 0; i < printed && count < attacks.size(); ++i) {
            attacks[count] = {def, i};
            of[count++] = slot;
        }
    }
    if (count == 0) {
        lua_pushnil(call.L);
        return 1;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_attack(call.player(player), std::span(attacks).first(count),
                                      std::span(of).first(count), chosen));
    push_handle(call.L,
                attack_handle(attacks[chosen], of[chosen], call.game.slot(of[chosen]).generation));
    return 1;
}

int search(Call& call)
{
    enum { zone, of, filter, min, max, to, show, shuffle, player };
    const Zone place = zone_values[call.word(zone)];
    const PlayerId owner = call.player(of);
    const PlayerId asked = call.player(player);
    const CardList candidates = matching(call, owner, place, call.filter(filter));
    int most = call.integer(max, 1);
    int least = call.integer(min, 0);
    if (least < 0 || most < least) {
        call.fail("`min` must be from 0 to `max`, got %d and %d", least, most);
    }
    const bool benched = call.given(to) && call.word(to) == to_bench;
    if (benched) {
        const int room = call.game.bench_limit(owner) - call.game.player(owner).bench_count;
        most = std::clamp(most, 0, std::max(room, 0));
    }
    most = std::min<int>(most, candidates.count);
    least = std::min(least, most);

    const bool hidden = is_hidden(place, owner, asked) && call.game.pile(owner, place).count > 0;
    if (hidden) call.game.look_at(asked, owner, place, whole_pile(call, owner, place));
    CardList chosen;
    if (most > 0 || hidden) {
        call.need(call.game.choose_cards(asked, Purpose::search, owner, place, candidates, least,
                                         most, hidden, chosen));
    }
    if (call.boolean(show, false)) {
        for (CardIndex card : chosen) call.game.show(card, seen_by_all);
    }
    // What goes on top or under the deck goes there after the shuffle.
    const bool shuffles = place == Zone::deck && call.boolean(shuffle, true);
    const bool into_deck =
        call.given(to) && !benched && place_values[call.word(to)].zone == Zone::deck;
    if (shuffles && into_deck) call.need(call.game.shuffle(owner, Zone::deck));
    if (call.given(to)) {
        for (CardIndex card : chosen) take(call, card, call.word(to));
    }
    if (shuffles && !into_deck) call.need(call.game.shuffle(owner, Zone::deck));
    return push(call, chosen);
}

}  // namespace ptcg::script::verbs
