#include "ptcg/view.hpp"

#include <algorithm>
#include <memory>

#include "ptcg/bots/bots.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/seen.hpp"
#include "support/small_cards.hpp"

namespace ptcg::view_test {

namespace {

constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

/// A match of cards without text that a bot has played up to this turn.
struct Game : test::SmallMatch {
    explicit Game(int turn)
    {
        const std::unique_ptr<Bot> bot = make_greedy_bot(cards.library);
        std::vector<std::uint16_t> picks;
        while (match.turn() < turn) {
            const Decision* decision = match.decision();
            REQUIRE(decision != nullptr);
            bot->choose(*decision, seen(seen_by(decision->asked)), picks);
            REQUIRE(match.answer(picks));
        }
    }

    View seen(Audience audience) { return test::seen(match, audience); }
};

bool hides_all(const PileView& pile, std::size_t count)
{
    return pile.known_count == 0 && pile.count == count;
}

}  // namespace

TEST_CASE("A player sees the own hand, and only the number of the opponent's cards", "[view]")
{
    Game game(5);
    const Table& table = game.match.state().now;
    const Pile& mine = table.player[0].pile(Zone::hand);
    const Pile& theirs = table.player[1].pile(Zone::hand);
    REQUIRE(theirs.count > 1);

    const View view = game.seen(seen_by(one));
    REQUIRE(view.player[0].hand.known_count == mine.count);
    for (std::size_t i = 0; i < mine.count; ++i) {
        CHECK(view.player[0].hand.known[i].place == i);
        CHECK(view.player[0].hand.known[i].def == game.match.state().defs[at(mine.cards[i])]);
    }
    CHECK(hides_all(view.player[1].hand, theirs.count));
    for (const PlayerView& player : view.player) {
        CHECK(hides_all(player.deck, player.deck.count));
        CHECK(hides_all(player.prizes, 6));
    }

    SECTION("a card that was shown is known, but not where in the hand it is")
    {
        const CardIndex shown = theirs.cards[1];
        game.match.edit([&](Resolver& r) { r.show(shown, seen_by(one)); });
        const View after = game.seen(seen_by(one));
        REQUIRE(after.player[1].hand.known_count == 1);
        CHECK(after.player[1].hand.known[0].def == game.match.state().defs[at(shown)]);
        CHECK(after.player[1].hand.known[0].place == 0xff);
        CHECK(hides_all(game.seen(seen_by_spectators).player[1].hand, theirs.count));
    }
    SECTION("a Prize card that was seen is known with its place")
    {
        const CardIndex prize = table.player[0].pile(Zone::prizes).cards[4];
        game.match.edit([&](Resolver& r) { r.table().seen[at(prize)] |= seen_by(one); });
        const View after = game.seen(seen_by(one));
        REQUIRE(after.player[0].prizes.known_count == 1);
        CHECK(after.player[0].prizes.known[0].place == 4);
        CHECK(hides_all(game.seen(seen_by(two)).player[0].prizes, 6));
    }
}

TEST_CASE("Spectators see no hand, not even a card both players know", "[view]")
{
    Game game(5);
    game.match.edit([](Resolver& r) {
        for (std::uint8_t& seen : r.table().seen) seen = 3;
    });
    const View view = game.seen(seen_by_spectators);
    for (const PlayerView& player : view.player) {
        CHECK(hides_all(player.hand, player.hand.count));
        CHECK(hides_all(player.deck, player.deck.count));
        CHECK(hides_all(player.prizes, player.prizes.count));
        CHECK(player.discard.known_count == player.discard.count);
        CHECK(player.pokemon[0].present);
        CHECK(player.pokemon[0].def != no_def);
    }
}

TEST_CASE("The judge sees every card", "[view]")
{
    Game game(5);
    const View view = game.seen(seen_by_all);
    for (const PlayerView& player : view.player) {
        std::size_t cards = 0;
        for (const PileView* pile : {&player.hand, &player.deck, &player.discard, &player.prizes,
                                     &player.lost_zone, &player.beside}) {
            CHECK(pile->known_count == pile->count);
            cards += pile->count;
        }
        for (const PokemonView& pokemon : player.pokemon) {
            if (pokemon.present) cards += 1u + pokemon.attached_count;
        }
        CHECK(cards == cards_per_player);
    }
}

TEST_CASE("Pokémon that lie face down are seen by their owner only", "[view]")
{
    Game game(5);
    game.match.edit([](Resolver& r) { r.table().face_down = true; });
    const PokemonView own = game.seen(seen_by(one)).player[0].pokemon[0];
    CHECK_FALSE(own.face_down);
    CHECK(own.def != no_def);
    for (Audience audience : {seen_by(two), seen_by_spectators}) {
        const PokemonView hidden = game.seen(audience).player[0].pokemon[0];
        CHECK(hidden.present);
        CHECK(hidden.face_down);
        CHECK(hidden.def == no_def);
        CHECK(hidden.hp == 0);
        CHECK(hidden.attached_count == 0);
    }
    CHECK(game.seen(seen_by_all).player[0].pokemon[0].def != no_def);
}

TEST_CASE("Making a view changes nothing", "[view]")
{
    Game game(5);
    const MatchState before = game.match.state();
    for (Audience audience : {seen_by(one), seen_by(two), seen_by_spectators, seen_by_all}) {
        (void)game.seen(audience);
    }
    CHECK(game.match.state() == before);
}

}  // namespace ptcg::view_test
