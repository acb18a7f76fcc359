#include "rooms/lobby.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "rooms/far_libraries.hpp"
#include "rooms/server_url.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_viewers = 64;  ///< of a room; more may not watch
/// The same for a room that does not exist and for a wrong token: whoever guesses learns nothing.
constexpr std::string_view no_such_room = "there is no such room, or this is not its token";

Refusal counted_as(RefusalCode code)
{
    switch (code) {
        case RefusalCode::no_such_room:
            return Refusal::token;
        case RefusalCode::room_full:
            return Refusal::crowd;
        case RefusalCode::failed:
            return Refusal::loading;
        default:
            return Refusal::message;
    }
}

}  // namespace

Lobby::Lobby(std::shared_ptr<const CardSet> cards, Services services) : services_(services)
{
    libraries_[""] = with_translations(std::move(cards));
}

std::shared_ptr<const CardSet> Lobby::library(const std::string& id) const
{
    const auto found = libraries_.find(id);
    return found == libraries_.end() ? nullptr : found->second.cards;
}

std::shared_ptr<TranslatedCards> Lobby::translations(const std::string& id) const
{
    return libraries_.at(id).translations;
}

Lobby::Library Lobby::with_translations(std::shared_ptr<const CardSet> cards) const
{
    Library library{std::move(cards), nullptr};
    if (services_.advisor != nullptr && services_.workshop != nullptr) {
        library.translations = std::make_shared<TranslatedCards>(library.cards, *services_.advisor);
    }
    return library;
}

std::vector<std::string> Lobby::libraries() const
{
    std::vector<std::string> ids;
    for (const auto& [id, cards] : libraries_) {
        if (!id.empty()) ids.push_back(id);
    }
    return ids;
}

void Lobby::put_library(const std::string& id, std::shared_ptr<const CardSet> cards)
{
    Library& mine = libraries_[id];
    mine = with_translations(std::move(cards));
    for (const auto& [name, room] : rooms_) {
        if (room->plan().library == id) room->change_cards(mine.cards);
    }
}

void Lobby::refuse_library(const std::string& id, const Problems& problems)
{
    for (const auto& [name, room] : rooms_) {
        if (room->plan().library == id) room->tell_library("broken", problems);
    }
}

void Lobby::turn_away(Connection& connection, RefusalCode code, std::string_view reason,
                      CloseCode then)
{
    services_.metrics->refuse(counted_as(code));
    refuse_and_close(connection, code, reason, then);
}

void Lobby::received(Connection& connection, std::string_view text)
{
    if (services_.far != nullptr && services_.far->received(connection, text)) return;
    const Result<Message> message = read_message(text);
    if (!message) return turn_away(connection, RefusalCode::unreadable, message.error().message);
    if (const auto room = inside_.find(&connection); room != inside_.end()) {
        // The room may go away while it answers.
        const std::shared_ptr<Room> here = room->second;
        return here->receive(connection, message.value());
    }
    const Hello* const hello = std::get_if<Hello>(&message.value());
    if (hello == nullptr)
        return turn_away(connection, RefusalCode::unreadable, "the first message must be hello");
    if (is_frozen_) return connection.close(CloseCode::going_away, "the server stops");
    enter(connection, {*hello, std::string(text)});
}

void Lobby::enter(Connection& connection, Knock knock)
{
    const Hello& hello = knock.hello;
    if (!is_id(hello.room)) return turn_away(connection, RefusalCode::no_such_room, no_such_room);
    if (!services_.store.holds_rooms()) {
        return connection.close(CloseCode::going_away, "the database does not answer; come back");
    }
    const auto found = rooms_.find(hello.room);
    if (found != rooms_.end() && !found->second->is_lost()) {
        return enter(connection, hello, found->second);
    }
    if (found != rooms_.end()) rooms_.erase(found);
    if (services_.far != nullptr && services_.far->enter(hello.room, connection, knock.text)) {
        return;
    }
    const std::string room = hello.room;
    waiting_[room].insert_or_assign(&connection, std::move(knock));
    // Whoever asked first may be gone, and the room still on its way.
    if (loading_.insert(room).second) load(room);
}

void Lobby::enter(Connection& connection, const Hello& hello, const std::shared_ptr<Room>& room)
{
    const std::optional<std::size_t> audience = room->audience_with(hello.token);
    if (!audience) return turn_away(connection, RefusalCode::no_such_room, no_such_room);
    if (*audience == spectators && room->viewers() >= most_viewers) {
        return turn_away(connection, RefusalCode::room_full, "too many are watching");
    }
    inside_[&connection] = room;
    room->enter(connection, *audience, hello);
}

/// Tells where the room is: always the URL that its server has given, and nothing a client sent.
void Lobby::move(Connection& connection, std::string_view elsewhere)
{
    ++services_.metrics->moved;
    connection.send(std::make_shared<const std::string>(
        fmt::format(R"({{"t":"moved","url":"{}"}})", websocket_url(elsewhere))));
    connection.close(CloseCode::going_away, "the room is at another server");
}

void Lobby::load(const std::string& id)
{
    services_.store.load_room(id,
                              [this, id](const Result<Store::Found>& found) { loaded(id, found); });
}

Result<std::shared_ptr<Room>> Lobby::open(RoomPlan plan, const std::vector<RoomRecord>& records)
{
    const std::shared_ptr<const CardSet> cards = library(plan.library);
    if (cards == nullptr) return Error{"its library is not here"};
    auto room = std::make_shared<Room>(std::move(plan), cards, services_);
    if (Result<void> recovered = room->recover(records); !recovered) {
        return recovered.error();
    }
    return room;
}

void Lobby::loaded(const std::string& id, const Result<Store::Found>& found)
{
    loading_.erase(id);
    const auto node = waiting_.extract(id);
    const auto to_each = [&](const auto& tell) {
        if (node.empty()) return;
        for (const auto& [connection, knock] : node.mapped()) tell(*connection, knock);
    };
    const auto refuse = [&](RefusalCode code, std::string_view reason,
                            CloseCode then = CloseCode::policy) {
        to_each([&](Connection& connection, const Knock&) {
            turn_away(connection, code, reason, then);
        });
    };
    if (!found) {
        services_.log(fmt::format("room {}: {}", id, found.error().message));
        return refuse(RefusalCode::failed, "the room cannot be loaded now; come back",
                      CloseCode::going_away);
    }
    if (!found.value().elsewhere.empty()) {
        return to_each([&](Connection& connection, const Knock&) {
            move(connection, found.value().elsewhere);
        });
    }
    if (!found.value().room) return refuse(RefusalCode::no_such_room, no_such_room);
    Result<RoomPlan> plan = read_plan(found.value().room->plan);
    if (plan && services_.far != nullptr && FarLibraries::is_id_of_one(plan.value().library)) {
        return to_each([&](Connection& connection, const Knock& knock) {
            services_.far->enter(id, plan.value().library, connection, knock.text);
        });
    }
    const Result<std::shared_ptr<Room>> opened =
        plan ? open(std::move(plan.value()), found.value().room->records) : plan.error();
    if (!opened) {
        services_.log(fmt::format("room {} cannot be loaded: {}", id, opened.error().message));
        return refuse(RefusalCode::failed,
                      "the room cannot be loaded: its records cannot be read, or its cards have "
                      "changed");
    }
    if (is_frozen_) {
        return to_each([](Connection& connection, const Knock&) {
            connection.close(CloseCode::going_away, "the server stops");
        });
    }
    const std::shared_ptr<Room> room = opened.value();
    rooms_[id] = room;
    count_rooms();
    to_each(
        [&](Connection& connection, const Knock& knock) { enter(connection, knock.hello, room); });
    room->go_on();
}

void Lobby::closed(Connection& connection)
{
    if (services_.far != nullptr && services_.far->closed(connection)) return;
    for (auto& [id, waiting] : waiting_) waiting.erase(&connection);
    const auto found = inside_.find(&connection);
    if (found == inside_.end()) return;
    const std::shared_ptr<Room> room = found->second;
    inside_.erase(found);
    room->leave(connection);
}

void Lobby::create(RoomPlan plan, std::function<void(Result<NewRoom>)> done)
{
    NewRoom made;
    made.id = plan.id = new_id();
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (!plan.seats[seat].bot.empty()) continue;
        made.tokens[seat] = new_token();
        plan.seats[seat].token_hash = hash_of_token(made.tokens[seat]);
    }
    made.spectators = new_token();
    plan.spectators_hash = hash_of_token(made.spectators);
    const std::string text = write_plan(plan);
    const auto written = [this, plan = std::move(plan), made,
                          done = std::move(done)](const Result<void>& kept) {
        if (!kept) {
            services_.log(fmt::format("room {}: {}", plan.id, kept.error().message));
            return done(Error{"the room cannot be written down now; try again later"});
        }
        const std::shared_ptr<const CardSet> cards = library(plan.library);
        if (cards == nullptr) return done(Error{"the library is not here any more"});
        const auto room = std::make_shared<Room>(plan, cards, services_);
        if (const Result<void> opened = room->recover(std::vector<RoomRecord>()); !opened)
            return done(opened.error());
        rooms_[plan.id] = room;
        ++services_.metrics->rooms_created;
        count_rooms();
        done(made);
        room->go_on();
    };
    services_.store.create_room(made.id, text, {}, written);
}

void Lobby::put_away_idle()
{
    std::erase_if(rooms_, [](const auto& entry) { return entry.second->is_idle(); });
    count_rooms();
}

std::size_t Lobby::busy_rooms() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(rooms_, [](const auto& entry) { return !entry.second->is_idle(); }));
}

bool Lobby::is_full()
{
    if (rooms_.size() < most_rooms_) return false;
    put_away_idle();
    return rooms_.size() >= most_rooms_;
}

void Lobby::let_go_all(std::string_view reason)
{
    const auto all = std::exchange(rooms_, {});
    for (const auto& [id, room] : all) room->let_go(reason);
    if (services_.far != nullptr) services_.far->let_go_all(reason);
    count_rooms();
}

void Lobby::freeze()
{
    is_frozen_ = true;
    for (const auto& [id, room] : rooms_) room->freeze();
    if (services_.far != nullptr) services_.far->freeze();
}

void Lobby::send_away(std::string_view elsewhere)
{
    std::vector<Connection*> all;
    if (services_.far != nullptr) all = services_.far->clients();
    for (const auto& [connection, room] : inside_) all.push_back(connection);
    for (const auto& [id, waiting] : waiting_) {
        for (const auto& [connection, knock] : waiting) all.push_back(connection);
    }
    for (Connection* const connection : all) {
        if (!elsewhere.empty()) {
            move(*connection, elsewhere);
        } else {
            connection->close(CloseCode::going_away, "the server stops");
        }
    }
}

}  // namespace ptcg::server
