// Verbs that let a player choose among Pokémon, cards and attacks.

#include <algorithm>
#include <array>
#include <optional>

#include "api/moving.hpp"
#include "api/rows.hpp"
#include "ptcg/scripting/characters.hpp"
#include "sandbox/list_length.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

/// How many to choose. If there are fewer than the minimum, all of them are chosen.
struct Amount {
    int min = 1;
    int max = 1;
};

/// Returns what the script does with the chosen things, as far as reading the script shows it.
std::optional<Purpose> inferred_purpose(const Call& call, bool pokemon)
{
    const Callback* const callback = call.runtime.call.callback;
    lua_Debug frame;
    if (callback == nullptr || call.runtime.bundle == nullptr) return std::nullopt;
    if (lua_getstack(call.L, 1, &frame) == 0 || lua_getinfo(call.L, "Sl", &frame) == 0) {
        return std::nullopt;
    }
    const ScriptChunk& chunk = call.runtime.bundle->cards[callback->card];
    const auto read = call.runtime.purposes.find(callback->card);
    if (read == call.runtime.purposes.end()) return std::nullopt;
    const QuestionPurposes& purposes = read->second;
    const std::string_view source = frame.source;
    if (source == target_chunk) return purposes.of_target(callback->where);
    if (source.empty() || source.substr(1) != chunk.path) return std::nullopt;
    return purposes.in_line(frame.currentline, pokemon);
}

Purpose purpose_of(const Call& call, Given argument, Purpose fallback, bool pokemon)
{
    if (argument.given()) return purpose_values[argument.word()];
    return inferred_purpose(call, pokemon).value_or(fallback);
}

// ---- choosing things ------------------------------------------------------------------------

constexpr Argument from_place =
    placed({"from", things, true, "", &group_list,
            "a place, a list of Pokémon or cards, or a player: that player's Pokémon"});
constexpr Argument why_argument{
    "purpose",     word,
    false,         "depends on what is chosen",
    &purpose_list, "what the question is for, for the player and for bots"};
constexpr Argument choose_arguments[] = {from_place, filter_argument, player_argument, why_argument,
                                         secret_argument};
constexpr Argument exactly_arguments[] = {placed({"count", integer_or_all, true}),
                                          from_place,
                                          filter_argument,
                                          player_argument,
                                          why_argument,
                                          secret_argument};
constexpr Argument up_to_arguments[] = {
    placed({"count", integer_or_all, true}),
    from_place,
    filter_argument,
    player_argument,
    why_argument,
    secret_argument,
    {"may", boolean, false, "false", nullptr,
     "true: the player may take none even where \"up to\" means at least one (QTY-01)"}};

/// A question about some of many, from the arguments of the four verbs.
struct Choice {
    Given from;
    Selector selector;
    PlayerId asked;
    Given purpose;
    bool secret;
};

template <const auto& row>
Choice choice_of(const Takes<row>& args)
{
    return {args["from"], args["filter"].selector(), args["player"].player(), args["purpose"],
            args["secret"].boolean(false)};
}

Amount within(Amount amount, int available)
{
    amount.max = std::min(amount.max, available);
    amount.min = std::min(amount.min, amount.max);
    return amount;
}

/// Pushes one thing or nil, or a list.
template <class List>
int push_chosen(Call& call, const List& chosen, bool single)
{
    if (!single) return push(call, chosen);
    if (chosen.count == 0) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call, *chosen.begin());
}

int choose_pokemon(Call& call, const Choice& choice, const SlotList& from, Amount amount,
                   bool single)
{
    SlotList candidates;
    for (SlotId slot : from) {
        if (choice.selector.fits(slot)) candidates.add(slot);
    }
    amount = within(amount, candidates.count);
    SlotList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_pokemon(
            choice.asked, purpose_of(call, choice.purpose, Purpose::choose_pokemon, true),
            candidates, amount.min, amount.max, chosen));
    }
    return push_chosen(call, chosen, single);
}

/// Returns the cards without those that may not move from the discard pile to that zone.
CardList free_to_go(const Call& call, const CardList& cards, Zone to)
{
    CardList free;
    for (CardIndex card : cards) {
        if (!call.game.stays_in_discard(card, to)) free.add(card);
    }
    return free;
}

/// Chooses cards of one pile. `whole`: the player looks through all of it.
int choose_from_pile(Call& call, const Choice& choice, PlayerId owner, Zone zone,
                     const CardList& from, bool whole, Amount amount, bool single)
{
    CardList candidates;
    for (CardIndex card : from) {
        if (choice.selector.fits(card)) candidates.add(card);
    }
    const bool hidden = whole && is_hidden(zone, owner, choice.asked) && from.count > 0;
    if (hidden) call.game.look_at(choice.asked, owner, zone, from);
    const Purpose purpose = purpose_of(call, choice.purpose, Purpose::choose_card, false);
    if (purpose == Purpose::to_deck) candidates = free_to_go(call, candidates, Zone::deck);
    amount = within(amount, candidates.count);
    CardList chosen;
    if (amount.max > 0 || hidden) {
        call.need(call.game.choose_cards(choice.asked, purpose, owner, zone, candidates, amount.min,
                                         amount.max, hidden, chosen, choice.secret));
    }
    return push_chosen(call, chosen, single);
}

bool are_energy(const Call& call, const CardList& cards)
{
    return std::all_of(cards.begin(), cards.end(), [&](CardIndex card) {
        return call.game.table().role[at(card)] == Role::energy;
    });
}

int choose_attached(Call& call, const Choice& choice, const CardList& from, Amount amount,
                    bool single)
{
    CardList candidates;
    for (CardIndex card : from) {
        if (choice.selector.fits(card)) candidates.add(card);
    }
    amount = within(amount, candidates.count);
    Purpose purpose = purpose_of(call, choice.purpose, Purpose::discard, false);
    const bool told = choice.purpose.given();
    if (!told && purpose == Purpose::discard && are_energy(call, candidates)) {
        purpose = Purpose::discard_energy;
    }
    CardList chosen;
    if (amount.max > 0) {
        call.need(call.game.choose_attached(choice.asked, purpose, candidates, amount.min,
                                            amount.max, chosen));
    }
    return push_chosen(call, chosen, single);
}

/// Chooses cards of one pile, or attached cards, that a script already has.
int choose_among_cards(Call& call, const Choice& choice, Amount amount, bool single)
{
    const CardList cards = choice.from.cards();
    if (cards.count == 0) {
        const PlayerId owner = choice.from.owner_of_list();
        return choose_from_pile(call, choice, at(owner) < players ? owner : choice.asked,
                                Zone::hand, cards, false, amount, single);
    }
    const auto zone_of = [&](CardIndex card) { return call.game.table().zone[at(card)]; };
    const CardIndex first = cards.card[0];
    const Zone zone = zone_of(first);
    const bool in_pile = at(zone) < pile_count;
    for (CardIndex card : cards) {
        if ((in_pile && (zone_of(card) != zone || owner_of(card) != owner_of(first))) ||
            (!in_pile && call.game.slot_of(card) == no_slot)) {
            call.fail("`from` must be cards of one pile, or attached cards");
        }
    }
    if (!in_pile) return choose_attached(call, choice, cards, amount, single);
    return choose_from_pile(call, choice, owner_of(first), zone, cards, false, amount, single);
}

/// Returns the group that a word of `group_words` means for the owner of the text; null if the
/// argument is not a word.
const Group* group_of(const Given& from)
{
    lua_State* const L = from.state();
    if (lua_isinteger(L, from.index()) == 0) return nullptr;
    return &group_values[static_cast<std::size_t>(lua_tointeger(L, from.index()))];
}

PlayerId owner_of_group(const Call& call, const Group& group)
{
    return group.own ? call.it.owner : opponent_of(call.it.owner);
}

SlotList pokemon_of_group(const Call& call, const Group& group)
{
    const PlayerId owner = owner_of_group(call, group);
    if (!group.bench) return call.game.pokemon_of(owner);
    SlotList bench;
    const PlayerTable& player = call.game.player(owner);
    for (std::size_t i = 0; i < player.bench_count; ++i) bench.add(player.bench[i]);
    return bench;
}

/// Returns whether `from` contains cards, not Pokémon. An empty list without an owner counts as
/// Pokémon, which makes no difference.
bool holds_cards(const Call& call, const Given& from)
{
    const HandleKind kind = from.handle().kind;
    if (kind != HandleKind::none) return kind == HandleKind::card;
    lua_rawgeti(call.L, from.index(), 1);
    const HandleKind first = to_handle(call.L, -1).kind;
    lua_pop(call.L, 1);
    return first == HandleKind::card || at(from.owner_of_list()) < players;
}

int choose_some(Call& call, const Choice& choice, Amount amount, bool single)
{
    if (const Group* const group = group_of(choice.from)) {
        if (group->zone == Zone::none) {
            return choose_pokemon(call, choice, pokemon_of_group(call, *group), amount, single);
        }
        const PlayerId owner = owner_of_group(call, *group);
        return choose_from_pile(call, choice, owner, group->zone,
                                call.game.cards_in(owner, group->zone), true, amount, single);
    }
    if (holds_cards(call, choice.from)) return choose_among_cards(call, choice, amount, single);
    return choose_pokemon(call, choice, choice.from.slots(), amount, single);
}

int choose(Call& call, Takes<choose_arguments> args)
{
    return choose_some(call, choice_of(args), {1, 1}, true);
}

int may_choose(Call& call, Takes<choose_arguments> args)
{
    return choose_some(call, choice_of(args), {0, 1}, true);
}

/// Returns the number for "all" or a number.
int most_of(Call& call, const Given& count)
{
    constexpr int all = 999;
    const int most = count.is_text() ? all : count.integer();
    if (most < 0) call.fail("`count` must be 0 or more, got %d", most);
    return most;
}

int choose_exactly(Call& call, Takes<exactly_arguments> args)
{
    const int count = most_of(call, args["count"]);
    return choose_some(call, choice_of(args), {count, count}, false);
}

// "Up to 2" is from 1 to 2 (QTY-01); a ruleset may let it be none (T-40).
int choose_up_to(Call& call, Takes<up_to_arguments> args)
{
    const int most = most_of(call, args["count"]);
    const bool none =
        args["may"].boolean(false) || (most != 1 && !call.game.rules().up_to_means_at_least_one);
    return choose_some(call, choice_of(args), {none ? 0 : 1, most}, false);
}

constexpr Argument choose_energy_arguments[] = {
    placed({"from", pokemon_source, true, "", nullptr, "whose attached Energy"}),
    placed({"units", integer, true}), filter_argument, player_argument,
    purpose_argument("discard_energy")};

int choose_energy(Call& call, Takes<choose_energy_arguments> args)
{
    const Selector selector = args["filter"].selector();
    CardList candidates;
    for (SlotId slot : args["from"].slots()) {
        for (CardIndex card : call.game.cards_of(slot, Role::energy)) {
            if (selector.fits(card)) candidates.add(card);
        }
    }
    return push(call, pick_units(call, args["player"].player(),
                                 purpose_of(call, args["purpose"], Purpose::discard_energy, false),
                                 candidates, args["units"].integer()));
}

constexpr Argument choose_prize_arguments[] = {
    placed({"of", player, false, "player", nullptr, "whose Prize cards"}),
    {"face_up", boolean, false, "any", nullptr,
     "true: only face-up cards; false: only face-down cards"},
    {"may", boolean, false, "false", nullptr, "true: the player may choose none"},
    player_argument,
    purpose_argument("choose_card")};

// Shows only the places of face-down cards.
int choose_prize(Call& call, Takes<choose_prize_arguments> args)
{
    const PlayerId asked = args["player"].player();
    const PlayerId owner = args["of"].given() ? args["of"].player() : asked;
    CardList prizes;
    for (CardIndex card : call.game.cards_in(owner, Zone::prizes)) {
        const bool up = call.game.is_face_up(card);
        if (!args["face_up"].given() || args["face_up"].boolean(up) == up) prizes.add(card);
    }
    CardList chosen;
    if (prizes.count > 0) {
        call.need(call.game.choose_by_place(
            asked, purpose_of(call, args["purpose"], Purpose::choose_card, false), prizes,
            args["may"].boolean(false) ? 0 : 1, 1, chosen));
    }
    return push_chosen(call, chosen, true);
}

constexpr Argument choose_attack_arguments[] = {
    placed({"from", things, true, "", &group_list,
            "Pokémon in play, as in `choose`, or Pokémon cards anywhere"}),
    player_argument};

/// The attacks to choose from, and the Pokémon that has each.
struct Attacks {
    std::array<AttackRef, 64> attack{};
    std::array<SlotId, 64> of{};
    std::size_t count = 0;

    /// Adds the attacks printed on a card. The same text without a Pokémon in play is added only
    /// once.
    void add(const Call& call, DefId def, SlotId slot)
    {
        const std::uint8_t printed = call.game.library().def(def).attack_count;
        for (std::uint8_t i = 0; i < printed && count < attack.size(); ++i) {
            const AttackRef added{def, i};
            const auto end = attack.begin() + static_cast<std::ptrdiff_t>(count);
            const bool twice =
                slot == no_slot && std::any_of(attack.begin(), end, [&](const AttackRef& other) {
                    return other.def == def && other.index == added.index;
                });
            if (twice) continue;
            attack[count] = added;
            of[count++] = slot;
        }
    }
};

int choose_attack(Call& call, Takes<choose_attack_arguments> args)
{
    Attacks attacks;
    const Given from = args["from"];
    const Group* const group = group_of(from);
    if (group != nullptr && group->zone != Zone::none) {
        call.fail("`from` must be Pokémon in play, or a list of Pokémon cards");
    }
    if (group == nullptr && holds_cards(call, from)) {
        for (CardIndex card : from.cards()) {
            if (call.game.is_lone_part(card)) continue;
            attacks.add(call, call.game.def_id(card), no_slot);
        }
    } else {
        for (SlotId slot : group != nullptr ? pokemon_of_group(call, *group) : from.slots()) {
            for (CardIndex card : call.game.cards_of(slot, Role::stage)) {
                if (!call.game.has_texts_of(slot, card, keeps_attacks)) continue;
                attacks.add(call, call.game.def_id(card), slot);
            }
        }
    }
    if (attacks.count == 0) {
        lua_pushnil(call.L);
        return 1;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_attack(args["player"].player(),
                                      std::span(attacks.attack).first(attacks.count),
                                      std::span(attacks.of).first(attacks.count), chosen));
    const SlotId slot = attacks.of[chosen];
    const std::uint16_t generation =
        slot == no_slot ? std::uint16_t{0} : call.game.slot(slot).generation;
    push_handle(call.L, attack_handle(attacks.attack[chosen], slot, generation));
    return 1;
}

constexpr std::string_view from_two_piles =
    "for cards of two piles, or of a pile and of Pokémon in play";

constexpr Member rows_of_choice[] = {
    verb<choose>(asks, "choose", "Pokemon|Card|nil",
                 "asks for a Pokémon or a card; returns it, or nil if there is none to choose",
                 R"(local target = game:choose("opponent_bench", { purpose = "damage" })
game:damage(target, 20)

local energy = game:choose("discard", { "basic_energy", purpose = "attach" })
game:attach(energy, it.attacker))",
                 from_two_piles),
    verb<may_choose>(asks, "may_choose", "Pokemon|Card|nil",
                     "the same as `choose`, but the player may choose none",
                     R"(local energy = game:may_choose(game:top(5), "energy")
game:move(energy, "hand")
game:shuffle())",
                     from_two_piles),
    verb<choose_exactly>(asks, "choose_exactly", "Pokemon[]|Card[]",
                         "asks for this many Pokémon or cards, or fewer if there are fewer",
                         R"(game:discard(game:choose_exactly(2, "hand", { purpose = "discard" })))",
                         from_two_piles),
    verb<choose_up_to>(asks, "choose_up_to", "Pokemon[]|Card[]",
                       "asks for at most this many Pokémon or cards, of which at least one must be "
                       "chosen where \"up to\" means that (QTY-01)",
                       R"(for _, pokemon in ipairs(game:choose_up_to(2, "own_bench", "damaged")) do
  game:heal(pokemon, 30)
end)",
                       from_two_piles),
    verb<choose_energy>(
        asks, "choose_energy", "Card[]",
        "asks for attached Energy cards one by one, until they provide this many units of Energy",
        R"(game:move(game:choose_energy(it.attacker, 2, { type = "fire" }), "hand"))"),
    verb<choose_prize>(asks, "choose_prize", "Card|nil",
                       "asks for a Prize card, which stays face down",
                       R"(local prize = game:choose_prize()
if prize then game:look { cards = { prize }, player = it.owner } end)"),
    verb<choose_attack>(asks, "choose_attack", "Attack|nil", "asks for an attack of these Pokémon",
                        R"(game:perform(game:choose_attack("opponent_bench")))"),
};

}  // namespace

std::span<const Member> choice_rows()
{
    return rows_of_choice;
}

}  // namespace ptcg::script::verbs
