// Verbs that put a question to a player.

#include <algorithm>
#include <array>

#include "api/member.hpp"
#include "ptcg/scripting/characters.hpp"
#include "sandbox/list_length.hpp"
#include "words/word_lists.hpp"

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
    const bool all = call.is_text(max);
    amount.max = all ? available : call.integer(max, 1);
    amount.min = std::min(call.integer(min, std::min(1, amount.max)), all ? amount.max : 999);
    if (amount.min < 0 || amount.max < amount.min) {
        call.fail("`min` must be from 0 to `max`, got %d and %d", amount.min, amount.max);
    }
    amount.single = amount.max == 1 && !all;
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

CardList matching(Call& call, PlayerId owner, Zone zone, const CardFilter& filter)
{
    const Pile& pile = call.game.pile(owner, zone);
    CardList cards;
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (call.game.matches(pile.cards[i], filter)) cards.add(pile.cards[i]);
    }
    return cards;
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

int choose(Call& call)
{
    enum { options, player };
    constexpr lua_Integer most = 12;
    constexpr std::size_t longest = 60;
    std::array<std::string_view, most> words{};
    const lua_Integer count = list_length(call.L, options + 2);
    if (count < 2 || count > most) {
        call.fail("`options` must be a list of 2 to %d texts, got %d", static_cast<int>(most),
                  static_cast<int>(count));
    }
    for (lua_Integer i = 0; i < count; ++i) {
        lua_rawgeti(call.L, options + 2, i + 1);  // the list keeps the text alive
        if (lua_type(call.L, -1) != LUA_TSTRING) {
            call.fail("`options` must be a list of texts, got %s in it",
                      describe_value(call.L, -1).c_str());
        }
        const std::string_view word = lua_tostring(call.L, -1);
        lua_pop(call.L, 1);
        if (word.empty() || word.size() > longest) {
            call.fail("an option must have 1 to %d characters", static_cast<int>(longest));
        }
        if (has_hidden_character(word)) {
            call.fail("an option must not contain line breaks or control characters");
        }
        const auto end = words.begin() + i;
        if (std::find(words.begin(), end, word) != end) {
            call.fail("the option \"%s\" is there twice", word.data());
        }
        *end = word;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_word(
        call.player(player), std::span(words).first(static_cast<std::size_t>(count)), chosen));
    return push(call.L, words[chosen]);
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
    PlayerId owner = call.given(of) ? call.player(of) : asked;
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

namespace {

/// Asks for cards attached to Pokémon; `energy`: those attached as Energy.
int choose_from_attached(Call& call, bool energy)
{
    enum { from, filter, min, max, player, purpose, units };
    const bool by_units = energy && call.given(units);
    if (by_units && (call.given(min) || call.given(max))) {
        call.fail("give either `units` or `min` and `max`");
    }
    const CardFilter wanted = call.filter(filter);
    CardList candidates;
    for (SlotId slot : call.slots(from)) {
        for (CardIndex card : call.game.cards_of(slot, energy ? Role::energy : Role::none)) {
            if (is_pokemon_itself(call.game.table().role[at(card)])) continue;
            if (call.game.matches(card, wanted)) candidates.add(card);
        }
    }
    const Purpose what_for =
        purpose_of(call, purpose, energy ? Purpose::discard_energy : Purpose::discard);
    if (by_units) {
        return push(
            call, pick_units(call, call.player(player), what_for, candidates, call.integer(units)));
    }
    const Amount amount = amount_of(call, min, max, candidates.count);
    CardList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_attached(call.player(player), what_for, candidates, amount.min,
                                            amount.max, chosen));
    }
    return push_chosen(call, chosen, amount.single);
}

}  // namespace

int choose_energy(Call& call)
{
    return choose_from_attached(call, true);
}

int choose_attached(Call& call)
{
    return choose_from_attached(call, false);
}

// Of cards that lie face down nothing is shown but their places.
int choose_prize(Call& call)
{
    enum { of, min, max, player, purpose };
    const PlayerId asked = call.player(player);
    const PlayerId owner = call.given(of) ? call.player(of) : asked;
    const Amount amount = amount_of(call, min, max, call.game.pile(owner, Zone::prizes).count);
    CardList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_face_down(asked, purpose_of(call, purpose, Purpose::choose_card),
                                             owner, Zone::prizes, amount.min, amount.max, chosen));
    }
    return push_chosen(call, chosen, amount.single);
}

int choose_condition(Call& call)
{
    enum { words, player };
    std::uint8_t conditions = 0;
    if (call.given(words)) {
        const lua_Integer count = list_length(call.L, words + 2);
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
    enum { from, cards, player };
    std::array<AttackRef, 64> attacks{};
    std::array<SlotId, 64> of{};
    std::size_t count = 0;
    const auto add = [&](DefId def, SlotId slot) {
        const std::uint8_t printed = call.game.library().def(def).attack_count;
        for (std::uint8_t i = 0; i < printed && count < attacks.size(); ++i) {
            const AttackRef attack{def, i};
            const bool twice = std::any_of(attacks.begin(), attacks.begin() + count, [&](auto& a) {
                return slot == no_slot && a.def == def && a.index == i;
            });
            if (twice) continue;
            attacks[count] = attack;
            of[count++] = slot;
        }
    };
    if (call.given(from) == call.given(cards)) call.fail("give either `from` or `cards`");
    if (call.given(from)) {
        for (SlotId slot : call.slots(from)) {
            for (CardIndex card : call.game.cards_of(slot, Role::stage)) {
                if (!call.game.has_texts_of(slot, card, keeps_attacks)) continue;
                add(call.game.def_id(card), slot);
            }
        }
    } else {
        for (CardIndex card : call.cards(cards)) add(call.game.def_id(card), no_slot);
    }
    if (count == 0) {
        lua_pushnil(call.L);
        return 1;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_attack(call.player(player), std::span(attacks).first(count),
                                      std::span(of).first(count), chosen));
    push_handle(call.L,
                attack_handle(attacks[chosen], of[chosen],
                              of[chosen] == no_slot ? std::uint16_t{0}
                                                    : call.game.slot(of[chosen]).generation));
    return 1;
}

}  // namespace ptcg::script::verbs
