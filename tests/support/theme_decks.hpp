#pragma once

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

/// Whole games with real cards, for tests of properties at every decision.
namespace ptcg::test {

/// Cards that no deck of the project plays: copied attacks and Supporters, coins before damage,
/// effects on later attacks.
inline constexpr const char* menagerie =
    "4 dp3-66\n3 dp3-82\n2 dp3-46\n2 dp3-3\n2 dp3-10\n3 dp3-102\n2 dp3-53\n1 dp3-7\n2 dp3-95\n"
    "1 pl3-29\n2 dp3-88\n2 dp2-96\n2 dp3-99\n2 dp3-76\n1 dp3-64\n2 dp3-83\n1 dp1-22\n1 dp3-86\n"
    "1 dp1-47\n2 ex1-75\n2 dp3-55\n2 dp3-104\n2 dp3-27\n2 dp3-126\n2 dp3-122\n2 dp3-121\n"
    "5 dp1-124\n2 dp1-127\n2 base1-96\n1 dp3-129\n";

/// The project's packs, its two theme decks and the menagerie.
struct ThemeDecks {
    ThemeDecks()
    {
        const std::filesystem::path cards = ptcg::test::cards_folder();
        const std::array roots{cards};
        LoadResult loaded = load_packs(roots);
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        pool = std::move(loaded.pool);
        host = std::make_unique<ScriptHost>(pool->scripts, pool->library);
        decks = {read(file_text(cards / "decks/powerhouse-tuned.txt")),
                 read(file_text(cards / "decks/lava-flow-tuned.txt")), read(menagerie)};
    }

    [[nodiscard]] static std::string file_text(const std::filesystem::path& file)
    {
        std::ifstream in(file);
        std::stringstream text;
        text << in.rdbuf();
        return text.str();
    }

    [[nodiscard]] std::vector<DefId> read(const std::string& list) const
    {
        const DeckText deck = DeckTextReader(pool->library).read(list);
        REQUIRE(deck.problems.empty());
        REQUIRE(deck.cards().size() == cards_per_player);
        return deck.cards();
    }

    [[nodiscard]] Match start(std::uint64_t seed, bool explicit_chance) const
    {
        Result<Match> match = Match::start(pool->library, profile("dp"), host.get(),
                                           {.deck_one = decks[seed % 3],
                                            .deck_two = decks[seed % 2],
                                            .seed = seed,
                                            .explicit_chance = explicit_chance,
                                            .decision_cap = 20'000});
        REQUIRE(match);
        return std::move(match.value());
    }

    [[nodiscard]] Match resume(const MatchState& state) const
    {
        Result<Match> match = Match::resume(pool->library, profile("dp"), host.get(), state);
        REQUIRE(match);
        return std::move(match.value());
    }

    std::unique_ptr<CardPool> pool;
    std::unique_ptr<ScriptHost> host;
    std::array<std::vector<DefId>, 3> decks;
};

using Answer = std::vector<std::uint16_t>;

inline void give(Match& match, const Answer& answer)
{
    const Result<void> taken = match.answer(answer);
    if (!taken) FAIL(taken.error().message);
}

/// Plays a random game and calls `at_decision` before each answer. Returns the answers.
template <typename Look>
std::vector<Answer> play(Match& match, std::uint64_t seed, Look at_decision)
{
    Random random(seed * 2654435761u + 1);
    std::vector<Answer> answers;
    while (const Decision* open = match.decision()) {
        at_decision(match);
        answers.push_back(random_answer(*match.decision(), random));
        (void)open;
        give(match, answers.back());
    }
    return answers;
}

}  // namespace ptcg::test
