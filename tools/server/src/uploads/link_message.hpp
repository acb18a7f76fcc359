#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/journal/storage.hpp"
#include "ptcg/result.hpp"
#include "rooms/services.hpp"

/// What the server and the process of an uploaded library tell each other.
namespace ptcg::server {

enum class LinkKind : std::uint8_t {
    // From the server.
    load,    ///< texts: the library's id, the bytes of the pack
    enter,   ///< id: a new client; texts: its hello
    text,    ///< id: a client; texts: what it sent
    gone,    ///< id: a client
    ask,     ///< id: a request; texts: method, path, query, body
    done,    ///< id: a call; texts: an error, or none
    found,   ///< id: a call; see `of_found`
    ping,    ///< id comes back
    freeze,  ///< nothing changes any more
    let_go,  ///< texts: the reason; rooms are loaded again
    // From the process.
    loaded,       ///< texts: a JSON object that describes the library
    not_loaded,   ///< texts: a JSON object with "problems"
    send,         ///< id: a client; texts: a frame
    close,        ///< id: a client; number: a CloseCode; texts: the reason
    reply,        ///< id: a request; number: a status of HTTP; texts: the body
    create_room,  ///< id: a call; texts: the room, its plan
    append,       ///< id: a call; number: of the record; texts: the room, then see `of_record`
    keep_replay,  ///< id: a call; texts: the room, the replay, its text
    find_room,    ///< id: a call; texts: the room
    pong,         ///< id: of the ping; number: the rooms in which something happens
    log,          ///< texts: a line for the operator
    count
};

struct LinkMessage {
    LinkKind kind{};
    std::uint64_t id = 0;
    std::int64_t number = 0;
    std::vector<std::string> texts = {};

    friend bool operator==(const LinkMessage&, const LinkMessage&) = default;
};

/// The most bytes of a message: those of a room with all its records.
inline constexpr std::size_t most_link_bytes = std::size_t{16} << 20;

/// Returns the message as it goes over the link: its length in four bytes, then the rest.
[[nodiscard]] std::string write_link_message(const LinkMessage& message);
/// The first bytes of a message: how many follow. Nothing if they are more than may be.
inline constexpr std::size_t link_head_bytes = 4;
[[nodiscard]] std::optional<std::size_t> link_length(std::string_view head);
/// Reads what follows the length; nothing if that cannot be a message.
[[nodiscard]] std::optional<LinkMessage> read_link_message(std::string_view body);

/// Adds a record to the texts of a message, as three of them.
void add_record(LinkMessage& message, const RoomRecord& record);
/// Reads the record at this place of the texts; nothing if there is none.
[[nodiscard]] std::optional<RoomRecord> record_at(const LinkMessage& message, std::size_t place);

/// Writes what became of a search for a room.
[[nodiscard]] LinkMessage of_found(std::uint64_t call, const Result<Store::Found>& found);
[[nodiscard]] Result<Store::Found> found_in(const LinkMessage& message);

}  // namespace ptcg::server
