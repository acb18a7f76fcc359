#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rooms/connection.hpp"
#include "rooms/http_api.hpp"

namespace ptcg::server {

/// Libraries of packs that strangers sent. The rooms that use them are not in this process, so that
/// a pack can end only its own rooms. For the thread of the rooms.
class FarLibraries {
public:
    virtual ~FarLibraries() = default;
    /// Returns whether this can be the id of such a library, here or elsewhere.
    [[nodiscard]] static bool is_id_of_one(std::string_view library);

    // ---- requests
    /// Takes the bytes of a zip file with packs; replies with the id of their library, or with what
    /// is wrong with them.
    virtual void upload(std::string zip, std::function<void(HttpReply)> done) = 0;
    /// Answers a request about the library.
    virtual void ask(const std::string& library, const HttpRequest& request,
                     std::function<void(HttpReply)> done) = 0;

    // ---- clients
    /// A client has said hello, in these words, for this room. Returns false, and does nothing, if
    /// the room is not in memory, in the process of its library.
    virtual bool enter(const std::string& room, Connection& connection, std::string_view hello) = 0;
    /// The same for a room that is not, which uses this library.
    virtual void enter(const std::string& room, const std::string& library, Connection& connection,
                       std::string_view hello) = 0;
    /// Takes what a client has sent. Returns false if it is not in such a room.
    virtual bool received(Connection& connection, std::string_view text) = 0;
    virtual bool closed(Connection& connection) = 0;

    // ---- stopping; see Lobby
    virtual void let_go_all(std::string_view reason) = 0;
    virtual void freeze() = 0;
    [[nodiscard]] virtual std::vector<Connection*> clients() const = 0;
};

}  // namespace ptcg::server
