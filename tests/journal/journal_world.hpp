#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ptcg/bots/bots.hpp"
#include "ptcg/journal/journal_record.hpp"
#include "ptcg/journal/recovery.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_games.hpp"

namespace ptcg::test {

/// Games of cards without text for tests of journals.
struct JournalWorld {
    GameData data = tools::game_data(small_data());

    [[nodiscard]] std::unique_ptr<GameTable> table(std::uint64_t seed) const
    {
        return small_table(data, seed);
    }
};

/// Answers at random until the game has `answers` answers in all or is over. The picks depend only
/// on the number of the answer, so that a recovered game continues as the original would.
inline void play_to(GameTable& table, std::size_t answers)
{
    const std::unique_ptr<Bot> bot = make_random_bot();
    std::vector<std::uint16_t> picks;
    while (table.answers_given() < answers) {
        const Decision* open = table.match().decision();
        if (open == nullptr) return;
        bot->begin(table.answers_given());
        bot->choose(*open, View{}, picks);
        REQUIRE(table.answer(picks));
    }
}

}  // namespace ptcg::test
