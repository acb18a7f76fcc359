// What a room does with the messages of those who are in it.

#include <algorithm>

#include <fmt/format.h>

#include "rooms/room.hpp"
#include "rooms/seating.hpp"

namespace ptcg::server {
namespace {

constexpr std::string_view only_seats = "only a seat can do this";

}  // namespace

void Room::enter(Connection& connection, std::size_t audience, const Hello& hello)
{
    viewers_.push_back({++last_viewer_, &connection, audience, hello.language});
    // Nothing that is not durable may be told.
    when_idle([this, id = last_viewer_, last = hello.last] {
        Viewer* const viewer = find(id);
        if (viewer == nullptr) return;
        send(id, fmt::format(R"({{"t":"welcome","protocol":1,"room":{},"seat":{}}})", room_json(),
                             viewer->audience == spectators ? "null"
                                                            : fmt::format("{}", viewer->audience)));
        viewer->is_welcome = true;
        tell_presence();
        const bool has_begun = match_ && match_->game() > 0;
        if (has_begun) catch_up(*viewer, last);
        viewer->is_up_to_date = true;
        if (!has_begun) return go_on();  // it may be whom the game waits for
        if (offer_) send(id, offer_json(*offer_, "open"));
        if (!is_playing()) return send(id, over_json());
        if (is_paused_) ask_bot();
    });
}

void Room::catch_up(Viewer& viewer, const std::optional<Seen>& last)
{
    publish();
    AudienceLog& audience = audiences_[viewer.audience];
    View view;
    audience.look(*match_, view);  // nobody else may have looked
    const std::string clock = clock_json();
    const Moment moment{epoch_, clock, undo_of(viewer.audience), &view};
    if (last && last->epoch == epoch_) {
        const std::optional<std::string> step =
            audience.step_after(last->seq, *match_, viewer.language, moment);
        if (step) {
            ++services_.metrics->resumed_by_step;
            return send(viewer.id, *step);
        }
    }
    ++services_.metrics->resumed_by_state;
    send(viewer.id, audience.state(*match_, viewer.language, moment));
}

void Room::leave(Connection& connection)
{
    std::erase_if(viewers_, [&](const Viewer& each) { return each.connection == &connection; });
    tell_presence();
}

void Room::receive(Connection& connection, const Message& message)
{
    Viewer* const viewer = find(connection);
    if (viewer == nullptr) return;
    std::visit([&](const auto& what) { on(*viewer, what); }, message);
}

void Room::on(Viewer& viewer, const Hello&)
{
    refuse(viewer.id, RefusalCode::not_possible_now, "you are in the room already");
}

void Room::on(Viewer& viewer, const Ping& ping)
{
    send(viewer.id, fmt::format(R"({{"t":"pong","n":{}}})", ping.number));
}

void Room::on(Viewer& viewer, const Answer& answer)
{
    if (viewer.audience == spectators)
        return refuse(viewer.id, RefusalCode::not_a_seat, answer.question, only_seats);
    when_idle([this, id = viewer.id, seat = viewer.audience, answer,
               arrived = services_.loop.now()] { give_answer(id, seat, answer, arrived); });
}

void Room::give_answer(std::uint64_t viewer, std::size_t seat, const Answer& answer,
                       Milliseconds arrived)
{
    const auto player = static_cast<PlayerId>(seat);
    const auto no = [&](RefusalCode code, std::string_view reason) {
        refuse(viewer, code, answer.question, reason);
    };
    if (!match_) return no(RefusalCode::not_begun, "the game has not begun");
    if (match_->has_answered(player, answer.question, answer.picks)) {
        return send(viewer, fmt::format(R"({{"t":"ack","q":{}}})", answer.question));
    }
    if (!is_playing()) return no(RefusalCode::game_over, "the game is over");
    if (answer.question != match_->question(player)) {
        return no(RefusalCode::old_question, "this question is not open");
    }
    if (match_->asked() != player) {
        return no(RefusalCode::not_your_question, "this question is not open");
    }
    const Result<void> taken = match_->answer(player, answer.picks, services_.loop.now());
    if (!taken) return no(RefusalCode::bad_picks, taken.error().message);
    commit([this, viewer, question = answer.question, arrived] {
        ++services_.metrics->answers;
        services_.metrics->answer.add(static_cast<double>(services_.loop.now() - arrived) / 1000);
        send(viewer, fmt::format(R"({{"t":"ack","q":{}}})", question));
        after_change();
    });
}

void Room::on(Viewer& viewer, const Concede&)
{
    if (viewer.audience == spectators)
        return refuse(viewer.id, RefusalCode::not_a_seat, only_seats);
    when_idle([this, id = viewer.id, player = static_cast<PlayerId>(viewer.audience)] {
        if (!match_) return refuse(id, RefusalCode::not_begun, "the game has not begun");
        const Result<void> done = match_->concede(player, services_.loop.now());
        if (!done) return refuse(id, RefusalCode::game_over, done.error().message);
        commit([this] { after_change(); });
    });
}

void Room::on(Viewer& viewer, const Next& next)
{
    if (viewer.audience == spectators)
        return refuse(viewer.id, RefusalCode::not_a_seat, only_seats);
    when_idle([this, id = viewer.id, player = static_cast<PlayerId>(viewer.audience), next] {
        if (!match_ || match_->chooser() != player) {
            return refuse(id, RefusalCode::not_possible_now,
                          "the loser of a game decides who begins the next");
        }
        begin_game(next.first ? player : opponent_of(player));
    });
}

// ---- offers ------------------------------------------------------------------------------------

void Room::on(Viewer& viewer, const MakeOffer& offer)
{
    if (viewer.audience == spectators)
        return refuse(viewer.id, RefusalCode::not_a_seat, only_seats);
    when_idle([this, id = viewer.id, what = offer.what] {
        Viewer* const from = find(id);
        if (from == nullptr) return;
        if (offer_) return refuse(id, RefusalCode::not_possible_now, "another offer is open");
        if (what == "undo") return offer_undo(*from);
        if (what == "rematch") return offer_rematch(*from);
        refuse(id, RefusalCode::not_possible_now, "an offer is an undo or a rematch");
    });
}

void Room::offer_undo(Viewer& viewer)
{
    const std::size_t seat = viewer.audience;
    if (!plan_.takes_back)
        return refuse(viewer.id, RefusalCode::not_possible_now, "this room takes nothing back");
    if (!is_playing()) return refuse(viewer.id, RefusalCode::game_over, "no game is being played");
    const auto back = match_->last_answer(static_cast<PlayerId>(seat));
    if (!back)
        return refuse(viewer.id, RefusalCode::not_possible_now,
                      "nothing of yours can be taken back yet");
    if (back->is_free || is_bot(1 - seat)) return take_back(back->answers);
    if (denials_[seat] >= most_denials) {
        return refuse(viewer.id, RefusalCode::not_possible_now,
                      "the other player has denied this twice");
    }
    open_offer({++offers_, "undo", seat, back->answers});
}

void Room::offer_rematch(Viewer& viewer)
{
    if (!is_over())
        return refuse(viewer.id, RefusalCode::not_possible_now, "the series is not over");
    if (is_bot(1 - viewer.audience)) return rematch();
    open_offer({++offers_, "rematch", viewer.audience, 0});
}

void Room::open_offer(Offer offer)
{
    offer_ = std::move(offer);
    to_all(offer_json(*offer_, "open"));
}

void Room::on(Viewer& viewer, const Reply& reply)
{
    when_idle([this, id = viewer.id, seat = viewer.audience, reply] {
        if (!offer_ || offer_->number != reply.offer || seat == spectators ||
            seat == offer_->from) {
            return refuse(id, RefusalCode::no_such_offer, "there is no such offer to you");
        }
        const Offer offer = *offer_;
        offer_.reset();
        to_all(offer_json(offer, reply.yes ? "accepted" : "denied"));
        if (!reply.yes) {
            if (offer.what == "undo") ++denials_[offer.from];
            return;
        }
        if (offer.what == "undo") return take_back(offer.answers);
        rematch();
    });
}

void Room::on(Viewer& viewer, const Withdraw& withdraw)
{
    when_idle([this, id = viewer.id, seat = viewer.audience, withdraw] {
        if (!offer_ || offer_->number != withdraw.offer || offer_->from != seat) {
            return refuse(id, RefusalCode::no_such_offer, "there is no such offer of yours");
        }
        const Offer offer = *offer_;
        offer_.reset();
        to_all(offer_json(offer, "withdrawn"));
    });
}

void Room::drop_offer()
{
    if (!offer_) return;
    const Offer offer = *offer_;
    offer_.reset();
    to_all(offer_json(offer, "gone"));
}

// ---- decks -------------------------------------------------------------------------------------

void Room::on(Viewer& viewer, const Sit& sit)
{
    if (viewer.audience == spectators)
        return refuse(viewer.id, RefusalCode::not_a_seat, only_seats);
    when_idle([this, id = viewer.id, seat = viewer.audience, sit] { choose_deck(id, seat, sit); });
}

void Room::choose_deck(std::uint64_t viewer, std::size_t seat, const Sit& sit)
{
    if (match_) return refuse(viewer, RefusalCode::not_possible_now, "the games have begun");
    RoomPlan changed = plan_;
    const Result<void> seated = seat_deck(changed, seat, sit, *cards_);
    if (!seated) return refuse(viewer, RefusalCode::bad_deck, seated.error().message);
    change_plan(std::move(changed));
}

}  // namespace ptcg::server
