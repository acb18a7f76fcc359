#pragma once

#include <memory>

#include "games/saved_games.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::test {

/// A pool of the cards without text, in one pack.
[[nodiscard]] inline std::shared_ptr<CardPool> small_pool()
{
    SmallCards cards;
    auto pool = std::make_shared<CardPool>();
    pool->library = std::move(cards.library);
    PackInfo& pack = pool->packs.emplace_back();
    pack.id = "test";
    pack.version = "1";
    pack.cards = {"test-1"};
    return pool;
}

/// The same with this repository's rulesets.
[[nodiscard]] inline tools::Data small_data()
{
    tools::Data data;
    data.roots = {cards_folder()};
    data.pool = small_pool();
    return data;
}

/// A new game of two decks of them.
[[nodiscard]] inline std::unique_ptr<GameTable> small_table(const GameData& data,
                                                            std::uint64_t seed)
{
    const std::vector<DefId> deck = SmallCards().deck();
    GameTable::Setup setup;
    setup.decks = {Deck{"One", deck}, Deck{"Two", deck}};
    setup.ruleset = "dp";
    setup.seed = seed;
    const Result<Ruleset> rules = data.find_ruleset("dp");
    REQUIRE(rules);
    setup.rules = rules.value();
    auto opened = GameTable::open(data.pool, std::move(setup));
    REQUIRE(opened);
    return std::move(opened.value());
}

}  // namespace ptcg::test
