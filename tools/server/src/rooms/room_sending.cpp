// What a room tells those who are in it.

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/json_writer.hpp"
#include "rooms/room.hpp"

namespace ptcg::server {
namespace {

constexpr Milliseconds between_presences = 1000;

std::string_view name_of(MatchRoom::Phase phase)
{
    switch (phase) {
        case MatchRoom::Phase::ready:
            return "seating";
        case MatchRoom::Phase::playing:
            return "playing";
        case MatchRoom::Phase::between:
            return "between";
        case MatchRoom::Phase::over:
            break;
    }
    return "over";
}

/// Adds a text, or null if it is empty.
void add_text(JsonWriter& json, JsonKey key, std::string_view text)
{
    json.key(key);
    if (text.empty()) {
        json.value(nullptr);
    } else {
        json.value(text);
    }
}

void add_clock_rules(JsonWriter& json, const ClockRules& rules)
{
    json.key("clock");
    if (rules.bank == 0) return json.value(nullptr);
    const JsonObject clock(json);
    json.member("bank", rules.bank);
    json.member("increment", rules.increment);
    json.member("at_zero", rules.answers_by_default ? "default" : "lose");
}

void add_wins(JsonWriter& json, const std::array<int, players>& wins)
{
    json.key("wins");
    const JsonArray list(json);
    for (const int each : wins) json.value(each);
}

}  // namespace

Room::Viewer* Room::find(const Connection& connection)
{
    const auto found = std::ranges::find(viewers_, &connection, &Viewer::connection);
    return found == viewers_.end() ? nullptr : &*found;
}

Room::Viewer* Room::find(std::uint64_t viewer)
{
    const auto found = std::ranges::find(viewers_, viewer, &Viewer::id);
    return found == viewers_.end() ? nullptr : &*found;
}

void Room::send(std::uint64_t viewer, std::string frame)
{
    if (Viewer* const to = find(viewer); to != nullptr) {
        to->connection->send(std::make_shared<const std::string>(std::move(frame)));
    }
}

void Room::to_all(const std::string& frame)
{
    const auto shared = std::make_shared<const std::string>(frame);
    for (const Viewer& viewer : viewers_) {
        if (viewer.is_welcome) viewer.connection->send(shared);
    }
}

void Room::refuse(std::uint64_t viewer, RefusalCode code, std::optional<std::uint32_t> question,
                  std::string_view reason)
{
    send(viewer, refused_json(code, question, reason));
}

void Room::refuse(std::uint64_t viewer, RefusalCode code, std::string_view reason)
{
    refuse(viewer, code, std::nullopt, reason);
}

/// Tells each audience what it can notice since it was told last.
void Room::publish()
{
    const std::string clock = clock_json();
    View view;
    for (std::size_t who = 0; who < audience_count; ++who) {
        AudienceLog& audience = audiences_[who];
        const auto is_here = [&](const Viewer& viewer) {
            return viewer.audience == who && viewer.is_up_to_date;
        };
        if (std::ranges::none_of(viewers_, is_here)) continue;
        const bool is_new_game = audience.seq() == 0;
        if (!audience.look(*match_, view)) continue;
        const Moment moment{epoch_, clock, undo_of(who), &view};
        std::map<std::string_view, Frame> frames;  // by language
        for (const Viewer& viewer : viewers_) {
            if (!is_here(viewer)) continue;
            Frame& frame = frames[viewer.language];
            if (frame == nullptr) {
                frame = std::make_shared<const std::string>(
                    is_new_game ? audience.state(*match_, viewer.language, moment)
                                : audience.step(*match_, viewer.language, moment));
            }
            viewer.connection->send(frame);
        }
    }
}

std::string Room::clock_json() const
{
    const GameClock& clock = match_->clock();
    if (!clock.exists()) return "null";
    const Milliseconds now = services_.loop.now();
    const std::string running =
        clock.running() == PlayerId::none ? "null" : fmt::format("{}", at(clock.running()));
    return fmt::format(R"({{"left":[{},{}],"running":{}}})", clock.left(PlayerId::one, now),
                       clock.left(PlayerId::two, now), running);
}

/// Returns what becomes of the seat's wish to take its last answer back, as JSON: "free", at once;
/// "ask", if the other seat agrees; null, nothing.
std::string_view Room::undo_of(std::size_t who) const
{
    if (who == spectators || !plan_.takes_back) return "null";
    const auto back = match_->last_answer(static_cast<PlayerId>(who));
    if (!back) return "null";
    if (back->is_free || is_bot(1 - who)) return R"("free")";
    return denials_[who] < most_denials ? R"("ask")" : "null";
}

std::string Room::room_json() const
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("id", plan_.id);
        add_text(json, "library", plan_.library);
        add_text(json, "format", plan_.format);
        add_text(json, "ruleset", match_ ? match_->setup().ruleset : plan_.ruleset);
        json.member("best_of", plan_.best_of);
        json.member("undo", plan_.takes_back ? "consent" : "off");
        add_clock_rules(json, plan_.clock);
        json.member("phase", match_ ? name_of(match_->phase()) : "seating");
        json.member("game", match_ ? match_->game() : 0);
        add_wins(json, match_ ? match_->wins() : std::array<int, players>{});
        json.key("seats");
        {
            const JsonArray seats(json);
            for (std::size_t seat = 0; seat < players; ++seat) add_seat(json, seat);
        }
        json.member("spectators", std::ranges::count(viewers_, spectators, &Viewer::audience));
    }
    return std::string(json.text());
}

void Room::add_seat(JsonWriter& json, std::size_t seat) const
{
    const SeatPlan& plan = plan_.seats[seat];
    const JsonObject object(json);
    json.member("name", plan.name);
    add_text(json, "deck", plan.cards.empty() ? std::string_view() : plan.deck_name);
    add_text(json, "bot", plan.bot);
    json.member("here", is_here(seat));
}

void Room::tell_room()
{
    std::string room = room_json();
    if (room == told_room_) return;
    to_all(fmt::format(R"({{"t":"room","room":{}}})", room));
    told_room_ = std::move(room);
}

/// Tells who is here now, at most once a second: a client that comes and goes all the time must not
/// make the others pay.
void Room::tell_presence()
{
    if (will_tell_presence_) return;
    const Milliseconds now = services_.loop.now();
    if (!told_presence_at_ || now - *told_presence_at_ >= between_presences) {
        told_presence_at_ = now;
        return when_idle([this] { tell_room(); });
    }
    will_tell_presence_ = true;
    services_.loop.after(*told_presence_at_ + between_presences - now, [room = weak_from_this()] {
        const auto here = room.lock();
        if (here == nullptr) return;
        here->will_tell_presence_ = false;
        here->told_presence_at_ = here->services_.loop.now();
        here->when_idle([here] { here->tell_room(); });
    });
}

std::string Room::over_json()
{
    const Match& match = match_->match();
    const bool is_series_over = is_over();
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("t", "over");
        json.member("game", match_->game());
        json.member("outcome", ptcg::name_of(match.outcome()));
        json.key("winner");
        write_player(json, match.winner());
        json.member("reason", ptcg::name_of(match.reason()));
        add_text(json, "details", match_->forfeit_words());
        add_wins(json, match_->wins());
        json.key("series_winner");
        write_player(json, match_->winner());
        json.key("chooser");
        write_player(json, match_->chooser());
        json.member("series", is_series_over ? "over" : "open");
        json.key("replays");
        const JsonArray ids(json);
        for (std::size_t i = 0; is_series_over && i < replays_.size(); ++i) {
            json.value(replay_id(i));
        }
    }
    return std::string(json.text());
}

/// Tells how the game ended. The saved games of a series are written down first, so that their ids
/// lead somewhere.
void Room::tell_over()
{
    if (!is_over()) return to_all(over_json());
    save_games([room = weak_from_this()] {
        const auto here = room.lock();
        if (here && here->is_over()) here->to_all(here->over_json());
    });
}

/// Writes the games of the series down; what is there already stays.
void Room::save_games(const std::function<void()>& saved)
{
    const auto left = std::make_shared<std::size_t>(replays_.size());
    for (std::size_t i = 0; i < replays_.size(); ++i) {
        services_.store.keep_replay(plan_.id, replay_id(i), replays_[i], {},
                                    [saved, left](const Result<void>&) {
                                        if (--*left == 0) saved();
                                    });
    }
}

std::string Room::offer_json(const Offer& offer, std::string_view state)
{
    return fmt::format(R"({{"t":"offer","offer":{},"what":"{}","from":{},"state":"{}"}})",
                       offer.number, offer.what, offer.from, state);
}

}  // namespace ptcg::server
