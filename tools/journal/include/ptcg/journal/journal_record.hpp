#pragma once

#include <string>

#include "ptcg/hosting/game_table.hpp"
#include "ptcg/journal/journal.hpp"

namespace ptcg {

/// Writes the game of a table into a journal: an answer counts when it is acknowledged there.
class JournalRecord final : public GameRecord {
public:
    /// How many answers at most are given again when the game is recovered.
    static constexpr std::size_t answers_per_save = 64;

    /// REQUIRES: the journal has the game, and outlives the record.
    JournalRecord(Journal& journal, std::string game) : journal_(journal), game_(std::move(game)) {}

    Result<void> answered(Match& match,
                          const std::vector<std::vector<std::uint16_t>>& answers) override;
    Result<void> conceded(PlayerId player) override;
    Result<void> ran_out_of_time(PlayerId player) override;
    Result<void> forfeited(PlayerId player) override;
    Result<void> went_back(std::size_t answers) override;

private:
    Journal& journal_;
    std::string game_;
};

/// Begins a game at its first question in the journal, and acknowledges it.
[[nodiscard]] Result<void> begin_in(Journal& journal, const std::string& game,
                                    const GameTable& table);

}  // namespace ptcg
