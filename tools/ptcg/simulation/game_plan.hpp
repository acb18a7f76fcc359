#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/ids.hpp"

/// Which games an arena plays: every two bots meet at the same tables.
namespace ptcg::tools {

/// Two decks for the bots to play with.
struct ArenaDecks {
    std::array<std::string, players> names;
    std::array<std::vector<DefId>, players> cards;
};

/// One game. All numbers are places in the lists of the plan.
struct PlannedGame {
    std::array<std::size_t, players> bots{};  ///< by seat
    std::size_t decks = 0;
    bool decks_exchanged = false;  ///< seat one has the second deck
    std::uint64_t seed = 0;        ///< of the match

    friend bool operator==(const PlannedGame&, const PlannedGame&) = default;
};

/// All games of an arena, in pairs. The two games of a pair are played at one table: the same
/// decks in the same seats, with the same seed, so that cards and coins fall alike. Between them
/// the two bots change seats, and with the seats the decks. What a table gives one bot in the first
/// game, it gives the other in the second.
///
/// Game 2n and game 2n + 1 are a pair. The games up to any number are spread as evenly as possible
/// over decks and meetings, and no game depends on how many there are. Tables depend on the seed
/// and the decks only, so bots that never meet can be compared at the same tables.
struct GamePlan {
    std::vector<std::string> bots;  ///< at least two
    std::vector<ArenaDecks> decks;
    std::uint64_t seed = 1;

    /// Returns how many choices of two bots there are.
    [[nodiscard]] std::uint64_t meetings() const { return bots.size() * (bots.size() - 1) / 2; }
    /// Returns how many pairs of games there are while every two bots meet once with each pair of
    /// decks.
    [[nodiscard]] std::uint64_t pairs_in_a_round() const { return meetings() * decks.size(); }

    /// REQUIRES: two bots and a pair of decks.
    [[nodiscard]] PlannedGame game(std::uint64_t number) const;
    /// Returns the number of the meeting of a pair, from 0: the first bot with the second, with the
    /// third, ..., the second with the third, ...
    [[nodiscard]] std::size_t meeting_of(std::uint64_t pair) const
    {
        return static_cast<std::size_t>(pair % meetings());
    }
    /// Returns the bots of a meeting. The first of them has seat one in the first game of a pair.
    [[nodiscard]] std::array<std::size_t, players> bots_of(std::size_t meeting) const;
};

}  // namespace ptcg::tools
