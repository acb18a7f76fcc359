// What a player takes for granted of the opponent's list decides what a redrawn position is made
// of, also in what the engine notes of the decks.

#include "ptcg/determinize.hpp"
#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

using namespace ptcg;
using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// Player two has cards that no other list has, whose parts come from the discard pile.
struct Lists {
    NeutralCards cards;
    std::vector<DefId> plain, odd;
    Ruleset rules = profile("sv");

    Lists()
    {
        CardDef part = cards.library.def(cards.pokemon({.name = "Plain"}));
        part.parts_from = Zone::discard;
        const DefId parts = cards.add(part, "Part");
        plain = cards.deck({{20, "Bystander"}});
        odd = plain;
        for (std::size_t i = 40; i < 44; ++i) odd[i] = parts;
    }

    [[nodiscard]] Match start(std::uint64_t seed)
    {
        Result<Match> match = Match::start(cards.library, rules, &cards.effects,
                                           {.deck_one = plain, .deck_two = odd, .seed = seed});
        REQUIRE(match);
        while (match.value().decision()->purpose != Purpose::main_phase) {
            REQUIRE(match.value().answer_by_default());
        }
        return std::move(match.value());
    }
};

/// How many cards of the list the player holds in all zones.
[[nodiscard]] int count(const MatchState& state, PlayerId id, DefId def)
{
    int found = 0;
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        found += state.defs[at(id) * cards_per_player + i] == def ? 1 : 0;
    }
    return found;
}

}  // namespace

TEST_CASE("an unknown list is taken to be like the own one, a known one is what it is",
          "[determinize]")
{
    Lists lists;
    const DefId part = lists.odd[40];
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match = lists.start(seed);
        REQUIRE(match.state().parts_from_discard);
        for (const bool real_list : {false, true}) {
            CAPTURE(seed, real_list);
            const Observation seen(match, one, {.real_list = real_list});
            Result<Match> drawn = seen.sample(seed);
            REQUIRE(drawn);
            const MatchState& state = drawn.value().state();
            CHECK(invariant_broken(drawn.value().rules()).empty());
            CHECK(count(state, one, part) == 0);
            CHECK(count(state, two, part) == (real_list ? 4 : 0));
            CHECK(state.parts_from_discard == real_list);
        }
        const Observation seen(match, two, {});  // who has the cards knows of them
        Result<Match> drawn = seen.sample(seed);
        REQUIRE(drawn);
        CHECK(count(drawn.value().state(), two, part) == 4);
        CHECK(drawn.value().state().parts_from_discard);
    }
}

TEST_CASE("lists that players know of each other, and one that is assumed", "[determinize]")
{
    Lists lists;
    const DefId part = lists.odd[40];
    for (const bool known : {false, true}) {
        Result<Match> match = Match::start(
            lists.cards.library, lists.rules, &lists.cards.effects,
            {.deck_one = lists.plain, .deck_two = lists.odd, .seed = 3, .lists_known = known});
        REQUIRE(match);
        const auto parts = [&](const Assumptions& assumptions) {
            Result<Match> drawn = Observation(match.value(), one, assumptions).sample(1);
            REQUIRE(drawn);
            return count(drawn.value().state(), two, part);
        };
        CHECK(parts({}) == (known ? 4 : 0));
        CHECK(parts({.opponents_list = lists.plain}) == 0);
        CHECK(parts({.opponents_list = lists.odd}) == 4);
        CHECK(parts({.opponents_list = lists.plain, .real_list = true}) == 0);
    }
}
