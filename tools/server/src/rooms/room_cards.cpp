// A room goes on with another version of its library.

#include <tuple>

#include "ptcg/hosting/json_writer.hpp"
#include "rooms/problems_json.hpp"
#include "rooms/room.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_told_problems = 20;

}  // namespace

void Room::change_cards(std::shared_ptr<const CardSet> cards)
{
    when_idle([this, cards = std::move(cards)] {
        busy_ = true;  // nothing changes while its records are on the way
        const auto read = [room = shared_from_this(), cards](const Result<Store::Found>& found) {
            room->committed({}, [&] { room->cards_changed(cards, found); });
        };
        services_.store.load_room(plan_.id, read);
    });
}

void Room::cards_changed(std::shared_ptr<const CardSet> cards, const Result<Store::Found>& found)
{
    const Result<void> done = found && found.value().room
                                  ? go_on_with(std::move(cards), found.value().room->records)
                                  : Error{"the room cannot be read"};
    if (!done) {
        Problems problems;
        problems.emplace_back().message = done.error().message;
        return tell_library("old", problems);
    }
    if (!match_) return tell_library("new", {});
    match_->note_new_cards(services_.loop.now());
    ++epoch_;
    commit([this] {
        tell_library("new", {});
        start_audiences();
        if (is_playing()) return after_change();
        if (match_->game() > 0) publish();
    });
}

/// Plays the room with these cards in another room, whose match it then takes.
Result<void> Room::go_on_with(std::shared_ptr<const CardSet> cards,
                              const std::vector<RoomRecord>& records)
{
    Room again(plan_, std::move(cards), services_);
    if (Result<void> played = again.recover(records, WithCards::others); !played) return played;
    const auto course = [](const Room& room) {
        const std::optional<MatchRoom>& match = room.match_;
        return std::tuple(match ? match->game() : 0,
                          match ? match->wins() : std::array<int, players>{}, room.is_playing());
    };
    if (course(again) != course(*this)) return Error{"the game would have gone another way"};
    cards_ = again.cards_;
    if (again.match_) match_.emplace(std::move(*again.match_));
    bots_ = std::move(again.bots_);
    replays_ = std::move(again.replays_);
    return {};
}

void Room::tell_library(std::string_view state, const Problems& problems)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("t", "library");
        json.member("library", plan_.library);
        json.member("state", state);
        json.key("problems");
        write_problems(json, problems, most_told_problems);
    }
    to_all(std::string(json.text()));
}

}  // namespace ptcg::server
