// The guarantees about state, checked with real cards: whole games of the two theme decks.

#include "support/theme_decks.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/save.hpp"
#include "ptcg/view.hpp"

namespace ptcg::theme_decks_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr std::uint64_t games = 200;
#else
constexpr std::uint64_t games = 10;  // under sanitizers each takes many times longer
#endif

/// Returns whether the viewer has seen such a card there (0xff: somewhere in a hand).
[[nodiscard]] bool really_known(const Facts& game, PlayerId owner, Zone zone,
                                const KnownCard& known, PlayerId viewer)
{
    const Pile& pile = game.pile(owner, zone);
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (known.place != 0xff && known.place != i) continue;
        const CardIndex card = pile.cards[i];
        if (game.def_id(card) == known.def &&
            (game.table().seen[at(card)] & seen_by(viewer)) != 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("theme decks: a copy made at any decision ends as the original does", "[properties]")
{
    const ThemeDecks decks;
    std::size_t decisions = 0, in_effect = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = decks.start(seed, seed % 5 == 0);
        match.record_events(false);
        std::vector<MatchState> states;
        const auto answers = play(match, seed, [&](Match& at) {
            states.push_back(at.state());
            in_effect += at.state().checkpointed ? 1u : 0u;
        });
        const std::uint64_t end = hash(match.state());
        for (std::size_t from = 0; from < states.size(); ++from) {
            Match copy = decks.resume(states[from]);
            copy.record_events(false);
            for (std::size_t i = from; i < answers.size(); ++i) give(copy, answers[i]);
            if (hash(copy.state()) != end) FAIL("seed " << seed << ", decision " << from);
        }
        decisions += states.size();
    }
    INFO(decisions << " decisions, " << in_effect << " of them in the middle of an effect");
    CHECK(in_effect > games);
}

TEST_CASE("theme decks: a match saved and loaded at any decision goes on alike", "[properties]")
{
    const ThemeDecks decks;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = decks.start(seed, seed % 5 == 0);
        std::vector<std::string> saves;
        const auto answers = play(match, seed, [&](Match& at) {
            saves.push_back(save_match(at));
            Result<LoadedMatch> loaded =
                load_match(saves.back(), decks.pool->library, profile("dp"), decks.host.get(), {});
            if (!loaded) FAIL(loaded.error().message);
            if (!(loaded.value().match.state() == at.state())) FAIL("seed " << seed);
        });
        const std::uint64_t end = hash(match.state());
        for (std::size_t from = 0; from < saves.size(); ++from) {
            Result<LoadedMatch> loaded =
                load_match(saves[from], decks.pool->library, profile("dp"), decks.host.get(), {});
            for (std::size_t i = from; i < answers.size(); ++i)
                give(loaded.value().match, answers[i]);
            if (hash(loaded.value().match.state()) != end)
                FAIL("seed " << seed << ", from " << from);
        }
    }
}

TEST_CASE("theme decks: undone and redone at any decision, every step repeats itself",
          "[properties]")
{
    const ThemeDecks decks;
    for (std::uint64_t seed = 1; seed <= games / 5; ++seed) {
        Match match = decks.start(seed, seed % 2 == 0);
        match.verify_reruns(true);
        Random random(seed);
        while (match.decision() != nullptr) {
            const MatchState before = match.state();
            const Answer answer = random_answer(*match.decision(), random);
            give(match, answer);
            const MatchState after = match.state();
            const std::vector<Event> events(match.events().begin(), match.events().end());
            match.restore(before);
            give(match, answer);
            if (!(match.state() == after)) FAIL("seed " << seed);
            CHECK(std::equal(events.begin(), events.end(), match.events().begin(),
                             match.events().end()));
        }
    }
}

TEST_CASE("theme decks: no view holds a card its viewer may not know", "[views]")
{
    const ThemeDecks decks;
    View view;
    for (std::uint64_t seed = 1; seed <= games / 10; ++seed) {
        Match match = decks.start(seed, false);
        play(match, seed, [&](Match& at) {
            const Permissions& game = at.rules();
            for (const PlayerId viewer : both_players) {
                make_view(at.rules(), seen_by(viewer), view);
                for (PlayerId owner : both_players) {
                    const PlayerView& side = view.player[ptcg::at(owner)];
                    const std::pair<const PileView*, Zone> piles[] = {{&side.hand, Zone::hand},
                                                                      {&side.deck, Zone::deck},
                                                                      {&side.prizes, Zone::prizes}};
                    for (const auto& [pile, zone] : piles) {
                        REQUIRE(pile->count == game.pile(owner, zone).count);
                        for (std::size_t i = 0; i < pile->known_count; ++i) {
                            REQUIRE(really_known(game, owner, zone, pile->known[i], viewer));
                        }
                    }
                }
            }
        });
    }
}

}  // namespace ptcg::theme_decks_test
