#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "simulation/arena.hpp"
#include "simulation/ratings.hpp"
#include "system/appended_file.hpp"

/// A file that keeps the results of arenas: a line of JSON for each pair of games.
namespace ptcg::tools {

/// What results must have in common to be counted together.
struct Competition {
    std::string cards;  ///< fingerprint of all decks, their packs and the rules
    std::string build;  ///< of the program that played: another may play other games
    std::string version;
    std::string ruleset;
    std::string format;  ///< empty: none

    friend auto operator<=>(const Competition&, const Competition&) = default;
};

/// A pair of games.
struct LeagueEntry {
    Competition competition;
    std::array<std::string, players> decks;  ///< by seat
    std::uint64_t seed = 0;                  ///< of both matches
    std::array<std::string, 2> bots;         ///< see `bot_print`
    std::array<GameEnd, 2> ends{};           ///< the first of the bots had seat one, then seat two
    std::array<bool, 2> forfeited{};         ///< whether the loser, a program, forfeited the game

    friend bool operator==(const LeagueEntry&, const LeagueEntry&) = default;
};

/// The entries of a file. Each pair of games is there once, in whatever order its bots were named.
class League {
public:
    /// Reads a file that is only shown. The error begins with the path, and the line.
    [[nodiscard]] static Result<League> read(const std::filesystem::path& path);
    /// Likewise, or creates it, to add entries. Another process cannot do so at the same time.
    [[nodiscard]] static Result<League> open(const std::filesystem::path& path);

    [[nodiscard]] const std::vector<LeagueEntry>& entries() const { return entries_; }
    /// What is worth telling about the file: a line that was cut off, or results found twice.
    [[nodiscard]] const std::string& note() const { return note_; }
    /// Returns how the games of the pair ended, in the order of its bots, if it is there.
    [[nodiscard]] std::optional<std::array<GameEnd, 2>> find(const LeagueEntry& pair) const;
    /// Writes those that are not there yet. REQUIRES: `open`.
    [[nodiscard]] Result<void> add(std::span<const LeagueEntry> pairs);

private:
    [[nodiscard]] static Result<League> parsed(const std::filesystem::path& path,
                                               std::string_view text);
    bool take(LeagueEntry entry);

    struct Place {
        std::string key;
        std::size_t entry = 0;

        friend auto operator<=>(const Place& a, const Place& b) { return a.key <=> b.key; }
        friend bool operator==(const Place& a, const Place& b) { return a.key == b.key; }
    };

    std::vector<LeagueEntry> entries_;
    std::set<Place> places_;
    std::string note_;
    std::optional<AppendedFile> file_;
};

/// All results of a competition.
struct LeagueTable {
    Competition competition;
    std::set<std::array<std::string, players>> decks;  ///< `in_order`: whatever the seats
    std::vector<std::string> bots;
    std::vector<std::uint64_t> forfeits;  ///< games that each of the bots has forfeited
    std::vector<RatedPair> pairs;
};

/// Returns the names of two decks in the order of the alphabet.
[[nodiscard]] std::array<std::string, players> in_order(std::array<std::string, players> decks);

/// Returns the tables of all competitions, in the order in which they began.
[[nodiscard]] std::vector<LeagueTable> tables_of(const League& league);

/// Returns the place of the bot whose rating is 0: the named one or, if none is named, "greedy" or
/// the first. None if the named bot is not among them.
[[nodiscard]] std::optional<std::size_t> anchor_among(const std::vector<std::string>& bots,
                                                      const std::string& named);

}  // namespace ptcg::tools
