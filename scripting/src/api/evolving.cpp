// Verbs that put Pokémon into play, evolve and devolve them, and remove them from play.

#include "api/moving.hpp"
#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

int put_onto_bench(Call& call, Takes<only_card> args)
{
    return push(call.L, bench(call, args["card"].card()));
}

constexpr Argument evolve_arguments[] = {pokemon_place, card_place};

int evolve(Call& call, Takes<evolve_arguments> args)
{
    const CardIndex into = args["card"].card();
    if (!call.game.def(into).is_pokemon())
        call.fail("%s is not a Pokémon", name_of_card(call, into));
    if (call.game.slot_of(into) != no_slot) {
        call.fail("%s is already in play", name_of_card(call, into));
    }
    call.need(call.game.evolve(args["pokemon"].slot(), into));
    return push(call.L, call.game.slot_of(into) == args["pokemon"].slot());
}

constexpr Argument replace_arguments[] = {
    pokemon_place, placed({"card", card, true, "", nullptr, "from a pile of the Pokémon's owner"})};

int replace(Call& call, Takes<replace_arguments> args)
{
    const CardIndex card = args["card"].card();
    if (!call.game.def(card).is_pokemon())
        call.fail("%s is not a Pokémon", name_of_card(call, card));
    if (call.game.slot_of(card) != no_slot) {
        call.fail("%s is already in play", name_of_card(call, card));
    }
    CardIndex off = no_card;
    call.need(call.game.exchange(args["pokemon"].slot(), card, off));
    return push(call, off);
}

constexpr Argument off_to_arguments[] = {pokemon_place,
                                         placed({"to", word, false, "hand", &pile_place_list})};

int devolve(Call& call, Takes<off_to_arguments> args)
{
    const SlotId slot = args["pokemon"].slot();
    const CardIndex off = call.game.stage_card(slot);
    call.need(call.game.devolve(slot, place_values[args["to"].word()]));
    if (off == no_card || call.game.slot_of(off) == slot) return push(call, no_card);
    CardList put;
    put.add(off);
    if (args["to"].word() == shuffled_into_deck) shuffle_decks_of(call, put);
    return push(call, off);
}

int level_down(Call& call, Takes<off_to_arguments> args)
{
    CardList off;
    CardIndex card = no_card;
    call.need(call.game.level_down(args["pokemon"].slot(), place_values[args["to"].word()], card));
    if (card != no_card) off.add(card);
    if (args["to"].word() == shuffled_into_deck) shuffle_decks_of(call, off);
    return push(call, card);
}

constexpr Argument leave_arguments[] = {pokemon_place,
                                        placed({"to", word, false, "hand", &pile_place_list}),
                                        {"attached", word, false, "the same as `to`",
                                         &pile_place_list, "where the cards attached to it go"}};

int return_to(Call& call, Takes<leave_arguments> args)
{
    const SlotId leaving = args["pokemon"].slot();
    const CardList cards = call.game.cards_of(leaving, Role::none);
    const std::size_t place = args["to"].word();
    const std::size_t rest = args["attached"].word(place);
    const CardIndex top = call.game.slot(leaving).top;
    call.need(call.game.leave_play(leaving, place_values[place], place_values[rest]));
    if (place == shuffled_into_deck || rest == shuffled_into_deck) shuffle_decks_of(call, cards);
    return push(call.L, call.game.slot_of(top) != leaving);
}

constexpr Member rows_of_evolving[] = {
    verb<put_onto_bench>(
        asks, "put_onto_bench", "boolean",
        "puts a Pokémon card onto its owner's Bench; returns whether it is there now. The Bench "
        "may be full, and a single part, a Pokémon LV.X or a Pokémon BREAK never goes there",
        R"(local basic = game:choose("discard", { "pokemon", stage = "basic" })
if basic then game:put_onto_bench(basic) end)",
        "for a card that is not a Pokémon or is already in play"),
    verb<evolve>(
        asks, "evolve", "boolean",
        "evolves the Pokémon into the card, wherever the card is, but not into a single part or "
        "into a Pokémon LV.X or BREAK of another Pokémon. Returns whether it evolved",
        R"(local found = game:search { "pokemon", evolves_from = it.attacker.name, shuffle = false }
game:evolve(it.attacker, found[1])
game:shuffle())",
        "for a card that is not a Pokémon or is already in play"),
    verb<replace>(
        asks, "replace", "Card|nil",
        "exchanges the card with the Pokémon's own card. Everything on the Pokémon stays: attached "
        "cards, damage, Special Conditions, effects, turns in play. This is not evolving. Returns "
        "the card that went to the pile, or nil if nothing happened",
        R"(local found = game:search { "pokemon", shuffle = false }
game:replace(it.attacker, found[1])
game:shuffle())",
        "for a card that is not a Pokémon, is already in play, or belongs to the other player"),
    verb<devolve>(
        asks, "devolve", "Card|nil",
        "removes the newest Evolution card; returns that card, or nil if there is none or it stays",
        R"(if it.defender.is_evolved then game:devolve(it.defender, "hand") end)"),
    verb<level_down>(
        asks, "level_down", "Card|nil",
        "removes the card that levels the Pokémon up; returns that card, or nil if there is none",
        R"(local target = game:choose("opponent_pokemon")
if target then game:level_down(target, "deck") end)"),
    verb<return_to>(
        asks, "return_to", "boolean",
        "removes the Pokémon and all cards attached to it from play; returns whether they left",
        R"(local target = game:choose("opponent_bench")
if target then game:return_to(target, "hand") end)"),
};

}  // namespace

std::span<const Member> evolving_rows()
{
    return rows_of_evolving;
}

}  // namespace ptcg::script::verbs
