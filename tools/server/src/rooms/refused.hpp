#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rooms/connection.hpp"

namespace ptcg::server {

/// Why a message was refused, in words that never change: PROTOCOL.md, "Refusals".
enum class RefusalCode : std::uint8_t {
    unreadable,         ///< no message that this server knows
    no_such_room,       ///< or not its token
    room_full,          ///< too many are watching
    not_a_seat,         ///< a spectator cannot do this
    not_begun,          ///< the game has not
    game_over,          ///< there is no game that goes on
    not_your_question,  ///< the other seat is asked
    old_question,       ///< the seat is asked another question
    bad_picks,          ///< the rules do not accept them
    bad_deck,           ///< it cannot be read, or may not be played
    no_such_offer,      ///< to this seat, or of it
    not_possible_now,
    busy,    ///< what the seat asked before is not answered yet
    failed,  ///< the server cannot do it
    count
};

[[nodiscard]] std::string_view name_of(RefusalCode code);

/// `refused`, for the answer to this question or for another message. `reason` is for people.
[[nodiscard]] std::string refused_json(RefusalCode code, std::optional<std::uint32_t> question,
                                       std::string_view reason);

/// Tells a client that it may not be here, and closes its connection.
void refuse_and_close(Connection& connection, RefusalCode code, std::string_view reason,
                      CloseCode close);

}  // namespace ptcg::server
