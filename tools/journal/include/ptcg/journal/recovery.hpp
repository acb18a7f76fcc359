#pragma once

#include <memory>
#include <string>

#include "ptcg/hosting/replaying.hpp"
#include "ptcg/journal/journal.hpp"

namespace ptcg {

/// A game as its journal has it.
struct Recovered {
    std::unique_ptr<GameTable> table;
    std::size_t replayed = 0;  ///< answers that were given again; those before came from the save
    std::string note;          ///< what was wrong but did not matter, or empty
};

enum class RecoverFrom : std::uint8_t { save, start };

/// Returns the game at exactly the last answer of `game`. Refuses if packs, ruleset or cards are
/// not those it was played with, or if an answer is not legal. A damaged save is not used: the game
/// is replayed from its start, and `note` says so. The table has no record.
[[nodiscard]] Result<Recovered> recover(const GameData& data, const JournalGame& game,
                                        RecoverFrom from = RecoverFrom::save);

/// Checks that the game's save with the answers after it leads to the same position as all answers
/// from the start.
[[nodiscard]] Result<void> verify(const GameData& data, const JournalGame& game);

}  // namespace ptcg
