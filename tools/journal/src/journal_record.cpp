#include "ptcg/journal/journal_record.hpp"

#include "ptcg/save.hpp"

namespace ptcg {

Result<void> JournalRecord::answered(Match& match,
                                     const std::vector<std::vector<std::uint16_t>>& answers)
{
    if (Result<void> added = journal_.append(game_, answers.back()); !added) return added;
    if (match.over()) {
        if (Result<void> ended = journal_.end(game_); !ended) return ended;
    } else if (answers.size() % answers_per_save == 0) {
        if (Result<void> kept = journal_.save(game_, save_match(match)); !kept) return kept;
    }
    return journal_.acknowledge();
}

Result<void> JournalRecord::conceded(PlayerId player)
{
    if (Result<void> given_up = journal_.concede(game_, player); !given_up) return given_up;
    if (Result<void> ended = journal_.end(game_); !ended) return ended;
    return journal_.acknowledge();
}

Result<void> JournalRecord::ran_out_of_time(PlayerId player)
{
    if (Result<void> noted = journal_.run_out_of_time(game_, player); !noted) return noted;
    if (Result<void> ended = journal_.end(game_); !ended) return ended;
    return journal_.acknowledge();
}

Result<void> JournalRecord::forfeited(PlayerId player)
{
    if (Result<void> noted = journal_.forfeit(game_, player); !noted) return noted;
    if (Result<void> ended = journal_.end(game_); !ended) return ended;
    return journal_.acknowledge();
}

Result<void> JournalRecord::went_back(std::size_t answers)
{
    if (Result<void> taken = journal_.take_back(game_, answers); !taken) return taken;
    return journal_.acknowledge();
}

Result<void> begin_in(Journal& journal, const std::string& game, const GameTable& table)
{
    if (Result<void> begun = journal.begin(game, table.replay()); !begun) return begun;
    return journal.acknowledge();
}

}  // namespace ptcg
