#include "evaluation.hpp"

#include <cmath>

#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::evaluation_test {

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
    Evaluation evaluation(cards.library);
    View view = even_view(cards);
    view.player[0].prizes.count = 2;
    CHECK(evaluation(view, PlayerId::one) > 0.5);
    CHECK(evaluation(view, PlayerId::two) < 0.5);
}

TEST_CASE("Prize cards taken and an unhurt Pokemon count for a player", "[mcts]")
{
    const test::SmallCards cards;
    Evaluation evaluation(cards.library);
    const View even = even_view(cards);
    const double before = evaluation(even, PlayerId::one);
    View ahead = even;
    ahead.player[0].prizes.count = 3;
    CHECK(evaluation(ahead, PlayerId::one) > before);
    View hurt = even;
    hurt.player[0].pokemon[0].damage = 40;
    CHECK(evaluation(hurt, PlayerId::one) < before);
}

TEST_CASE("Cards that a player can use count if they are known", "[mcts]")
{
    const test::SmallCards cards;
    View even = even_view(cards);
    even.player[0].pokemon[1].present = true;
    even.player[0].pokemon[1].def = cards.mareep;
    even.player[0].pokemon[1].hp = 50;
    const auto with = [&](DefId card, Trait trait) {
        View view = even;
        view.player[0].hand.known_count = 1;
        view.player[0].hand.known[0] = {0xff, card};
        return traits_of(cards.library, view, PlayerId::one)[static_cast<std::size_t>(trait)];
    };
    CHECK(with(cards.flaaffy, Trait::evolution_in_hand) == 1);
    CHECK(with(cards.fire, Trait::energy_in_hand) == 1);
    CHECK(with(cards.cape, Trait::evolution_in_hand) == 0);
    CHECK(with(cards.cape, Trait::energy_in_hand) == 0);
    even.player[0].pokemon[1].def = cards.magmar;
    CHECK(with(cards.flaaffy, Trait::evolution_in_hand) == 0);
}

TEST_CASE("The fewer attacks a Knock Out takes, the better", "[mcts]")
{
    const test::SmallCards cards;
    View view = even_view(cards);
    PokemonView& attacker = view.player[0].pokemon[0];
    attacker.attached_count = 2;
    attacker.attached[0] = attacker.attached[1] = {cards.fire, Role::energy};
    const auto pace = [&](int damage, PlayerId player) {
        view.player[1].pokemon[0].damage = static_cast<std::uint16_t>(damage);
        const Traits traits = traits_of(cards.library, view, player);
        return traits[static_cast<std::size_t>(Trait::pace)];
    };
    CHECK(pace(0, PlayerId::one) == Approx(1.0 / 3));  // 70 HP, 30 damage each
    CHECK(pace(10, PlayerId::one) == Approx(1.0 / 2));
    CHECK(pace(40, PlayerId::one) == Approx(1));
    CHECK(pace(40, PlayerId::two) == Approx(1.0 / 6));  // it has no Energy to attack with
    attacker.attached_count = 1;
    CHECK(pace(40, PlayerId::one) == Approx(1.0 / 6));
}

TEST_CASE("A match that is over is worth what came of it", "[mcts]")
{
    const test::SmallCards cards;
    Evaluation evaluation(cards.library);
    View view = even_view(cards);
    view.outcome = Outcome::won;
    view.winner = PlayerId::two;
    CHECK(evaluation(view, PlayerId::one) == 0);
    CHECK(evaluation(view, PlayerId::two) == 1);
    view.outcome = Outcome::draw;
    CHECK(evaluation(view, PlayerId::one) == 0.5);
}

TEST_CASE("Cards are read by where they are, and prints of a card are that card", "[mcts]")
{
    test::SmallCards cards;
    cards.library.add_print("other-print", cards.magmar);
    const ValueReader reader(cards.library, {"no-such-card", "other-print"});
    View view = even_view(cards);
    view.player[1].pokemon[0].def = cards.mareep;  // which the network does not know
    PokemonView& magmar = view.player[0].pokemon[0];
    magmar.damage = 20;
    magmar.attached_count = 1;
    magmar.attached[0] = {cards.fire, Role::energy};
    view.player[1].hand.known_count = 1;
    view.player[1].hand.known[0] = {0xff, cards.magmar};
    ValueInput input;
    reader.read(view, PlayerId::one, input);
    const std::vector<ValueInput::Card> expected = {{1, CardPart::active, 0, 1},
                                                    {1, CardPart::health, 0, 0.5F},
                                                    {1, CardPart::energy, 0, 1},
                                                    {1, CardPart::hand, 1, 1}};
    CHECK(input.cards == expected);
    CHECK(input.numbers.back() == 1);
    reader.read(view, PlayerId::two, input);
    CHECK(input.cards.front() == ValueInput::Card{1, CardPart::hand, 0, 1});
    CHECK(input.numbers.back() == 0);
}

}  // namespace ptcg::evaluation_test
