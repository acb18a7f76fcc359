#pragma once

#include <cstddef>
#include <span>

#include "ptcg/hosting/match_room.hpp"
#include "ptcg/journal/storage.hpp"

/// What changes a room of players (`MatchRoom`), as records of a storage.
namespace ptcg {

/// Returns the record of the room's last change. That of a game that begins has the game with its
/// decks and packs, so that `games_of` (room_games.hpp) needs nothing else.
/// REQUIRES: there was a change, and the room is as that change left it.
[[nodiscard]] RoomRecord record_of_last_change(MatchRoom& room);

/// Returns the number of the record since which the room has the cards it has now: the last
/// `new_cards`, or 0. Those before it were written with other cards, and a host that plays the room
/// again applies them `WithCards::others`.
[[nodiscard]] std::size_t new_cards_since(std::span<const RoomRecord> records);

/// Does what a record says, at the time `now` of the host (see GameClock). Refuses, with the
/// reason, data that makes no sense, a change that does not fit here, and a game that does not
/// start as the record says, because its cards or rules have changed; the room is then of no more
/// use. With `WithCards::others`, a game may start otherwise: it is played with other cards on
/// purpose.
enum class WithCards : std::uint8_t { same, others };
[[nodiscard]] Result<void> apply_record(MatchRoom& room, const RoomRecord& record, Milliseconds now,
                                        WithCards cards = WithCards::same);

}  // namespace ptcg
