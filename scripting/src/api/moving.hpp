#pragma once

#include "api/call.hpp"

/// Actions on cards that several verbs share.
namespace ptcg::script::verbs {

[[nodiscard]] const char* name_of_card(Call& call, CardIndex card);
[[nodiscard]] bool is_pokemon_in_play(Call& call, CardIndex card);
/// Puts a card of a pile onto its owner's Bench; returns whether there was room. Raises an error if
/// it is not a Pokémon.
[[nodiscard]] bool bench(Call& call, CardIndex card);
/// Discards cards; returns those that went to the discard pile, or where they go instead.
[[nodiscard]] CardList discard_each(Call& call, const CardList& cards);
/// Returns those of the cards that are in the deck of `owner`.
[[nodiscard]] CardList in_deck_of(Call& call, PlayerId owner, const CardList& cards);
/// Shuffles the decks of the owners of `cards`, which have been put there.
void shuffle_decks_of(Call& call, const CardList& cards);
/// Returns whether the player may not look at the zone. A question about a hidden zone is asked
/// even if nothing fits.
[[nodiscard]] bool is_hidden(Zone zone, PlayerId owner, PlayerId asked);
/// Returns the top `count` cards, the top one first. In a pile the last card is the top one.
[[nodiscard]] CardList top_cards(const Call& call, PlayerId player, int count);
/// Asks for attached Energy cards one by one until they provide `units` units of Energy, or there
/// are no more ("2 Energy", not "2 Energy cards": RET-07).
[[nodiscard]] CardList pick_units(Call& call, PlayerId player, Purpose purpose, CardList left,
                                  int units);
/// Puts cards on top of their deck, or on the bottom, in the order that the player chooses.
void put_in_order(Call& call, PlayerId asked, CardList cards, bool bottom);

}  // namespace ptcg::script::verbs
