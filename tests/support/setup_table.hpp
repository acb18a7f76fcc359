#pragma once

#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::test {

/// A match that stops at each question to a player. Chance keeps decks in the order of their lists.
struct Setup {
    Setup(const NeutralCards& cards, const Ruleset& rules, std::vector<DefId> one,
          std::vector<DefId> two, std::string coins)
        : chance(std::move(coins)),
          match(std::move(Match::start(cards.library, rules, nullptr,
                                       {.deck_one = one, .deck_two = two, .explicit_chance = true})
                              .value()))
    {
    }

    const Decision* next() { return chance.next_question(match); }
    void answer(std::vector<std::uint16_t> picks)
    {
        const Result<void> taken = match.answer(picks);
        if (!taken) FAIL(taken.error().message);
    }
    [[nodiscard]] const Pile& pile(PlayerId id, Zone zone) { return match.rules().pile(id, zone); }
    [[nodiscard]] int count(EventKind kind, PlayerId who) const
    {
        int n = 0;
        for (const Event& e : match.events()) n += e.kind == kind && e.player == who ? 1 : 0;
        return n;
    }
    [[nodiscard]] int position(EventKind kind, PlayerId who = PlayerId::none) const
    {
        int n = 0;
        for (const Event& e : match.events()) {
            if (e.kind == kind && (who == PlayerId::none || e.player == who)) return n;
            ++n;
        }
        return -1;
    }
    /// Gives default answers until the first main phase.
    void finish()
    {
        while (const Decision* open = next()) {
            if (open->purpose == Purpose::main_phase) return;
            REQUIRE(match.answer_by_default());
        }
    }

    ScriptedChance chance;
    Match match;
};

/// Returns a deck whose first `times` hands have no Basic Pokémon.
inline std::vector<DefId> mulligans(const NeutralCards& cards, int times)
{
    std::vector<DefId> deck(cards_per_player, cards["Fire Energy"]);
    const auto first = static_cast<std::size_t>(7 * times);
    for (std::size_t i = first; i < first + 7; ++i) deck[i] = cards["Bystander"];
    return deck;
}

}  // namespace ptcg::test
