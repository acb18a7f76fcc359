#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "commands/playing/shared_games.hpp"
#include "data/data.hpp"
#include "simulation/game_plan.hpp"
#include "simulation/pair_scores.hpp"

/// What `ptcg arena` is asked to do.
namespace ptcg::tools {

struct ArenaOptions : GamesOptions {
    std::vector<std::string> bots;
    std::uint64_t rounds = 0;  ///< pairs of games of every two bots with each pair of decks, or 0
    std::string sprt;          ///< as typed
    std::string league;        ///< a file, or empty
    std::string anchor;        ///< a bot, or empty
    bool mirrors = false;      ///< each deck meets itself only
};

/// What the bots play, and under which rules.
struct Field {
    RulesOfPlay play;
    std::vector<ArenaDecks> decks;
};

/// Returns the two decks that were named; if more were, or a format, all pairs of these decks or of
/// those that are legal in it, including each deck against itself. With `mirrors`, each deck
/// against itself alone. On error, reports it and sets the exit code.
[[nodiscard]] std::optional<Field> find_field(const ArenaOptions& options, const Data& data,
                                              int& code);

/// Parses "LOW,HIGH" or "LOW,HIGH,ALPHA,BETA". The first two are differences in Elo points or, with
/// a percent sign, shares of points.
[[nodiscard]] Result<SequentialTest> read_sequential_test(const std::string& typed);

/// Returns a fingerprint of the rules and of all cards of a field.
[[nodiscard]] std::string fingerprint_of(const Field& field, const CardPool& pool);

}  // namespace ptcg::tools
