// Questions that the interface asks in another order, or in parts.

#include <fmt/format.h>

#include "ptcg/cabt/game.hpp"
#include "support/contest_games.hpp"

namespace ptcg::cutting_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Plays at random until the asked player has a main phase and the opponent so many Pokémon.
void play_to(cabt::Game& game, std::size_t opposing, Random& random)
{
    const auto ready = [&] {
        const PlayerTable& other = game.match().state().now.player[at(opponent_of(game.asked()))];
        return game.select()->type == cabt::SelectType::main && other.bench_count + 1U >= opposing;
    };
    while (!ready()) {
        answer(game, random_positions(*game.select(), random));
        REQUIRE_FALSE(game.over());
    }
}

[[nodiscard]] bool asks_for_prizes(const cabt::Game& game)
{
    const cabt::Select& select = *game.select();
    return select.context == cabt::Context::to_hand && select.options[0].area == cabt::Area::prize;
}

}  // namespace

TEST_CASE("The Prize cards of each Knock Out are a question of their own", "[cabt]")
{
    const std::unique_ptr<cabt::Game> game = world().start(2);
    Random random(2);
    play_to(*game, 4, random);
    const PlayerId taker = game->asked();
    std::vector<int> prizes;
    game->match().edit([&](Resolver& match) {
        const PlayerTable& other = match.player(opponent_of(taker));
        for (std::size_t i = 0; i < 2; ++i) {
            const SlotId slot = other.bench[i];
            prizes.push_back(match.prizes_for(slot));
            REQUIRE(match.put_counters(slot, match.hp(slot)) == Status::done);
        }
    });
    const Pile& pile = game->match().state().now.player[at(taker)].pile(Zone::prizes);
    const int before = pile.count;
    answer(*game, {static_cast<int>(game->select()->options.size()) - 1});  // ends the turn
    int offered = before;
    for (const int part : prizes) {
        REQUIRE(asks_for_prizes(*game));
        CHECK(game->asked() == taker);
        CHECK(game->select()->min == part);
        CHECK(game->select()->max == part);
        CHECK(static_cast<int>(game->select()->options.size()) == offered);
        std::vector<int> picks;
        for (int i = 0; i < part; ++i) picks.push_back(i);
        answer(*game, picks);
        offered -= part;
    }
    CHECK(pile.count == offered);
    CHECK_FALSE(asks_for_prizes(*game));
}

TEST_CASE("How many counters are moved, and where to, is asked in the interface's order", "[cabt]")
{
    constexpr int munkidori = 112;
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game =
            world().start(seed, "marnies-grimmsnarl", "marnies-grimmsnarl");
        cabt::Context last = cabt::Context::main;
        play(*game, seed, [&](cabt::Game& at_question) {
            const cabt::Select& select = *at_question.select();
            const bool its = asks(at_question, munkidori);
            if (its && select.context == cabt::Context::remove_damage_counter_count) {
                REQUIRE(select.context_card != no_card);  // the Pokémon that they are taken from
                Match& match = at_question.match();
                const SlotId from = match.rules().slot_of(select.context_card);
                CHECK(owner_of(from) == at_question.asked());
                CHECK(match.state().now.slots[at(from)].damage >= 10 * select.options.size());
            }
            if (its && select.context == cabt::Context::damage_counter) {
                CHECK(last == cabt::Context::remove_damage_counter_count);
                ++asked;
            }
            last = select.context;
        });
    }
    CHECK(asked > 0);
}

TEST_CASE("What an attack can copy is offered in its place", "[cabt]")
{
    constexpr int clefairy = 1039;
    constexpr int clefable = 958;
    constexpr int riolu = 677;
    constexpr int metronome = 1378;
    const std::vector<int> one = deck_of({{4, clefairy}, {4, clefable}});
    const std::vector<int> other = deck_of({{4, riolu}});
    int copied = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {one, other});
        play(*game, seed, [&](cabt::Game& at_question) {
            const cabt::Select& select = *at_question.select();
            CHECK(select.type != cabt::SelectType::attack);
            const std::string seen = observed(at_question);
            const std::string logs = seen.substr(seen.find("\"logs\""));
            CHECK_THAT(logs, !ContainsSubstring(fmt::format("\"attackId\":{}}}", metronome)));
            if (select.type != cabt::SelectType::main) return;
            for (const cabt::SelectOption& option : select.options) {
                if (option.then == cabt::SelectOption::no_option) continue;
                CHECK(option.type == cabt::OptionType::attack);
                CHECK(option.value != metronome);
                ++copied;
            }
        });
    }
    CHECK(copied > 0);
}

TEST_CASE("An exact number of Energy is asked for one by one, with what is still missing", "[cabt]")
{
    constexpr int kyogre = 721, tornadus = 634;
    constexpr int water = 3;
    std::vector<int> deck = deck_of({{4, kyogre}, {4, tornadus}});
    std::ranges::replace(deck, 6, water);
    std::array<int, 2> asked{};  // to discard 2, and to move 1
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        int missing = 0;
        CardIndex moves = no_card;
        Random random(seed);
        while (!game->over()) {
            const cabt::Select& select = *game->select();
            const bool of_kyogre = asks(*game, kyogre);
            const bool of_tornadus = asks(*game, tornadus);
            const bool of_energy = select.type == cabt::SelectType::energy;
            const std::vector<int> positions = random_positions(select, random);
            if (of_energy && of_kyogre) {
                CHECK(select.context == cabt::Context::discard_energy);
                CHECK(select.energy_cost == (missing == 0 ? 2 : missing));
                missing = select.energy_cost - 1;
                ++asked[0];
            } else {
                CHECK(missing == 0);
            }
            if (of_tornadus && moves != no_card) {
                CHECK(select.context == cabt::Context::attach_from);
                CHECK(select.context_card == moves);
            }
            moves = no_card;
            if (of_tornadus && of_energy) {
                CHECK(select.context == cabt::Context::switch_energy);
                CHECK(select.energy_cost == 1);
                moves = select.options[static_cast<std::size_t>(positions[0])].card;
                ++asked[1];
            }
            answer(*game, positions);
        }
    }
    CHECK(asked[0] > 10);
    CHECK(asked[1] > 10);
}

TEST_CASE("A search for each Pokémon says which one gets the card", "[cabt]")
{
    constexpr int ralts = 745, kirlia = 746, gardevoir = 747;
    constexpr int psychic = 5;
    std::vector<int> deck = deck_of({{4, ralts}, {4, kirlia}, {4, gardevoir}});
    std::ranges::replace(deck, 6, psychic);
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        Random random(seed);
        while (!game->over()) {
            const cabt::Select& select = *game->select();
            const bool of_gardevoir = asks(*game, gardevoir);
            const std::vector<int> positions = random_positions(select, random);
            if (!of_gardevoir) {
                answer(*game, positions);
                continue;
            }
            REQUIRE(select.context_card != no_card);
            Match& match = game->match();
            const SlotId receiver = match.rules().slot_of(select.context_card);
            const auto attached = [&] {
                return match.state().now.slots[at(receiver)].energy_count;
            };
            const std::size_t before = attached();
            answer(*game, positions);
            CHECK(attached() == before + positions.size());
            ++asked;
        }
    }
    CHECK(asked > 10);
}

TEST_CASE("The card that a player puts on top of a deck last lies on top", "[cabt]")
{
    constexpr int explorer = 1106;      // the top 3 cards go back in any order
    constexpr int codebreaking = 1188;  // 2 cards from the deck go on top in any order
    const std::vector<int> deck = deck_of({{4, explorer}, {4, codebreaking}, {4, 677}});
    std::array<int, 2> asked{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        Random random(seed);
        while (!game->over()) {
            const cabt::Select& select = *game->select();
            const bool explores = asks(*game, explorer);
            const std::vector<int> positions = random_positions(select, random);
            const bool puts = select.context == cabt::Context::to_deck && positions.size() > 1 &&
                              (explores || asks(*game, codebreaking));
            std::vector<int> serials;
            if (puts) {
                for (const int position : positions)
                    serials.push_back(game->cards().serial(
                        select.options[static_cast<std::size_t>(position)].card));
            }
            const PlayerId seat = game->asked();
            answer(*game, positions);
            if (!puts) continue;
            ++asked[explores ? 0 : 1];
            CAPTURE(explores, serials);
            const Pile& pile = game->match().state().now.player[at(seat)].pile(Zone::deck);
            for (std::size_t i = 0; i < serials.size(); ++i) {
                const CardIndex card = pile.cards[pile.count - serials.size() + i];
                CHECK(game->cards().serial(card) == serials[i]);
            }
        }
    }
    CHECK(asked[0] > 10);
    CHECK(asked[1] > 10);
}

TEST_CASE("Looking at cards on the bottom of a deck shows those, and no others", "[cabt][secrets]")
{
    constexpr int dusk_ball = 1102;  // the bottom 7 cards
    constexpr std::size_t looks_at = 7;
    const std::vector<int> deck = deck_of({{4, dusk_ball}, {4, 677}, {4, 678}, {4, 673}, {4, 674}});
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        play(*game, seed, [&](cabt::Game& at_question) {
            if (!asks(at_question, dusk_ball)) return;
            const PlayerId seat = at_question.asked();
            const Pile& pile = at_question.match().state().now.player[at(seat)].pile(Zone::deck);
            if (pile.count <= looks_at) return;
            std::string looked_at = "\"looking\":[";
            for (std::size_t i = 0; i < looks_at; ++i) {
                looked_at +=
                    "{\"id\":" + std::to_string(at_question.cards().number(pile.cards[i])) +
                    ",\"serial\":" + std::to_string(at_question.cards().serial(pile.cards[i])) +
                    ",\"playerIndex\":" + std::to_string(at(seat)) +
                    (i + 1 < looks_at ? "}," : "}]");
            }
            REQUIRE_THAT(observed(*at_question.fork()), ContainsSubstring(looked_at));
            ++asked;
        });
    }
    CHECK(asked > 10);
}

TEST_CASE("A search that can find nothing is not asked for", "[cabt]")
{
    constexpr int comfey = 280, inviting_flowers = 384;  // may bench any number of Comfey
    const std::vector<int> deck = deck_of({{4, comfey}});
    std::array<int, 2> searches{};  // with nothing, and with something to be found
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        Random random(seed);
        while (!game->over()) {
            const cabt::Select& select = *game->select();
            const auto attack = std::ranges::find_if(select.options, [](const auto& option) {
                return option.type == cabt::OptionType::attack && option.value == inviting_flowers;
            });
            if (attack == select.options.end()) {
                answer(*game, random_positions(select, random));
                continue;
            }
            const PlayerTable& own = game->match().state().now.player[at(game->asked())];
            const Pile& cards = own.pile(Zone::deck);
            const bool finds =
                std::any_of(cards.cards.begin(), cards.cards.begin() + cards.count,
                            [&](CardIndex card) { return game->cards().number(card) == comfey; });
            answer(*game, {static_cast<int>(attack - select.options.begin())});
            if (game->over()) break;
            CHECK(asks(*game, comfey) == finds);
            ++searches[finds ? 1 : 0];
        }
    }
    CHECK(searches[0] > 5);
    CHECK(searches[1] > 5);
}

}  // namespace ptcg::cutting_test
