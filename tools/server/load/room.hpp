#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "client.hpp"

namespace ptcg::load {

using Moment = std::chrono::steady_clock::time_point;

/// What rooms count together.
struct Counts {
    std::vector<float> to_ack;       ///< milliseconds, from when an answer was due
    std::vector<float> to_opponent;  ///< likewise, until the other seat was told
    std::size_t refused = 0, lost = 0, games = 0;
    std::vector<std::string> mistakes;  ///< of the server
};

/// A room of two seats that answer at random, and what the server has acknowledged to them.
class Room {
public:
    Room(boost::asio::io_context& context, std::size_t number, tcp::endpoint server,
         Counts& counts);

    [[nodiscard]] std::size_t number() const { return number_; }
    /// Asks the server for the room. `is_open` holds when it is there.
    void open(const std::array<std::string, 2>& decks);
    [[nodiscard]] bool is_open() const { return !id_.empty(); }
    /// Both seats come in, again if they have been in. `is_here` holds when both know the state.
    void enter();
    [[nodiscard]] bool is_here() const { return seats_[0].is_told && seats_[1].is_told; }
    /// Both connections are cut.
    void drop();
    /// Another client that watches. It is the caller's.
    [[nodiscard]] std::shared_ptr<Client> watch(Client::Handlers handlers);

    /// An answer is due at this moment: it is given as soon as there is a question.
    void due(Moment moment);
    /// Answers whenever there is a question, until it is told to stop.
    void hurry(bool hurries);
    [[nodiscard]] bool is_asked() const { return asked_.has_value(); }
    [[nodiscard]] bool waits_for_nothing() const { return !waits_; }
    [[nodiscard]] std::size_t answers() const { return all_acks_; }

    // ---- what was acknowledged
    /// Keep the answers of games, to compare them with the saved games.
    void keep_answers() { keeps_answers_ = true; }
    /// Holds when each seat has sent its last answer once more after it came back, and the server
    /// has acknowledged it: the rest waits for this if answers are kept.
    [[nodiscard]] bool is_settled() const { return !seats_[0].asks_again && !seats_[1].asks_again; }
    /// Gives up the game, so that it is saved.
    void concede();
    /// Holds when the saved games of all series that are over have been compared.
    [[nodiscard]] bool is_compared() const { return comparing_ == 0 && uncompared_.empty(); }
    [[nodiscard]] std::size_t series_over() const { return series_over_; }

private:
    struct Given {
        std::uint32_t question = 0;
        std::vector<std::uint16_t> picks;
    };
    struct Seat {
        std::shared_ptr<Client> client;
        std::string token;
        bool is_told = false;
        Given last;            ///< that was sent last
        bool is_acked = true;  ///< it is
        bool asks_again = false;
    };

    void said(std::size_t seat, const Said& said);
    void acked(std::size_t seat, std::uint32_t question);
    void refused(std::size_t seat, const Said& said);
    void told(std::size_t seat, const Said& said);
    void end_series();
    using Answers = std::vector<std::vector<std::uint16_t>>;
    void compare(const std::string& replay, const Answers& answers);
    void ask_again(std::size_t seat);
    void go_on();
    void give(std::size_t seat);
    [[nodiscard]] std::vector<std::uint16_t> some_picks(const Question& question);
    void mistake(const std::string& what);

    boost::asio::io_context& context_;
    std::size_t number_;
    Route route_;
    Counts& counts_;
    std::string id_, watching_;
    std::array<Seat, 2> seats_;
    std::mt19937 dice_;
    bool hurries_ = false, keeps_answers_ = false;

    std::deque<Moment> due_;
    std::optional<std::size_t> asked_;  ///< the seat, by `question_`
    Question question_;
    bool waits_ = false;  ///< an answer is neither acknowledged nor refused
    bool opponent_waits_ = false;
    std::size_t giver_ = 0;  ///< the seat that gave it
    Moment since_;           ///< when that answer was due
    int refusals_ = 0;

    std::size_t all_acks_ = 0;
    Answers answers_;  ///< acknowledged, of this game
    std::size_t comparing_ = 0, series_over_ = 0;
    std::size_t entries_ = 0;          ///< how often the room has come in
    std::optional<std::string> over_;  ///< the saved game of a series that has ended
    std::string compared_;             ///< the last one
    std::vector<std::pair<std::string, Answers>> uncompared_;  ///< the server died meanwhile
};

}  // namespace ptcg::load
