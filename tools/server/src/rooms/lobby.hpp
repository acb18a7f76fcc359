#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "rooms/card_set.hpp"
#include "rooms/connection.hpp"
#include "rooms/messages.hpp"
#include "rooms/room.hpp"
#include "rooms/services.hpp"

namespace ptcg::server {

/// All rooms that are in memory, and who is in which. A room that is not comes from the store when
/// somebody asks for it. For the thread of the rooms.
class Lobby {
public:
    Lobby(std::shared_ptr<const CardSet> cards, Services services);

    [[nodiscard]] const CardSet& cards() const { return *cards_; }
    [[nodiscard]] std::size_t rooms() const { return rooms_.size(); }

    // ---- of a WebSocket
    void received(Connection& connection, std::string_view text);
    void closed(Connection& connection);

    /// What a room is created with, and its tokens. The plan has no hashes yet.
    struct NewRoom {
        std::string id;
        std::array<std::string, players> tokens;  ///< empty: a bot's
        std::string spectators;
    };
    /// Writes the room down, and then calls `done`.
    void create(RoomPlan plan, std::function<void(Result<NewRoom>)> done);

    /// Puts away the rooms that nobody is in and nothing happens in; the store has them.
    void put_away_idle();

private:
    void enter(Connection& connection, const Hello& hello);
    void enter(Connection& connection, const Hello& hello, const std::shared_ptr<Room>& room);
    void load(const std::string& id);
    void loaded(const std::string& id, const Result<std::optional<Store::StoredRoom>>& stored);
    void turn_away(Connection& connection, std::string_view reason);

    std::shared_ptr<const CardSet> cards_;
    Services services_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::unordered_map<Connection*, std::shared_ptr<Room>> inside_;
    /// Those who wait for a room that is being loaded.
    std::unordered_map<std::string, std::map<Connection*, Hello>> waiting_;
    std::unordered_set<std::string> loading_;
};

}  // namespace ptcg::server
