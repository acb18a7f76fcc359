#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "journal/journal_record.hpp"
#include "journal/recovery.hpp"
#include "small_cards.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::test {

/// Games of cards without text for tests of journals.
struct JournalWorld {
    tools::Data data;
    std::vector<DefId> deck;

    JournalWorld()
    {
        SmallCards cards;
        deck = cards.deck();
        data.roots = {cards_folder()};
        data.pool = std::make_unique<CardPool>();
        data.pool->library = std::move(cards.library);
        data.pool->packs.emplace_back();
        data.pool->packs[0].id = "test";
        data.pool->packs[0].version = "1";
        data.pool->packs[0].cards = {"test-1"};
    }

    [[nodiscard]] std::unique_ptr<tools::GameTable> table(std::uint64_t seed) const
    {
        tools::GameTable::Setup setup;
        setup.decks = {tools::Deck{"One", deck}, tools::Deck{"Two", deck}};
        setup.ruleset = "dp";
        setup.seed = seed;
        const Result<Ruleset> rules = tools::find_ruleset("dp", data.roots);
        REQUIRE(rules);
        setup.rules = rules.value();
        auto opened = tools::GameTable::open(data, std::move(setup));
        REQUIRE(opened);
        return std::move(opened.value());
    }
};

/// Answers at random until the game has `answers` answers in all or is over. The picks depend only
/// on the number of the answer, so that a recovered game continues as the original would.
inline void play_to(tools::GameTable& table, std::size_t answers)
{
    const std::unique_ptr<tools::Bot> bot = tools::make_random_bot();
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
