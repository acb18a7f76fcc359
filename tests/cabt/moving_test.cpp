// Counters and switches that the interface asks for one by one. Cards are set up in the middle of a
// game; their attack is used a turn later.

#include "ptcg/permissions.hpp"
#include "support/contest_games.hpp"

namespace ptcg::moving_test {

using namespace ptcg::test;
using cabt::Context;
using cabt::OptionType;
using cabt::SelectType;

namespace {

constexpr int alakazam = 245, strange_hacking = 338, latias = 754, strafe = 1089, abra = 741;
constexpr int psychic_energy = 5;

[[nodiscard]] std::vector<int> four_and_energy(std::initializer_list<int> pokemon)
{
    std::vector<int> deck;
    for (const int number : pokemon) deck.insert(deck.end(), 4, number);
    deck.resize(cards_per_player, psychic_energy);
    return deck;
}

[[nodiscard]] CardIndex in_deck(const cabt::Game& game, const Match& match, PlayerId owner,
                                int number)
{
    const Pile& deck = match.state().now.player[at(owner)].pile(Zone::deck);
    for (std::size_t i = 0; i < deck.count; ++i) {
        if (game.cards().number(deck.cards[i]) == number) return deck.cards[i];
    }
    FAIL("no card " << number << " is in the deck");
    return no_card;
}

/// Answers with the last option in the main phase, which ends the turn, and else with the first.
void pass(cabt::Game& game)
{
    const cabt::Select& select = *game.select();
    const bool main = select.type == SelectType::main;
    const int last = static_cast<int>(select.options.size()) - 1;
    if (main || select.min == 1) return answer(game, {main ? last : 0});
    answer(game, {});
}

/// Goes on to the next main phase of the player in a turn after this one.
void pass_until_main(cabt::Game& game, PlayerId who)
{
    const int turn = game.match().turn();
    const auto reached = [&] {
        return game.match().turn() > turn && game.asked() == who &&
               game.select()->type == SelectType::main;
    };
    do pass(game);
    while (!game.over() && !reached());
    REQUIRE_FALSE(game.over());
}

void attack_with(cabt::Game& game, int attack)
{
    const auto& options = game.select()->options;
    const auto found = std::ranges::find_if(options, [&](const cabt::SelectOption& option) {
        return option.type == OptionType::attack && option.value == attack;
    });
    REQUIRE(found != options.end());
    answer(game, {static_cast<int>(found - options.begin())});
}

[[nodiscard]] int points_on(cabt::Game& game, SlotId id)
{
    return game.match().state().now.slots[at(id)].damage;
}

}  // namespace

TEST_CASE("Counters are moved one by one, as often as the player likes", "[cabt][questions]")
{
    const std::vector<int> deck = four_and_energy({abra, alakazam});
    const std::unique_ptr<cabt::Game> game = world().start(3, {deck, deck});
    pass_until_main(*game, PlayerId::one);
    const PlayerId owner = PlayerId::one, rival = PlayerId::two;
    Match& match = game->match();
    const Table& now = match.state().now;
    const SlotId active = now.player[at(owner)].active, target = now.player[at(rival)].active;
    const CardIndex evolved = in_deck(*game, match, owner, alakazam);
    const CardIndex energy = in_deck(*game, match, owner, psychic_energy);
    const CardIndex benched = in_deck(*game, match, rival, abra);
    match.edit([&](Resolver& rules) {
        bool placed = false;
        REQUIRE(rules.evolve(active, evolved) == Status::done);
        REQUIRE(rules.attach(energy, active, Role::energy) == Status::done);
        REQUIRE(rules.put_onto_bench(benched, placed) == Status::done);
        REQUIRE(placed);
        REQUIRE(rules.put_counters(target, 20) == Status::done);
    });
    pass_until_main(*game, owner);
    const SlotId other = match.state().now.player[at(rival)].bench[0];
    attack_with(*game, strange_hacking);
    const cabt::Select& select = *game->select();
    const auto asks = [&](Context context, int least, std::size_t options) {
        CHECK(select.type == SelectType::card);
        CHECK(select.context == context);
        CHECK(select.min == least);
        CHECK(select.max == 1);
        CHECK(select.damage_counters == 0);
        CHECK(select.options.size() == options);
    };
    asks(Context::remove_damage_counter, 0, 1);
    answer(*game, {0});
    asks(Context::damage_counter, 1, 1);
    answer(*game, {0});
    CHECK(points_on(*game, target) == 10);
    CHECK(points_on(*game, other) == 10);
    asks(Context::remove_damage_counter, 0, 2);
    const std::unique_ptr<cabt::Game> copy = game->fork();
    answer(*game, {1});  // back again
    answer(*game, {0});
    asks(Context::remove_damage_counter, 0, 1);
    answer(*game, {});
    CHECK(points_on(*game, target) == 20);
    CHECK(points_on(*game, other) == 0);
    answer(*copy, {0});
    answer(*copy, {0});
    answer(*copy, {});
    CHECK(points_on(*copy, target) == 0);
    CHECK(points_on(*copy, other) == 20);
    CHECK(copy->match().outcome() != Outcome::void_match);
}

TEST_CASE("A player is asked whether to switch, then with which", "[cabt][questions]")
{
    const std::vector<int> deck = four_and_energy({latias});
    const std::unique_ptr<cabt::Game> game = world().start(4, {deck, deck});
    pass_until_main(*game, PlayerId::one);
    const PlayerId owner = PlayerId::one;
    Match& match = game->match();
    const SlotId active = match.state().now.player[at(owner)].active;
    const CardIndex energy = in_deck(*game, match, owner, psychic_energy);
    const CardIndex benched = in_deck(*game, match, owner, latias);
    match.edit([&](Resolver& rules) {
        bool placed = false;
        REQUIRE(rules.attach(energy, active, Role::energy) == Status::done);
        REQUIRE(rules.put_onto_bench(benched, placed) == Status::done);
        REQUIRE(placed);
    });
    pass_until_main(*game, owner);
    attack_with(*game, strafe);
    const cabt::Select& select = *game->select();
    CHECK(select.type == SelectType::yes_no);
    CHECK(select.context == Context::activate);
    CHECK(game->cards().number(select.effect) == latias);
    const std::unique_ptr<cabt::Game> stays = game->fork();
    answer(*stays, {1});
    CHECK(stays->match().state().now.player[at(owner)].active == active);
    answer(*game, {0});
    CHECK(select.type == SelectType::card);
    CHECK(select.context == Context::change_active);
    CHECK(select.min == 1);
    answer(*game, {0});
    CHECK(game->match().state().now.player[at(owner)].active != active);
}

}  // namespace ptcg::moving_test
