#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/match_room.hpp"
#include "ptcg/hosting/rules_of_play.hpp"

#include "rooms/card_set.hpp"
#include "rooms/messages.hpp"
#include "rooms/plan.hpp"

/// Decks at the door: read, named and checked before anyone sits down with them.
namespace ptcg::server {

/// A deck that was read.
struct ReadDeck {
    Deck deck;
    Problems problems;  ///< lines that cannot be read
};

/// Reads a deck list, or the server's deck of this id. A deck list has more than one line.
[[nodiscard]] ReadDeck read_deck(std::string_view deck, const CardSet& cards);

/// Returns the rules of a room: its format's, or those its decks ask for.
[[nodiscard]] Result<RulesOfPlay> rules_of(const RoomPlan& plan, const CardSet& cards);

/// Returns the match that a room of this plan plays. REQUIRES: each seat has a deck.
[[nodiscard]] Result<MatchRoom> match_of(const RoomPlan& plan, const CardSet& cards);

/// Seats a person with a deck. Fails, with all problems of the deck, if it may not be played.
[[nodiscard]] Result<void> seat_deck(RoomPlan& plan, std::size_t seat, const Sit& sit,
                                     const CardSet& cards);

}  // namespace ptcg::server
