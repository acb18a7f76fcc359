#pragma once

#include <memory>
#include <string>

#include "games/game_table.hpp"
#include "journal/journal.hpp"

namespace ptcg::tools {

/// A game as its journal has it.
struct Recovered {
    std::unique_ptr<GameTable> table;
    std::size_t replayed = 0;  ///< answers that were given again; those before came from the save
    std::string note;          ///< what was amiss and did not matter, or empty
};

enum class RecoverFrom : std::uint8_t { save, start };

/// The game at exactly the last answer of `game`. Refuses where packs, ruleset or cards are not
/// those it was played with, or where an answer does not fit. A save that is damaged is not used:
/// the game is played again from its start, and `note` says so. The table keeps no record.
[[nodiscard]] Result<Recovered> recover(const Data& data, const JournalGame& game,
                                        RecoverFrom from = RecoverFrom::save);

/// Whether the game's save, with the answers after it, leads to where all answers lead from the
/// start.
[[nodiscard]] Result<void> verify(const Data& data, const JournalGame& game);

}  // namespace ptcg::tools
