// Verbs that put a question to a player.

#include <algorithm>
#include <array>

#include "api/moving.hpp"
#include "api/rows.hpp"
#include "ptcg/scripting/characters.hpp"
#include "sandbox/list_length.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

/// How many to choose, with fewer than the minimum to choose from: all of them.
struct Amount {
    int min = 1;
    int max = 1;
    bool single = true;  ///< the answer is one thing, not a list
};

Amount amount_of(Call& call, Given min, Given max, int available)
{
    Amount amount;
    const bool all = max.is_text();
    amount.max = all ? available : max.integer(1);
    amount.min = std::min(min.integer(std::min(1, amount.max)), all ? amount.max : 999);
    if (amount.min < 0 || amount.max < amount.min) {
        call.fail("`min` must be from 0 to `max`, got %d and %d", amount.min, amount.max);
    }
    amount.single = amount.max == 1 && !all;
    // "Up to 2" is from 1 to 2 (QTY-01); a ruleset may let it be none (T-40).
    const bool up_to = amount.min == 1 && amount.max > 1;
    if (up_to && !call.game.rules().up_to_means_at_least_one) amount.min = 0;
    amount.max = std::min(amount.max, available);
    amount.min = std::min(amount.min, amount.max);
    return amount;
}

Purpose purpose_of(Given argument, Purpose fallback)
{
    return argument.given() ? purpose_values[argument.word()] : fallback;
}

int push_chosen(Call& call, const CardList& chosen, bool single)
{
    if (!single) return push(call, chosen);
    return push(call, chosen.count > 0 ? chosen.card[0] : no_card);
}

CardList matching(Call& call, PlayerId owner, Zone zone, const Wanted& wanted)
{
    CardList cards;
    for (CardIndex card : call.game.cards_in(owner, zone)) {
        if (wanted.fits(card)) cards.add(card);
    }
    return cards;
}

/// Cards of one pile that a script holds already, by the filter.
CardList chosen_from(Call& call, Given argument, const Wanted& wanted, PlayerId& owner, Zone& zone)
{
    CardList cards;
    bool first = true;
    for (CardIndex card : argument.cards()) {
        const Zone here = call.game.table().zone[at(card)];
        if (at(here) >= pile_count) call.fail("`from` must be cards of a pile");
        if (!first && (here != zone || owner_of(card) != owner)) {
            call.fail("`from` must be cards of one pile");
        }
        zone = here;
        owner = owner_of(card);
        first = false;
        if (wanted.fits(card)) cards.add(card);
    }
    return cards;
}

/// The cards attached to these Pokémon in this role that fit; `Role::none`: in any.
CardList attached_cards(Call& call, const SlotList& pokemon, Role role, const Wanted& wanted)
{
    CardList cards;
    for (SlotId slot : pokemon) {
        for (CardIndex card : call.game.cards_of(slot, role)) {
            if (is_pokemon_itself(call.game.table().role[at(card)])) continue;
            if (wanted.fits(card)) cards.add(card);
        }
    }
    return cards;
}

/// Asks for some of these attached cards.
int push_chosen_attached(Call& call, PlayerId asked, Purpose purpose, const CardList& candidates,
                         const Amount& amount)
{
    CardList chosen;
    if (amount.max > 0) {
        call.need(
            call.game.choose_attached(asked, purpose, candidates, amount.min, amount.max, chosen));
    }
    return push_chosen(call, chosen, amount.single);
}

constexpr Argument ask_arguments[] = {player_argument, purpose_argument("yes_no")};

int ask(Call& call, Takes<ask_arguments> args)
{
    bool yes = false;
    call.need(call.game.ask_yes_no(args["player"].player(),
                                   purpose_of(args["purpose"], Purpose::yes_no), yes));
    return push(call.L, yes);
}

constexpr Argument secret_argument{
    "secret",
    boolean,
    false,
    "false",
    nullptr,
    "true: nobody but who is asked learns the answer until the text shows it; it must do so in the "
    "function that asks"};

constexpr Argument number_arguments[] = {
    {"low", integer, true}, {"high", integer, true}, player_argument, secret_argument};

int choose_number(Call& call, Takes<number_arguments> args)
{
    const int first = args["low"].integer();
    const int last = args["high"].integer();
    if (last < first || last - first > 200) {
        call.fail("`high` must be from `low` to `low` + 200, got %d and %d", first, last);
    }
    int number = first;
    call.need(call.game.ask_number(args["player"].player(), Purpose::number, first, last, number,
                                   args["secret"].boolean(false)));
    return push(call.L, number);
}

constexpr Argument choose_arguments[] = {
    {"options", texts, true, "", nullptr, "what they are called, 2 to 12 texts"},
    player_argument,
    secret_argument};

int choose(Call& call, Takes<choose_arguments> args)
{
    constexpr lua_Integer most = 12;
    constexpr std::size_t longest = 60;
    std::array<std::string_view, most> words{};
    const lua_Integer count = list_length(call.L, args["options"].index());
    if (count < 2 || count > most) {
        call.fail("`options` must be a list of 2 to %d texts, got %d", static_cast<int>(most),
                  static_cast<int>(count));
    }
    for (lua_Integer i = 0; i < count; ++i) {
        lua_rawgeti(call.L, args["options"].index(), i + 1);  // the list keeps the text alive
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
            call.fail(
                "an option must not contain line breaks, control characters or a pile of accents");
        }
        const auto end = words.begin() + i;
        if (std::find(words.begin(), end, word) != end) {
            call.fail("the option \"%s\" is there twice", word.data());
        }
        *end = word;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_word(args["player"].player(),
                                    std::span(words).first(static_cast<std::size_t>(count)), chosen,
                                    args["secret"].boolean(false)));
    return push(call.L, words[chosen]);
}

constexpr Argument choose_pokemon_arguments[] = {
    {"from", pokemon_source, true},    filter_argument, min_argument, max_argument, player_argument,
    purpose_argument("choose_pokemon")};

int choose_pokemon(Call& call, Takes<choose_pokemon_arguments> args)
{
    const Wanted wanted = args["filter"].wanted();
    SlotList candidates;
    for (SlotId slot : args["from"].slots()) {
        if (wanted.fits(slot)) candidates.add(slot);
    }
    const Amount amount = amount_of(call, args["min"], args["max"], candidates.count);
    SlotList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_pokemon(args["player"].player(),
                                           purpose_of(args["purpose"], Purpose::choose_pokemon),
                                           candidates, amount.min, amount.max, chosen));
    }
    if (!amount.single) return push(call, chosen);
    return push(call, chosen.count > 0 ? chosen.slot[0] : no_slot);
}

constexpr Argument choose_card_arguments[] = {
    {"zone", word, false, "", &zone_list, "the pile; this or `from`"},
    {"from", cards, false, "", nullptr, "some cards of one pile; this or `zone`"},
    of_argument,
    filter_argument,
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("choose_card"),
    secret_argument};

/// Without those that may not leave the discard pile for that zone.
CardList free_to_go(const Call& call, const CardList& cards, Zone to)
{
    CardList free;
    for (CardIndex card : cards) {
        if (!call.game.stays_in_discard(card, to)) free.add(card);
    }
    return free;
}

int choose_card(Call& call, Takes<choose_card_arguments> args)
{
    if (args["zone"].given() == args["from"].given()) call.fail("give either `zone` or `from`");
    const Wanted wanted = args["filter"].wanted();
    const Purpose purpose = purpose_of(args["purpose"], Purpose::choose_card);
    const PlayerId asked = args["player"].player();
    PlayerId owner = args["of"].given() ? args["of"].player() : asked;
    Zone place = Zone::hand;
    CardList candidates;
    bool hidden = false;
    if (args["from"].given()) {
        candidates = chosen_from(call, args["from"], wanted, owner, place);
    } else {
        place = zone_values[args["zone"].word()];
        candidates = matching(call, owner, place, wanted);
        hidden = is_hidden(place, owner, asked) && call.game.pile(owner, place).count > 0;
        if (hidden) call.game.look_at(asked, owner, place, call.game.cards_in(owner, place));
    }
    if (purpose == Purpose::to_deck) candidates = free_to_go(call, candidates, Zone::deck);
    const Amount amount = amount_of(call, args["min"], args["max"], candidates.count);
    CardList chosen;
    if (amount.max > 0 || hidden) {
        call.need(call.game.choose_cards(asked, purpose, owner, place, candidates, amount.min,
                                         amount.max, hidden, chosen,
                                         args["secret"].boolean(false)));
    }
    return push_chosen(call, chosen, amount.single);
}

constexpr Argument choose_energy_arguments[] = {
    {"from", pokemon_source, true, "", nullptr, "whose attached Energy"},
    filter_argument,
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("discard_energy"),
    {"units", integer, false, "", nullptr,
     "instead of `min` and `max`: cards are picked one by one until they provide so many units of "
     "Energy"}};

int choose_energy(Call& call, Takes<choose_energy_arguments> args)
{
    const bool by_units = args["units"].given();
    if (by_units && (args["min"].given() || args["max"].given())) {
        call.fail("give either `units` or `min` and `max`");
    }
    const CardList candidates =
        attached_cards(call, args["from"].slots(), Role::energy, args["filter"].wanted());
    const Purpose purpose = purpose_of(args["purpose"], Purpose::discard_energy);
    const PlayerId asked = args["player"].player();
    if (by_units) {
        return push(call, pick_units(call, asked, purpose, candidates, args["units"].integer()));
    }
    return push_chosen_attached(call, asked, purpose, candidates,
                                amount_of(call, args["min"], args["max"], candidates.count));
}

constexpr Argument choose_attached_arguments[] = {
    {"from", pokemon_source, true, "", nullptr, "whose attached cards"},
    filter_argument,
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("discard")};

int choose_attached(Call& call, Takes<choose_attached_arguments> args)
{
    const CardList candidates =
        attached_cards(call, args["from"].slots(), Role::none, args["filter"].wanted());
    return push_chosen_attached(call, args["player"].player(),
                                purpose_of(args["purpose"], Purpose::discard), candidates,
                                amount_of(call, args["min"], args["max"], candidates.count));
}

constexpr Argument choose_prize_arguments[] = {
    {"of", player, false, "player", nullptr, "whose Prize cards"},
    {"face_up", boolean, false, "any", nullptr, "only those that lie face up, or face down"},
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("choose_card")};

// Of cards that lie face down nothing is shown but their places.
int choose_prize(Call& call, Takes<choose_prize_arguments> args)
{
    const PlayerId asked = args["player"].player();
    const PlayerId owner = args["of"].given() ? args["of"].player() : asked;
    CardList prizes;
    for (CardIndex card : call.game.cards_in(owner, Zone::prizes)) {
        const bool up = call.game.is_face_up(card);
        if (!args["face_up"].given() || args["face_up"].boolean(up) == up) prizes.add(card);
    }
    const Amount amount = amount_of(call, args["min"], args["max"], prizes.count);
    CardList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_by_place(asked,
                                            purpose_of(args["purpose"], Purpose::choose_card),
                                            prizes, amount.min, amount.max, chosen));
    }
    return push_chosen(call, chosen, amount.single);
}

constexpr Argument condition_arguments[] = {
    {"...", condition, true, "", nullptr, "those to choose from"}, player_argument};

int choose_condition(Call& call, Takes<condition_arguments> args)
{
    std::uint8_t conditions = 0;
    if (args["..."].given()) {
        const lua_Integer count = list_length(call.L, args["..."].index());
        for (lua_Integer i = 1; i <= count; ++i) {
            const bool text = lua_rawgeti(call.L, args["..."].index(), i) == LUA_TSTRING;
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
    call.need(call.game.choose_condition(args["player"].player(), conditions, chosen));
    return push(call.L, name_of(chosen));
}

constexpr Argument choose_attack_arguments[] = {
    {"from", pokemon_source, false, "", nullptr, "Pokémon in play; this or `cards`"},
    {"cards", cards, false, "", nullptr, "Pokémon cards anywhere; this or `from`"},
    player_argument};

int choose_attack(Call& call, Takes<choose_attack_arguments> args)
{
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
    if (args["from"].given() == args["cards"].given()) call.fail("give either `from` or `cards`");
    if (args["from"].given()) {
        for (SlotId slot : args["from"].slots()) {
            for (CardIndex card : call.game.cards_of(slot, Role::stage)) {
                if (!call.game.has_texts_of(slot, card, keeps_attacks)) continue;
                add(call.game.def_id(card), slot);
            }
        }
    } else {
        for (CardIndex card : args["cards"].cards()) add(call.game.def_id(card), no_slot);
    }
    if (count == 0) {
        lua_pushnil(call.L);
        return 1;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_attack(args["player"].player(), std::span(attacks).first(count),
                                      std::span(of).first(count), chosen));
    push_handle(call.L,
                attack_handle(attacks[chosen], of[chosen],
                              of[chosen] == no_slot ? std::uint16_t{0}
                                                    : call.game.slot(of[chosen]).generation));
    return 1;
}

constexpr Member rows_of_choice[] = {
    verb<ask>(asks, "ask", "boolean", "asks \"do you want to?\"",
              R"(if game:ask() then game:shuffle() end)"),
    verb<choose_number>(asks, "choose_number", "integer", "asks for a number",
                        R"(local count = game:choose_number { low = 0, high = 3 }
game:draw { count = count })",
                        "unless `high` is from `low` to `low` + 200"),
    verb<choose>(
        asks, "choose", "string", "asks for one of several things; answers what it is called",
        R"(if game:choose { options = { "Draw a card", "Heal" } } == "Heal" then
  game:heal { on = it.attacker, counters = 3 }
else
  game:draw { count = 1 }
end

local hidden = game:choose { options = { "heads", "tails" }, secret = true }
local guess = game:choose { options = { "heads", "tails" }, player = it.opponent }
if guess ~= hidden then game:draw { count = 1 } end)",
        "unless `options` are 2 to 12 different texts of at most 60 characters, none of them "
        "hidden"),
    verb<choose_pokemon>(
        asks, "choose_pokemon", "Pokemon|Pokemon[]|nil",
        "asks for Pokémon in play; answers a Pokémon or nil, or a list if `max` is not 1",
        R"(local target = game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
if target then game:damage { to = target, amount = 20 } end)",
        min_over_max),
    verb<choose_card>(
        asks, "choose_card", "Card|Card[]|nil",
        "asks for cards of a pile, or for some of those in a list; answers a card or nil, or a "
        "list if `max` is not 1",
        R"(local energy = game:choose_card {
  zone = "discard",
  filter = { kind = "basic_energy" },
  purpose = "attach",
}
if energy then game:attach { card = energy, to = it.attacker } end)",
        "unless one of `zone` and `from` is given; if `from` holds cards of two piles, or cards "
        "in play; if `min` is below 0 or above `max`"),
    verb<choose_energy>(
        asks, "choose_energy", "Card|Card[]|nil",
        "asks for attached Energy cards; answers a card or nil, or a list if `max` is not 1 or "
        "`units` is given",
        R"(local energy = game:choose_energy { from = it.attacker, purpose = "move_energy" }
local target = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
if energy and target then game:move_energy { card = energy, to = target } end)",
        "if `min` is below 0 or above `max`; if `units` is given with one of them"),
    verb<choose_attached>(
        asks, "choose_attached", "Card|Card[]|nil",
        "asks for cards attached to Pokémon, Energy or not; answers a card or nil, or a list if "
        "`max` is not 1",
        R"(local tool = game:choose_attached { from = it.opponent, filter = { kind = "tool" } }
if tool then game:discard { card = tool } end)",
        min_over_max),
    verb<choose_prize>(
        asks, "choose_prize", "Card|Card[]|nil",
        "asks for Prize cards, which stay face down; answers a card or nil, or a list if `max` is "
        "not 1",
        R"(local prize = game:choose_prize()
if prize then game:look { cards = { prize }, player = it.owner } end)",
        min_over_max),
    verb<choose_condition>(asks, "choose_condition", "Condition", "asks for a Special Condition",
                           R"(local condition = game:choose_condition { "asleep", "poisoned" }
game:set_condition { on = it.defender, condition = condition })",
                           "without a Special Condition to choose from"),
    verb<choose_attack>(asks, "choose_attack", "Attack|nil", "asks for an attack of these Pokémon",
                        R"(local attack = game:choose_attack { from = it.opponent.bench }
if attack then game:perform { attack = attack } end)"),
};

}  // namespace

std::span<const Member> choice_rows()
{
    return rows_of_choice;
}

}  // namespace ptcg::script::verbs
