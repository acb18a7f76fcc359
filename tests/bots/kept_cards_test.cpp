// The estimated contents of a hand, compared with hands in actual games.

#include "kept_cards.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ptcg/bots/bots.hpp"
#include "ptcg/resolver.hpp"
#include "support/seen.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::kept_cards_test {

using namespace ptcg::test;

namespace {

/// The number of cards of each kind.
using Kinds = std::array<double, 4>;
constexpr std::size_t basics = 0, evolutions = 1, energy = 2, trainers = 3;

[[nodiscard]] std::size_t kind_of(const CardDef& def)
{
    if (def.is_evolution()) return evolutions;
    if (def.works_as_pokemon()) return basics;
    return def.kind == CardKind::energy ? energy : trainers;
}

/// Returns a match at a decision of its fifth turn, after random answers.
[[nodiscard]] Match fifth_turn(const ThemeDecks& decks, std::uint64_t seed)
{
    Match match = decks.start(seed, false);
    Random random(seed);
    while (match.turn() < 5) give(match, random_answer(*match.decision(), random));
    return match;
}

/// Counts the cards in the opponent's hand that `viewer` does not know.
void count(const Match& match, PlayerId viewer, Kinds& kinds)
{
    const MatchState& state = match.state();
    for (std::size_t card = 0; card < cards_per_match; ++card) {
        if (owner_of(static_cast<CardIndex>(card)) == viewer ||
            state.now.zone[card] != Zone::hand || (state.now.seen[card] & seen_by(viewer)) != 0) {
            continue;
        }
        ++kinds[kind_of(match.library().def(state.defs[card]))];
    }
}

/// Returns how many Basic Pokémon are dealt to the opponent's hand in all samples, if the opponent
/// keeps one with probability weight `kept`. The viewer must see no difference, and the cards stay
/// the same.
[[nodiscard]] double basics_dealt(const ThemeDecks& decks, Match& match, double kept)
{
    const PlayerId viewer = match.decision()->asked;
    const View known = seen(match, seen_by(viewer));
    const auto keeps = [&](const View& view, DefId card) {
        REQUIRE(view == known);
        return kind_of(match.library().def(card)) == basics ? kept : 1.0;
    };
    const Observation observed(match, viewer, {.real_list = true, .keeps = keeps});
    Match sample = decks.resume(match.state());
    Kinds kinds{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        REQUIRE(observed.sample(seed, sample));
        REQUIRE(seen(sample, seen_by(viewer)) == known);
        REQUIRE(std::is_permutation(sample.state().defs.begin(), sample.state().defs.end(),
                                    match.state().defs.begin()));
        count(sample, viewer, kinds);
    }
    return kinds[basics];
}

/// Sums at the starts of turns, separate by whether the opponent has room on the Bench.
struct Hands {
    Kinds held{};    ///< in the actual hands
    Kinds alike{};   ///< in hands dealt with equal probabilities
    Kinds likely{};  ///< in hands dealt with the bots' estimates
};

void compare(Match& match, std::uint64_t seed, std::array<Hands, 2>& sums)
{
    const PlayerId viewer = match.decision()->asked;
    const CardLibrary& library = match.library();
    const auto keeps = [&](const View& view, DefId card) {
        return readiness_to_keep(library, view, opponent_of(viewer), card);
    };
    const Result<Match> alike = Observation(match, viewer, {.real_list = true}).sample(seed);
    const Result<Match> likely =
        Observation(match, viewer, {.real_list = true, .keeps = keeps}).sample(seed);
    REQUIRE(alike);
    REQUIRE(likely);
    constexpr std::uint8_t enough = 4;  // this bot does not bench more
    const View view = seen(match, seen_by(viewer));
    Hands& hands = sums[view.player[at(opponent_of(viewer))].bench_count < enough ? 1 : 0];
    count(match, viewer, hands.held);
    count(alike.value(), viewer, hands.alike);
    count(likely.value(), viewer, hands.likely);
}

}  // namespace

TEST_CASE("what the opponent would have played is not dealt to its hand", "[determinize]")
{
    const ThemeDecks decks;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        INFO("seed " << seed);
        Match match = fifth_turn(decks, seed);
        const double any = basics_dealt(decks, match, 1);
        CHECK(any > 10);
        CHECK(basics_dealt(decks, match, 0) == 0);
        CHECK(basics_dealt(decks, match, 0.2) * 2 < any);
    }
}

TEST_CASE("a hand is dealt also where nothing of it would have been kept", "[determinize]")
{
    const ThemeDecks decks;
    Match match = fifth_turn(decks, 1);
    const PlayerId viewer = match.decision()->asked;
    const auto keeps = [](const View&, DefId) { return 0.0; };
    Result<Match> sample = determinize(match, viewer, 1, {.real_list = true, .keeps = keeps});
    REQUIRE(sample);
    CHECK(seen(sample.value(), seen_by(viewer)) == seen(match, seen_by(viewer)));
}

TEST_CASE("hands hold what players leave in them", "[mcts]")
{
    const ThemeDecks decks;
    const std::unique_ptr<Bot> bot = make_greedy_bot(decks.pool->library);
    std::array<Hands, 2> sums;
    View view;
    std::vector<std::uint16_t> picks;
    for (std::uint64_t game = 0; game < 60; ++game) {
        Match match = decks.start(6 * game + 3, false);  // the two theme decks alternate
        match.record_events(false);
        int last = 2;  // each later turn comes after one of the opponent's
        while (const Decision* open = match.decision()) {
            if (open->purpose == Purpose::main_phase && match.turn() > last) {
                last = match.turn();
                compare(match, game, sums);
            }
            ask(*bot, match, view, picks);
            give(match, picks);
        }
    }
    for (const bool room : {false, true}) {
        const Hands& hands = sums[room ? 1 : 0];
        double wrong_alike = 0;
        double wrong = 0;
        for (std::size_t kind = 0; kind < hands.held.size(); ++kind) {
            UNSCOPED_INFO("kind " << kind << ": held " << hands.held[kind] << ", taken to be "
                                  << hands.likely[kind] << ", alike " << hands.alike[kind]);
            wrong_alike += std::abs(hands.alike[kind] - hands.held[kind]);
            wrong += std::abs(hands.likely[kind] - hands.held[kind]);
        }
        CHECK(wrong < wrong_alike * 2 / 3);
    }
}

TEST_CASE("before its first turn a player has kept nothing", "[mcts]")
{
    const ThemeDecks decks;
    View view;
    for (const DefId card : decks.decks[0]) {
        CHECK(readiness_to_keep(decks.pool->library, view, PlayerId::two, card) == 1);
    }
}

}  // namespace ptcg::kept_cards_test
