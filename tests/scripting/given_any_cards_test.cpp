// Given hidden cards in games of all decks, at any decision.

#include "ptcg/determinize.hpp"
#include "support/all_decks.hpp"
#include "support/same_question.hpp"
#include "support/seen.hpp"

namespace ptcg::given_any_cards_test {

using namespace ptcg::test;

namespace {

/// Lists for all that is hidden from a player: at each place a card that may be there, drawn from
/// all cards of the match.
struct Lists {
    std::array<std::array<std::vector<DefId>, pile_count>, players> pile;
    std::vector<DefId> face_down;

    Lists(const Match& match, PlayerId viewer, Random& random)
    {
        const MatchState& state = match.state();
        const PlayerId rival = opponent_of(viewer);
        const auto any = [&] { return state.defs[random.below(cards_per_match)]; };
        for (const PlayerId owner : both_players) {
            for (const Zone zone : {Zone::deck, Zone::prizes, Zone::hand}) {
                if (zone == Zone::hand && owner == viewer) continue;
                const Pile& from = state.now.player[at(owner)].pile(zone);
                for (std::size_t i = 0; i < from.count; ++i) {
                    const std::size_t card = at(from.cards[i]);
                    const bool known = (state.now.seen[card] & seen_by(viewer)) != 0;
                    pile[at(owner)][at(zone)].push_back(known ? state.defs[card] : any());
                }
            }
        }
        const PlayerTable& player = state.now.player[at(rival)];
        if (!state.now.face_down) return;
        if (player.active != no_slot)
            face_down.push_back(state.defs[at(state.now.slots[at(player.active)].top)]);
        for (std::size_t i = 0; i < player.bench_count; ++i)
            face_down.push_back(state.defs[at(state.now.slots[at(player.bench[i])].top)]);
    }

    [[nodiscard]] GivenCards given(PlayerId viewer) const
    {
        GivenCards all;
        for (const PlayerId owner : both_players) {
            const auto& of = pile[at(owner)];
            all.side[at(owner)] = {.deck = of[at(Zone::deck)],
                                   .hand = of[at(Zone::hand)],
                                   .prizes = of[at(Zone::prizes)]};
        }
        all.side[at(opponent_of(viewer))].face_down = face_down;
        return all;
    }
};

#ifdef NDEBUG
constexpr std::size_t given_games = 60;
#else
constexpr std::size_t given_games = 12;
#endif

}  // namespace

TEST_CASE("with given cards a player sees the same table and question, and the game goes on",
          "[given]")
{
    const AllDecks decks;
    std::size_t asked = 0, in_effect = 0, failed_in_effect = 0;
    for (std::size_t game = 0; game < given_games; ++game) {
        Match match = decks.start_game(game, game % 4 == 3);
        Match made = decks.at(match, match.state());
        Random random(game);
        play(match, game, [&](Match& now) {
            if (now.state().now.face_down || random.below(6) != 0) return;
            const PlayerId viewer = now.decision()->asked;
            if (at(viewer) >= players) return;
            const MatchState before = now.state();
            const bool in_step = before.checkpointed || before.answers.used > 0;
            const Lists lists(now, viewer, random);
            const Result<void> put =
                Observation(now, viewer).give(lists.given(viewer), random.next(), made);
            INFO("game " << game << ", decision " << before.decisions);
            ++asked;
            in_effect += in_step ? 1u : 0u;
            if (!put) {
                INFO(put.error().message);
                REQUIRE(in_step);
                ++failed_in_effect;
                return;
            }
            REQUIRE(now.state() == before);
            REQUIRE(invariant_broken(made.rules()) == "");
            REQUIRE(seen(made, seen_by(viewer)) == seen(now, seen_by(viewer)));
            REQUIRE(same_question(*made.decision(), *now.decision()));
            play_on(made, random, 25);
        });
    }
    INFO(asked << " asked, " << in_effect << " in an effect, of these failed " << failed_in_effect);
    CHECK(in_effect > given_games);
    CHECK(failed_in_effect * 20 < in_effect);
}

TEST_CASE("no hidden card of the match is in a position with given cards", "[given][secrets]")
{
    const std::size_t compared = with_twins(given_games, 3000, [](const TwinCase& pair) {
        const auto& [now, twin, viewer, random, a, b] = pair;
        const Lists lists(now, viewer, random);
        // Cards of a hand that the player knows may be anywhere in it.
        const GivenCards given = lists.given(viewer);
        const std::uint64_t seed = random.next();
        REQUIRE(Observation(now, viewer).give(given, seed, a));
        REQUIRE(Observation(twin, viewer).give(given, seed, b));
        REQUIRE(a.state() == b.state());
    });
    CHECK(compared > given_games);
}

}  // namespace ptcg::given_any_cards_test
