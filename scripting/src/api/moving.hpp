#pragma once

#include "api/call.hpp"

/// What several verbs do with cards.
namespace ptcg::script::verbs {

[[nodiscard]] const char* name_of_card(Call& call, CardIndex card);
[[nodiscard]] bool is_pokemon_in_play(Call& call, CardIndex card);
/// Puts a card of a pile onto its owner's Bench: whether there was room. Raises if it is no
/// Pokémon.
[[nodiscard]] bool bench(Call& call, CardIndex card);
/// Discards cards: those that went to the discard pile, or where they go in its place.
[[nodiscard]] CardList discard_each(Call& call, const CardList& cards);
/// Those of the cards that lie in the deck of `owner`.
[[nodiscard]] CardList in_deck_of(Call& call, PlayerId owner, const CardList& cards);
/// Shuffles the decks of the owners of `cards`, which have been put there.
void shuffle_decks_of(Call& call, const CardList& cards);
/// A zone the player may not look at: a question about it is put even if nothing fits.
[[nodiscard]] bool is_hidden(Zone zone, PlayerId owner, PlayerId asked);
/// The top `count` cards, the top one first. In a pile the last card is the top one.
[[nodiscard]] CardList top_cards(const Call& call, PlayerId player, int count);
/// Asks for attached Energy cards one by one until they provide so many units of Energy, or there
/// are no more ("2 Energy", not "2 Energy cards": RET-07).
[[nodiscard]] CardList pick_units(Call& call, PlayerId player, Purpose purpose, CardList left,
                                  int units);
/// Puts cards on top of their deck, or under it, in the order the player chooses.
void put_in_order(Call& call, PlayerId asked, CardList cards, bool bottom);

}  // namespace ptcg::script::verbs
