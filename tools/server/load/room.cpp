#include "room.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "request.hpp"

namespace ptcg::load {
namespace {

using Json = nlohmann::json;

constexpr int most_refusals = 200;  ///< of one question; then the seat gives up

float milliseconds_since(Moment moment)
{
    return std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - moment)
        .count();
}

/// 127.1.0.1 and on: all addresses in 127.0.0.0/8 are this machine.
Route route_of(std::size_t number, const tcp::endpoint& server)
{
    const auto low = static_cast<std::uint32_t>(number);
    return {boost::asio::ip::address_v4(0x7f01'0001U + low), server};
}

}  // namespace

Room::Room(boost::asio::io_context& context, std::size_t number, tcp::endpoint server,
           Counts& counts)
    : context_(context),
      number_(number),
      route_(route_of(number, server)),
      counts_(counts),
      dice_(static_cast<std::uint32_t>(number) + 1)
{
}

void Room::mistake(const std::string& what)
{
    counts_.mistakes.push_back(fmt::format("room {}: {}", number_, what));
}

// ---- coming in ---------------------------------------------------------------------------------

void Room::open(const std::array<std::string, 2>& decks)
{
    Json wanted;
    for (const std::string& deck : decks) {
        wanted["seats"].push_back({{"kind", "human"}, {"name", "Load"}, {"deck", deck}});
    }
    request(context_, route_, "/api/rooms", wanted.dump(), [this](const Answered& answered) {
        if (answered.status != 201) {
            return mistake(fmt::format("cannot be created: {} {}", answered.status, answered.body));
        }
        const Json made = Json::parse(answered.body);
        for (std::size_t seat = 0; seat < 2; ++seat) seats_[seat].token = made["tokens"][seat];
        watching_ = made["spectators"];
        id_ = made["room"];
    });
}

void Room::enter()
{
    for (std::size_t seat = 0; seat < 2; ++seat) {
        Seat& mine = seats_[seat];
        mine.is_told = false;
        mine.asks_again = keeps_answers_ && mine.last.question != 0;
        mine.client = std::make_shared<Client>(
            context_, route_,
            Client::Handlers{[this, seat](const Said& what) { said(seat, what); },
                             [this] { ++counts_.lost; }});
        mine.client->enter(id_, mine.token);
    }
    asked_.reset();
    over_.reset();
    waits_ = opponent_waits_ = false;
    refusals_ = 0;
    ++entries_;
    for (const auto& [replay, answers] : std::exchange(uncompared_, {})) compare(replay, answers);
}

void Room::drop()
{
    for (Seat& seat : seats_) {
        if (seat.client) seat.client->drop();
        seat.is_told = false;
    }
}

std::shared_ptr<Client> Room::watch(Client::Handlers handlers)
{
    auto client = std::make_shared<Client>(context_, route_, std::move(handlers));
    client->has_small_buffers();
    client->enter(id_, watching_);
    return client;
}

// ---- what the server says ----------------------------------------------------------------------

void Room::said(std::size_t seat, const Said& what)
{
    switch (what.kind) {
        case Said::Kind::ack:
            return acked(seat, what.number.value_or(0));
        case Said::Kind::refused:
            return refused(seat, what);
        case Said::Kind::state:
        case Said::Kind::step:
            return told(seat, what);
        case Said::Kind::offer:
            if (what.is_open_offer && seat == 1) {
                seats_[seat].client->send(
                    fmt::format(R"({{"t":"reply","offer":{},"yes":true}})", *what.number));
            }
            return;
        case Said::Kind::over:
            if (!what.is_series_over || seat != 0) return;
            over_ = what.replays.empty() ? std::string() : what.replays[0];
            return go_on();
        case Said::Kind::welcome:
        case Said::Kind::other:
            return;
    }
}

void Room::told(std::size_t seat, const Said& what)
{
    seats_[seat].is_told = true;
    if (opponent_waits_ && seat != giver_ && what.kind == Said::Kind::step) {
        opponent_waits_ = false;
        counts_.to_opponent.push_back(milliseconds_since(since_));
    }
    if (what.question) {
        asked_ = seat;
        question_ = *what.question;
        refusals_ = 0;
    }
    if (seats_[seat].asks_again && what.kind == Said::Kind::state) return ask_again(seat);
    go_on();
}

void Room::acked(std::size_t seat, std::uint32_t question)
{
    Seat& mine = seats_[seat];
    if (question != mine.last.question) {
        return mistake(fmt::format("seat {}: question {} is acknowledged, not {}", seat, question,
                                   mine.last.question));
    }
    if (!std::exchange(mine.asks_again, false))
        counts_.to_ack.push_back(milliseconds_since(since_));
    // The answer on its way when the connection broke counts now, or has counted already.
    if (!std::exchange(mine.is_acked, true)) {
        ++all_acks_;
        if (keeps_answers_) answers_.push_back(mine.last.picks);
    }
    waits_ = false;
    go_on();
}

void Room::refused(std::size_t seat, const Said& what)
{
    Seat& mine = seats_[seat];
    if (!mine.is_told) return mistake("a seat is not let in: " + what.reason);
    ++counts_.refused;
    if (std::exchange(mine.asks_again, false)) {
        return mistake(
            fmt::format("seat {}: the acknowledged answer to question {} is not there: {}", seat,
                        mine.last.question, what.reason));
    }
    if (!waits_ || !what.number) return;
    waits_ = false;
    mine.is_acked = true;  // it counts for nothing
    if (asked_) return;    // it came too late
    asked_ = seat;
    if (++refusals_ >= most_refusals) return mine.client->send(R"({"t":"concede"})");
    due_.push_front(since_);
    go_on();
}

// ---- answering ---------------------------------------------------------------------------------

void Room::due(Moment moment)
{
    due_.push_back(moment);
    go_on();
}

void Room::hurry(bool hurries)
{
    hurries_ = hurries;
    if (!hurries) due_.clear();
    go_on();
}

void Room::go_on()
{
    if (waits_ || !is_here() || !is_settled()) return;
    if (over_) return end_series();
    if (!asked_) return;
    if (due_.empty() && !hurries_) return;
    since_ = std::chrono::steady_clock::now();
    if (!due_.empty()) {
        since_ = due_.front();
        due_.pop_front();
    }
    give(*std::exchange(asked_, std::nullopt));
}

void Room::give(std::size_t seat)
{
    waits_ = opponent_waits_ = true;
    giver_ = seat;
    Seat& mine = seats_[seat];
    mine.last = {question_.number, some_picks(question_)};
    mine.is_acked = false;
    mine.client->send(fmt::format(R"({{"t":"answer","q":{},"picks":[{}]}})", mine.last.question,
                                  fmt::join(mine.last.picks, ",")));
}

/// Returns any answer that is legal as far as the numbers of the question tell.
std::vector<std::uint16_t> Room::some_picks(const Question& question)
{
    std::vector<std::uint16_t> all;
    for (std::size_t option = 0; option < question.counts.size(); ++option) {
        all.insert(all.end(), question.counts[option], static_cast<std::uint16_t>(option));
    }
    const std::size_t most = std::min(question.max, all.size());
    const std::size_t least = std::min(question.min, most);
    std::shuffle(all.begin(), all.end(), dice_);
    all.resize(least + dice_() % (most - least + 1));
    return all;
}

// ---- what was acknowledged ---------------------------------------------------------------------

void Room::ask_again(std::size_t seat)
{
    const Given& last = seats_[seat].last;
    if (asked_ == seat && question_.number == last.question) asked_.reset();
    seats_[seat].client->send(fmt::format(R"({{"t":"answer","q":{},"picks":[{}]}})", last.question,
                                          fmt::join(last.picks, ",")));
}

void Room::concede()
{
    seats_[0].client->send(R"({"t":"concede"})");
}

/// Compares the saved game with what was acknowledged, and asks for another series.
void Room::end_series()
{
    const std::string replay = *std::exchange(over_, std::nullopt);
    if (replay != compared_) {
        ++counts_.games;
        ++series_over_;
        if (keeps_answers_) compare(replay, std::exchange(answers_, {}));
        compared_ = replay;
    }
    asked_.reset();
    due_.clear();
    seats_[0].client->send(R"({"t":"offer","what":"rematch"})");
}

void Room::compare(const std::string& replay, const Answers& answers)
{
    ++comparing_;
    request(context_, route_, "/api/replays/" + replay, "",
            [this, replay, answers, entry = entries_](const Answered& answered) {
                --comparing_;
                if (answered.status == 0) {
                    // That the server died may be told only after it is back, and the room in it.
                    if (entry != entries_) return compare(replay, answers);
                    return uncompared_.emplace_back(replay, answers), void();
                }
                const Json game = Json::parse(answered.body, nullptr, false);
                if (answered.status != 200 || !game.is_object()) {
                    return mistake("its saved game is not there");
                }
                if (game.value("answers", Answers{}) != answers) {
                    mistake(
                        fmt::format("its saved game has {} answers that are not the {} "
                                    "acknowledged ones",
                                    game["answers"].size(), answers.size()));
                }
            });
}

}  // namespace ptcg::load
