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
#include "rooms/translated_cards.hpp"

namespace ptcg::server {

/// All rooms that are in memory, and who is in which. A room that is not comes from the store when
/// somebody asks for it. For the thread of the rooms.
class Lobby {
public:
    Lobby(std::shared_ptr<const CardSet> cards, Services services);

    [[nodiscard]] const CardSet& cards() const { return *libraries_.at("").cards; }
    /// Returns the library of this id, or null. That of rooms that choose none has an empty id.
    [[nodiscard]] std::shared_ptr<const CardSet> library(const std::string& id) const;
    /// Returns the ids of the libraries that rooms may choose.
    [[nodiscard]] std::vector<std::string> libraries() const;
    /// Offers a library, or a new version of one. Its rooms go on with the new version if what has
    /// happened in them can happen with it; else they keep theirs. They are told which.
    void put_library(const std::string& id, std::shared_ptr<const CardSet> cards);
    /// Tells the rooms of the library that its files have changed and why they are not taken.
    void refuse_library(const std::string& id, const Problems& problems);
    [[nodiscard]] std::size_t rooms() const { return rooms_.size(); }
    /// How many rooms may be in memory when another one is created.
    void may_have(std::size_t rooms) { most_rooms_ = rooms; }
    [[nodiscard]] bool is_full();
    /// Returns how many rooms are not idle.
    [[nodiscard]] std::size_t busy_rooms() const;

    /// Returns the cards of this library in other languages, for the workshop's thread; null if
    /// nobody says them. REQUIRES: there is such a library.
    [[nodiscard]] std::shared_ptr<TranslatedCards> translations(const std::string& id) const;

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

    /// Sends everyone away, who may come back at once: other servers may have taken rooms
    /// meanwhile.
    void let_go_all(std::string_view reason);
    /// Nobody comes in and nothing changes any more; what is being written down is still told.
    void freeze();
    /// Sends everyone to another server, or only away if `elsewhere` is empty.
    void send_away(std::string_view elsewhere);

private:
    /// A client that has said hello, in these words.
    struct Knock {
        Hello hello;
        std::string text;
    };
    void enter(Connection& connection, Knock knock);
    void enter(Connection& connection, const Hello& hello, const std::shared_ptr<Room>& room);
    void load(const std::string& id);
    void loaded(const std::string& id, const Result<Store::Found>& found);
    [[nodiscard]] Result<std::shared_ptr<Room>> open(RoomPlan plan,
                                                     const std::vector<RoomRecord>& records);
    void turn_away(Connection& connection, RefusalCode code, std::string_view reason,
                   CloseCode then = CloseCode::policy);
    void move(Connection& connection, std::string_view elsewhere);
    void count_rooms() { services_.metrics->rooms = rooms_.size(); }

    struct Library {
        std::shared_ptr<const CardSet> cards;
        std::shared_ptr<TranslatedCards> translations;
    };
    [[nodiscard]] Library with_translations(std::shared_ptr<const CardSet> cards) const;

    std::map<std::string, Library> libraries_;
    Services services_;
    std::size_t most_rooms_ = 20'000;
    bool is_frozen_ = false;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::unordered_map<Connection*, std::shared_ptr<Room>> inside_;
    /// Those who wait for a room that is being loaded.
    std::unordered_map<std::string, std::map<Connection*, Knock>> waiting_;
    std::unordered_set<std::string> loading_;
};

}  // namespace ptcg::server
