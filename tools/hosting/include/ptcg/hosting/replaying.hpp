#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ptcg/hosting/game_table.hpp"

namespace ptcg {

/// What saved games are played with.
struct GameData {
    std::shared_ptr<const CardPool> pool;
    /// Returns the ruleset of this name, or why there is none. The name may come from a stranger.
    std::function<Result<Ruleset>(const std::string& name)> find_ruleset;
    /// Of the pool, for the tables of one thread; null: each table has its own.
    std::shared_ptr<ScriptHost> scripts = nullptr;
};

/// Returns how packs and ruleset differ from those the game was played with; empty if they do not.
[[nodiscard]] std::string changed_since(const GameData& data, const Replay& replay);

/// Opens a table at the start of a saved game. Refuses if packs, ruleset or cards are not those it
/// was played with; with `anyway`, only if a card or the ruleset is missing.
[[nodiscard]] Result<std::unique_ptr<GameTable>> open_replay(const GameData& data,
                                                             const Replay& replay,
                                                             bool anyway = false);

/// Returns whether the saved game was ended from outside, after its last answer: by a player who
/// gave up, whose time ran out, or who forfeited.
[[nodiscard]] bool is_ended_from_outside(const Replay& replay);

/// Ends the game as it was ended from outside; nothing happens if it was not.
/// REQUIRES: the table has all answers of the saved game.
[[nodiscard]] Result<void> end_from_outside(GameTable& table, const Replay& replay);

/// Gives all answers of the saved game. Refuses if one is not legal, or if the game does not end as
/// it did.
[[nodiscard]] Result<void> play_back(GameTable& table, const Replay& replay);

}  // namespace ptcg
