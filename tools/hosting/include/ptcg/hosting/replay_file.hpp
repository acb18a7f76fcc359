#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/ids.hpp"
#include "ptcg/result.hpp"

/// Saved games: what they started from and every answer given. JSON, see `write_replay`.
namespace ptcg {

/// A pack as it was when the game was played.
struct PackStamp {
    std::string id;
    std::string version;
    std::string hash;  ///< of what affects play (PackInfo::play_hash), in hexadecimal digits

    friend bool operator==(const PackStamp&, const PackStamp&) = default;
};

struct ReplayDeck {
    std::string name;
    std::vector<std::string> cards;  ///< card ids, in the order the match got them

    friend bool operator==(const ReplayDeck&, const ReplayDeck&) = default;
};

struct Replay {
    /// Of a server: the name of the card library that it was played with; empty: its own cards, or
    /// it was not played on a server.
    std::string library = {};
    std::string ruleset = "dp";
    std::string ruleset_hash;
    std::uint64_t seed = 0;
    PlayerId goes_first = PlayerId::none;  ///< decided before the game; none: the rules decided
    std::vector<PackStamp> packs;          ///< those the decks' cards come from
    std::array<ReplayDeck, players> decks;
    std::array<std::string, players> names{};         ///< of the players; empty: their decks' names
    std::vector<std::vector<std::uint16_t>> answers;  ///< one per decision
    PlayerId conceded = PlayerId::none;               ///< the player who conceded at the end
    PlayerId out_of_time = PlayerId::none;            ///< the player whose clock ran out at the end
    PlayerId forfeited = PlayerId::none;              ///< the player who forfeited at the end
    std::string final_hash;                           ///< fingerprint of the last position

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// Returns what the players are called: their names, or those of their decks.
[[nodiscard]] std::array<std::string, players> player_names(const Replay& replay);

/// Returns the text of a saved game. Its last field is a checksum of everything before it.
[[nodiscard]] std::string write_replay(const Replay& replay);

/// Refuses, with the reason, a text that is cut off, damaged, of another kind or of a newer
/// version.
[[nodiscard]] Result<Replay> read_replay(std::string_view text);

}  // namespace ptcg
