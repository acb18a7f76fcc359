#include "rooms/lobby.hpp"

#include <algorithm>

#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_viewers = 64;  ///< of a room; more may not watch
/// The same for a room that does not exist and for a wrong token: whoever guesses learns nothing.
constexpr std::string_view no_such_room = "there is no such room, or this is not its token";

}  // namespace

Lobby::Lobby(std::shared_ptr<const CardSet> cards, Services services)
    : cards_(std::move(cards)), services_(services)
{
}

void Lobby::turn_away(Connection& connection, std::string_view reason)
{
    connection.send(std::make_shared<const std::string>(refused_json(std::nullopt, reason)));
    connection.close(CloseCode::policy, reason);
}

void Lobby::received(Connection& connection, std::string_view text)
{
    const Result<Message> message = read_message(text);
    if (!message) return turn_away(connection, message.error().message);
    if (const auto room = inside_.find(&connection); room != inside_.end()) {
        // The room may go away while it answers.
        const std::shared_ptr<Room> here = room->second;
        return here->receive(connection, message.value());
    }
    const Hello* const hello = std::get_if<Hello>(&message.value());
    if (hello == nullptr) return turn_away(connection, "the first message must be hello");
    enter(connection, *hello);
}

void Lobby::enter(Connection& connection, const Hello& hello)
{
    if (!is_id(hello.room)) return turn_away(connection, no_such_room);
    const auto found = rooms_.find(hello.room);
    if (found != rooms_.end() && !found->second->is_lost()) {
        return enter(connection, hello, found->second);
    }
    if (found != rooms_.end()) rooms_.erase(found);
    waiting_[hello.room].insert_or_assign(&connection, hello);
    // Whoever asked first may be gone, and the room still on its way.
    if (loading_.insert(hello.room).second) load(hello.room);
}

void Lobby::enter(Connection& connection, const Hello& hello, const std::shared_ptr<Room>& room)
{
    const std::optional<std::size_t> audience = room->audience_with(hello.token);
    if (!audience) return turn_away(connection, no_such_room);
    if (*audience == spectators && room->viewers() >= most_viewers) {
        return turn_away(connection, "too many are watching");
    }
    inside_[&connection] = room;
    room->enter(connection, *audience, hello);
}

void Lobby::load(const std::string& id)
{
    services_.store.load_room(
        id,
        [this, id](const Result<std::optional<Store::StoredRoom>>& stored) { loaded(id, stored); });
}

void Lobby::loaded(const std::string& id, const Result<std::optional<Store::StoredRoom>>& stored)
{
    loading_.erase(id);
    const auto node = waiting_.extract(id);
    const auto refuse = [&](std::string_view reason) {
        if (node.empty()) return;
        for (const auto& [connection, hello] : node.mapped()) turn_away(*connection, reason);
    };
    if (!stored) return refuse("the room cannot be loaded; try again");
    if (!stored.value()) return refuse(no_such_room);
    Result<RoomPlan> plan = read_plan(stored.value()->plan);
    if (!plan) return refuse("the room cannot be loaded");
    const auto room = std::make_shared<Room>(std::move(plan.value()), cards_, services_);
    if (const Result<void> recovered = room->recover(stored.value()->records); !recovered) {
        return refuse("the room cannot be loaded: its cards have changed");
    }
    rooms_[id] = room;
    if (!node.empty()) {
        for (const auto& [connection, hello] : node.mapped()) enter(*connection, hello, room);
    }
    room->go_on();
}

void Lobby::closed(Connection& connection)
{
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
        if (!kept) return done(kept.error());
        const auto room = std::make_shared<Room>(plan, cards_, services_);
        if (const Result<void> opened = room->recover(std::vector<std::string>()); !opened)
            return done(opened.error());
        rooms_[plan.id] = room;
        done(made);
        room->go_on();
    };
    services_.store.create_room(made.id, text, written);
}

void Lobby::put_away_idle()
{
    std::erase_if(rooms_, [](const auto& entry) { return entry.second->is_idle(); });
}

}  // namespace ptcg::server
