#include "bots/evaluation.hpp"

#include "small_cards.hpp"
#include "support/catch.hpp"

using namespace ptcg;
using namespace ptcg::tools;

namespace {

[[nodiscard]] View even_view(const test::SmallCards& cards)
{
    View view;
    view.turn_player = PlayerId::one;
    for (PlayerView& player : view.player) {
        player.prizes.count = 4;
        player.deck.count = 30;
        player.hand.count = 5;
        player.pokemon[0].present = true;
        player.pokemon[0].def = cards.magmar;
        player.pokemon[0].hp = 70;
    }
    return view;
}

}  // namespace

TEST_CASE("What one player is ahead the other is behind", "[mcts]")
{
    const test::SmallCards cards;
    View view = even_view(cards);
    view.player[0].prizes.count = 2;
    const double one = evaluate(cards.library, view, PlayerId::one);
    CHECK(one > 0.5);
    CHECK(one + evaluate(cards.library, view, PlayerId::two) == Approx(1));
}

TEST_CASE("Prize cards taken and an unhurt Pokemon count for a player", "[mcts]")
{
    const test::SmallCards cards;
    const View even = even_view(cards);
    const double before = evaluate(cards.library, even, PlayerId::one);
    View ahead = even;
    ahead.player[0].prizes.count = 3;
    CHECK(evaluate(cards.library, ahead, PlayerId::one) > before);
    View hurt = even;
    hurt.player[0].pokemon[0].damage = 40;
    CHECK(evaluate(cards.library, hurt, PlayerId::one) < before);
}

TEST_CASE("A match that is over is worth what came of it", "[mcts]")
{
    const test::SmallCards cards;
    View view = even_view(cards);
    view.outcome = Outcome::won;
    view.winner = PlayerId::two;
    CHECK(evaluate(cards.library, view, PlayerId::one) == 0);
    CHECK(evaluate(cards.library, view, PlayerId::two) == 1);
    view.outcome = Outcome::draw;
    CHECK(evaluate(cards.library, view, PlayerId::one) == 0.5);
}
