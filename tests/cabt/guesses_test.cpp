// Guesses of a search: whatever the game could be like is taken, and what can't be says why.

#include <map>
#include <regex>

#include "support/contest_games.hpp"

namespace ptcg::guesses_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr int fighting = 6, riolu = 677, cinderace = 666, hand_trimmer = 1087, salvatore = 1189;

/// A guess with these cards for all that is hidden; `on_top` are the topmost of
/// the decks.
[[nodiscard]] cabt::Guess plain_guess(cabt::Game& game, int card, int on_top)
{
    cabt::Guess guess =
        guess_of(game, [&](PlayerId, std::size_t count) { return std::vector<int>(count, card); });
    for (std::vector<int>* deck : {&guess.your_deck, &guess.opponent_deck})
        std::fill_n(deck->rbegin(), std::min<std::size_t>(deck->size(), 4), on_top);
    guess.opponent_active = {on_top};
    return guess;
}

[[nodiscard]] std::string refused(const cabt::Game& game, const cabt::Guess& guess)
{
    cabt::SearchRefusal refusal;
    const std::unique_ptr<cabt::Game> search = game.search(guess, 1, refusal);
    CHECK((search == nullptr) == (refusal.error != cabt::SearchError::none));
    return refusal.reason;
}

/// Plays at random until `stops`, but plays the card whenever it can; returns whether it came
/// there.
template <typename Stops>
[[nodiscard]] bool play_card(cabt::Game& game, int card, Random& random, const Stops& stops)
{
    for (int n = 0; n < 2000 && !game.over(); ++n) {
        if (stops()) return true;
        const cabt::Select& select = *game.select();
        const auto option = std::ranges::find_if(select.options, [&](const auto& one) {
            return select.type == cabt::SelectType::main && one.type == cabt::OptionType::play &&
                   game.cards().number(one.card) == card;
        });
        answer(game, option == select.options.end()
                         ? random_positions(select, random)
                         : std::vector{static_cast<int>(option - select.options.begin())});
    }
    return false;
}

}  // namespace

TEST_CASE("A face-down Pokémon may be one that only its text lets start", "[cabt][given]")
{
    const std::vector<int> deck = deck_of({{4, cinderace}, {2, riolu}});
    int begun = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        while (game->match().turn() == 0) {
            const PlayerTable& rival =
                game->match().state().now.player[at(opponent_of(game->asked()))];
            INFO("game " << seed << ", context " << static_cast<int>(game->select()->context));
            // The hand gets a Basic Pokémon from the deck if the opponent has had one.
            cabt::Guess guess = plain_guess(*game, fighting, riolu);
            guess.opponent_deck.front() = cinderace;  // that was declined to start with, perhaps
            if (rival.active != no_slot) {
                guess.opponent_active = {cinderace};
                ++begun;
            }
            REQUIRE(refused(*game, guess).empty());
            answer(*game, {0});
        }
    }
    CHECK(begun > 20);
}

TEST_CASE("A guess without a Basic Pokémon is refused with its cause and what to do",
          "[cabt][given]")
{
    const std::unique_ptr<cabt::Game> game =
        world().start(1, {deck_of({{4, riolu}}), deck_of({{4, riolu}})});
    while (game->select()->context != cabt::Context::setup_active) answer(*game, {0});
    const std::string reason = refused(*game, plain_guess(*game, fighting, fighting));
    CHECK_THAT(reason, ContainsSubstring("none of them is a Basic Pokémon"));
    CHECK_THAT(reason, ContainsSubstring("Guess again: opponent_hand"));
}

TEST_CASE("Cards that an effect in progress has made public need not be guessed", "[cabt][given]")
{
    const std::vector<int> deck =
        deck_of({{4, hand_trimmer}, {4, riolu}, {4, 1224}, {4, 1142}, {4, 676}});
    int begun = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Random random(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        const auto is_second = [&] {
            return asks(*game, hand_trimmer) &&
                   game->asked() == game->match().state().now.turn_player;
        };
        while (play_card(*game, hand_trimmer, random, is_second)) {
            const std::regex discard("\"discard\":\\[[^\\]]*\\]");
            const std::string live = observed(*game->fork());
            for (const int card : {fighting, riolu, 1142, 676}) {
                cabt::SearchRefusal refusal;
                const auto search = game->search(plain_guess(*game, card, riolu), 1, refusal);
                INFO("game " << seed << ", all " << card << ": " << refusal.reason);
                REQUIRE(search != nullptr);
                const std::string root = observed(*search);
                for (std::sregex_iterator one(live.begin(), live.end(), discard),
                     other(root.begin(), root.end(), discard), end;
                     one != end; ++one, ++other) {
                    REQUIRE(other != end);
                    REQUIRE(one->str() == other->str());  // the same copies
                }
                ++begun;
            }
            answer(*game, random_positions(*game->select(), random));
        }
    }
    CHECK(begun > 20);
}

TEST_CASE("The copy that a question is about is the one that then moves", "[cabt]")
{
    const std::vector<int> deck =
        deck_of({{4, salvatore}, {4, riolu}, {4, 678}, {4, 673}, {4, 674}});
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed, {deck, deck});
        const auto is_about = [&] {
            return asks(*game, salvatore) && game->select()->context_card != no_card;
        };
        while (play_card(*game, salvatore, random, is_about)) {
            const int serial = game->cards().serial(game->select()->context_card);
            static_cast<void>(observed(*game));  // empties the logs
            const PlayerId seat = game->asked();
            answer(*game, {0});
            ++asked;
            if (game->asked() != seat) continue;
            INFO("game " << seed);
            REQUIRE_THAT(
                observed(*game),
                ContainsSubstring("{\"type\":12,\"playerIndex\":" + std::to_string(at(seat)) +
                                  ",\"cardId\":" +
                                  std::to_string(game->cards().number(game->cards().card(serial))) +
                                  ",\"serial\":" + std::to_string(serial) + ","));
        }
    }
    CHECK(asked > 5);
}

TEST_CASE("Each step of a search may have chance of its own", "[cabt][given]")
{
    constexpr int lillie = 1227;  // shuffles the hand into the deck and draws
    const std::vector<int> deck =
        deck_of({{4, lillie}, {4, riolu}, {4, 1224}, {4, 1142}, {4, 676}});
    const std::unique_ptr<cabt::Game> game = world().start(2, {deck, deck});
    Random random(5);
    const auto option = [&] {
        return std::ranges::find_if(game->select()->options, [&](const auto& one) {
            return one.type == cabt::OptionType::play && game->cards().number(one.card) == lillie;
        });
    };
    while (game->select()->type != cabt::SelectType::main ||
           option() == game->select()->options.end())
        answer(*game, random_positions(*game->select(), random));
    const int position = static_cast<int>(option() - game->select()->options.begin());
    cabt::Guess guess = plain_guess(*game, riolu, fighting);
    for (std::size_t i = 0; i < guess.your_deck.size(); i += 2) guess.your_deck[i] = 1142;
    cabt::SearchRefusal refusal;
    const std::unique_ptr<cabt::Game> root = game->search(guess, 1, refusal);
    REQUIRE(root != nullptr);
    REQUIRE(root->is_search());
    REQUIRE_FALSE(game->is_search());
    const auto step = [&](std::uint64_t seed) {
        const std::unique_ptr<cabt::Game> child = root->fork();
        child->renew_chance(seed);
        answer(*child, {position});
        return observed(*child);
    };
    CHECK(step(1) == step(1));
    std::map<std::string, int> drawn;
    for (std::uint64_t seed = 0; seed < 10; ++seed) ++drawn[step(seed)];
    CHECK(drawn.size() > 7);
}

}  // namespace ptcg::guesses_test
