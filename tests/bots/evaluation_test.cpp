#include "evaluation.hpp"

#include "support/catch.hpp"
#include "support/small_cards.hpp"

using namespace ptcg;

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

TEST_CASE("Cards that a player can use count if they are known", "[mcts]")
{
    const test::SmallCards cards;
    View even = even_view(cards);
    even.player[0].pokemon[1].present = true;
    even.player[0].pokemon[1].def = cards.mareep;
    even.player[0].pokemon[1].hp = 50;
    const double before = evaluate(cards.library, even, PlayerId::one);
    const auto with = [&](DefId card) {
        View view = even;
        view.player[0].hand.known_count = 1;
        view.player[0].hand.known[0] = {0xff, card};
        return evaluate(cards.library, view, PlayerId::one);
    };
    CHECK(with(cards.flaaffy) > before);
    CHECK(with(cards.fire) > before);
    CHECK(with(cards.cape) == before);
    even.player[0].pokemon[1].def = cards.magmar;
    CHECK(with(cards.flaaffy) == evaluate(cards.library, even, PlayerId::one));
}

TEST_CASE("The fewer attacks a Knock Out takes, the better", "[mcts]")
{
    const test::SmallCards cards;
    View view = even_view(cards);
    PokemonView& attacker = view.player[0].pokemon[0];
    attacker.attached_count = 2;
    attacker.attached[0] = attacker.attached[1] = {cards.fire, Role::energy};
    const auto pace = [&](int damage) {
        view.player[1].pokemon[0].damage = static_cast<std::uint16_t>(damage);
        const Traits traits = traits_of(cards.library, view, PlayerId::one);
        return traits[static_cast<std::size_t>(Trait::pace)];
    };
    constexpr double none = 1.0 / 6;           // the opponent has no Energy to attack with
    CHECK(pace(0) == Approx(1.0 / 3 - none));  // 70 HP, 30 damage each
    CHECK(pace(10) == Approx(1.0 / 2 - none));
    CHECK(pace(40) == Approx(1 - none));
    attacker.attached_count = 1;
    CHECK(pace(40) == 0);
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
