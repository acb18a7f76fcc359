// Verbs that attach cards to Pokémon and take Energy off them.

#include <algorithm>

#include "api/moving.hpp"
#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

constexpr Argument to_place = placed({"to", pokemon, true});
constexpr Argument attach_arguments[] = {
    cards_place, to_place, {"as", word, false, "energy", &role_list}};

int attach(Call& call, Takes<attach_arguments> args)
{
    CardList there;
    for (CardIndex attached : args["cards"].cards()) {
        if (is_pokemon_in_play(call, attached) &&
            call.game.slot_of(attached) == args["to"].slot()) {
            call.fail("%s cannot be attached to itself", name_of_card(call, attached));
        }
        const SlotId before = call.game.slot_of(attached);
        call.need(call.game.attach(attached, args["to"].slot(), role_values[args["as"].word()]));
        if (call.game.slot_of(attached) != before) there.add(attached);
    }
    return push(call, there);
}

constexpr Argument move_energy_arguments[] = {cards_place, to_place};

int move_energy(Call& call, Takes<move_energy_arguments> args)
{
    CardList there;
    for (CardIndex moved : args["cards"].cards()) {
        const SlotId before = call.game.slot_of(moved);
        if (before == no_slot || call.game.table().role[at(moved)] != Role::energy) {
            call.fail("%s is not attached as Energy; use game:attach", name_of_card(call, moved));
        }
        call.need(call.game.attach(moved, args["to"].slot(), Role::energy));
        if (call.game.slot_of(moved) != before) there.add(moved);
    }
    return push(call, there);
}

constexpr Argument energy_from = placed({"from", pokemon, true});
constexpr Argument discard_energy_arguments[] = {
    energy_from, placed({"units", integer_or_all, false, "1"}), filter_argument, who_chooses};
constexpr Argument discard_energy_cards_arguments[] = {
    energy_from, placed({"count", integer_or_all, false, "1"}), filter_argument, who_chooses};

CardList energy_that_fits(Call& call, SlotId on, const Selector& selector)
{
    CardList attached;
    for (CardIndex card : call.game.cards_of(on, Role::energy)) {
        if (selector.fits(card)) attached.add(card);
    }
    return attached;
}

int discard_energy(Call& call, Takes<discard_energy_arguments> args)
{
    CardList chosen = energy_that_fits(call, args["from"].slot(), args["filter"].selector());
    if (!args["units"].is_text()) {
        chosen = pick_units(call, args["player"].player(), Purpose::discard_energy, chosen,
                            args["units"].integer(1));
    }
    return push(call, discard_each(call, chosen));
}

int discard_energy_cards(Call& call, Takes<discard_energy_cards_arguments> args)
{
    const CardList attached =
        energy_that_fits(call, args["from"].slot(), args["filter"].selector());
    const int all = attached.count;
    const int many = args["count"].is_text() ? all : std::clamp(args["count"].integer(1), 0, all);
    CardList chosen = attached;
    if (many < all) {
        chosen = CardList{};
        if (many > 0) {
            call.need(call.game.choose_attached(args["player"].player(), Purpose::discard_energy,
                                                attached, many, many, chosen));
        }
    }
    return push(call, discard_each(call, chosen));
}

constexpr Argument rearrange_arguments[] = {
    placed({"among", pokemon_source, false, "it.owner", nullptr, "the Pokémon"}), filter_argument,
    who_chooses};

// "Move any number of Energy cards, in any way you like": each card once, until the player stops.
int rearrange_energy(Call& call, Takes<rearrange_arguments> args)
{
    const SlotList pokemon =
        args["among"].given() ? args["among"].slots() : call.game.pokemon_of(call.it.owner);
    const Selector selector = args["filter"].selector();
    CardList left;
    for (SlotId slot : pokemon) {
        for (CardIndex card : call.game.cards_of(slot, Role::energy)) {
            if (selector.fits(card)) left.add(card);
        }
    }
    CardList all_moved;
    while (left.count > 0 && pokemon.count > 1) {
        call.spend();
        CardList chosen;
        call.need(call.game.choose_attached(args["player"].player(), Purpose::move_energy, left, 0,
                                            1, chosen));
        if (chosen.count == 0) break;
        const CardIndex card = chosen.card[0];
        SlotList others;
        for (SlotId slot : pokemon) {
            if (slot != call.game.slot_of(card)) others.add(slot);
        }
        SlotList target;
        call.need(call.game.choose_pokemon(args["player"].player(), Purpose::attach, others, 1, 1,
                                           target));
        call.need(call.game.attach(card, target.slot[0], Role::energy));
        if (call.game.slot_of(card) == target.slot[0]) all_moved.add(card);
        CardList rest;
        for (CardIndex other : left) {
            if (other != card) rest.add(other);
        }
        left = rest;
    }
    return push(call, all_moved);
}

constexpr Member rows_of_attaching[] = {
    verb<attach>(asks, "attach", "Card[]",
                 "attaches cards from anywhere to a Pokémon; returns the cards attached",
                 R"(local energy = game:search { "basic_energy", shuffle = false }
if #energy > 0 then game:attach(energy[1], it.attacker, { as = "energy" }) end
game:shuffle())",
                 "for a card of the Pokémon `to` itself"),
    verb<move_energy>(
        asks, "move_energy", "Card[]",
        "moves attached Energy cards to another Pokémon; returns the cards that moved",
        R"(local target = game:choose("own_bench", { purpose = "attach" })
if target then game:move_energy(it.attacker.energy_cards, target) end)",
        "for a card that is not attached as Energy"),
    verb<discard_energy>(asks, "discard_energy", "Card[]",
                         "discards attached Energy cards, asking for one after another until they "
                         "have provided this many units of Energy; returns the cards discarded, "
                         "without those that an effect keeps",
                         R"(game:discard_energy(it.attacker, 2, { type = "fire" }))"),
    verb<discard_energy_cards>(asks, "discard_energy_cards", "Card[]",
                               "discards this many attached Energy cards, asking which ones; "
                               "returns the cards discarded, without those that an effect keeps",
                               R"(game:discard_energy_cards(it.defender)
game:discard_energy_cards(it.attacker, "all", "special_energy"))"),
    verb<rearrange_energy>(asks, "rearrange_energy", "Card[]",
                           "moves any number of attached Energy cards to other Pokémon, in any way "
                           "the player likes; returns the cards that moved",
                           R"(game:rearrange_energy(it.owner, "basic_energy"))"),
};

}  // namespace

std::span<const Member> attaching_rows()
{
    return rows_of_attaching;
}

}  // namespace ptcg::script::verbs
