#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/clock.hpp"
#include "ptcg/result.hpp"

namespace ptcg::server {

/// One side of the table.
struct SeatPlan {
    std::string name;
    std::string token_hash;  ///< empty: a bot's
    std::string bot;         ///< its name; empty: a person sits here
    std::string deck_name;
    std::string format;              ///< that the deck's list names
    std::vector<std::string> cards;  ///< ids; empty: no deck has been chosen

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

/// What is settled about a room before its games: written down once, and again when a deck is
/// chosen.
struct RoomPlan {
    std::string id;
    std::string library;  ///< of cards; empty: that of rooms that choose none
    std::string format;   ///< id; empty: any cards
    std::string ruleset;  ///< id; empty until both decks are known
    int best_of = 1;
    ClockRules clock;
    bool takes_back = true;  ///< answers may be taken back by consent
    std::array<SeatPlan, players> seats;
    std::string spectators_hash;

    friend bool operator==(const RoomPlan&, const RoomPlan&) = default;
};

/// One line of JSON.
[[nodiscard]] std::string write_plan(const RoomPlan& plan);
[[nodiscard]] Result<RoomPlan> read_plan(std::string_view text);

}  // namespace ptcg::server
