// Searches in battles of the contest's interface: from any question, with nothing of the real
// hidden cards, and with the guessed ones.

#include <regex>

#include "support/contest_games.hpp"

namespace ptcg::search_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A guess of cards that both decks have, at random.
[[nodiscard]] cabt::Guess random_guess(cabt::Game& game, Random& random)
{
    const auto some = [&](PlayerId owner, std::size_t count) {
        std::vector<int> numbers;
        for (std::size_t i = 0; i < count; ++i) {
            const auto card = static_cast<CardIndex>(at(owner) * cards_per_player +
                                                     random.below(cards_per_player));
            numbers.push_back(game.cards().number(card));
        }
        return numbers;
    };
    cabt::Guess guess = guess_of(game, some);
    // One that may start: the real one, which the test knows.
    const MatchState& state = game.match().state();
    const SlotId active = state.now.player[at(opponent_of(game.asked()))].active;
    if (active != no_slot)
        guess.opponent_active = {game.cards().number(state.now.slots[at(active)].top)};
    return guess;
}

[[nodiscard]] std::string part(const std::string& text, const char* from, const char* to)
{
    const std::size_t begin = text.find(from), end = text.find(to);
    return text.substr(begin, end - begin);
}

[[nodiscard]] std::unique_ptr<cabt::Game> searched(const cabt::Game& game, const cabt::Guess& guess,
                                                   std::uint64_t seed)
{
    cabt::SearchRefusal refusal;
    std::unique_ptr<cabt::Game> search = game.search(guess, seed, refusal);
    INFO(refusal.reason);
    REQUIRE((search != nullptr || refusal.error == cabt::SearchError::impossible));
    return search;
}

/// Answers at random, and returns all that is observed.
[[nodiscard]] std::string played_on(cabt::Game& game, std::uint64_t seed, int answers)
{
    Random random(seed);
    std::string all = observed(game);
    for (int n = 0; n < answers && !game.over(); ++n) {
        REQUIRE(game.select() != nullptr);
        REQUIRE_FALSE(game.select()->options.empty());
        answer(game, random_positions(*game.select(), random));
        all += observed(game);
    }
    return all;
}

/// Returns both texts around the place where they part; empty if they are the same.
[[nodiscard]] std::string first_difference(const std::string& one, const std::string& other)
{
    if (one == other) return "";
    const auto part = std::ranges::mismatch(one, other);
    const auto at_part = static_cast<std::size_t>(part.in1 - one.begin());
    const std::size_t from = at_part < 150 ? 0 : at_part - 150;
    return one.substr(from, 300) + "\n" + other.substr(from, 300);
}

}  // namespace

TEST_CASE("A search begins at any question with that question, and changes nothing",
          "[cabt][given]")
{
    int begun = 0, refused = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Random random(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed);
        int number = 0;
        play(*game, seed, [&](cabt::Game& at_question) {
            if (++number > 12 && number % 7 != 0) return;
            INFO("game " << seed << ", question " << number);
            const std::string before = observed(*at_question.fork());
            const std::unique_ptr<cabt::Game> search =
                searched(at_question, random_guess(at_question, random), random.next());
            ++(search == nullptr ? refused : begun);
            if (search == nullptr) return;
            const std::string root = observed(*search);
            REQUIRE_THAT(root, ContainsSubstring("\"logs\":[]"));
            // The same question: no guessed card is offered.
            REQUIRE(part(root, "{\"select\"", "\"logs\"") ==
                    part(before, "{\"select\"", "\"logs\""));
            REQUIRE(search->asked() == at_question.asked());
            static_cast<void>(played_on(*search, seed, 40));
            REQUIRE(observed(*at_question.fork()) == before);
        });
    }
    INFO(begun << " begun, " << refused << " refused");
    CHECK(begun > 200);
    CHECK(refused * 100 < begun);
}

TEST_CASE("A search has nothing of the real hidden cards", "[cabt][given][secrets]")
{
    int compared = 0;
    for (std::uint64_t seed = 40; seed < 48; ++seed) {
        Random random(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed);
        int number = 0;
        play(*game, seed, [&](cabt::Game& at_question) {
            const MatchState& state = at_question.match().state();
            const bool in_effect = state.checkpointed || state.answers.used > 0;
            if (++number % 5 != 0 || in_effect || state.now.face_down) return;
            const PlayerId viewer = at_question.asked();
            const std::unique_ptr<cabt::Game> twin = at_question.fork();
            redraw(twin->match(), opponent_of(viewer), viewer, random);
            redraw(twin->match(), viewer, viewer, random);
            const cabt::Guess guess = random_guess(at_question, random);
            const auto one = searched(at_question, guess, 3), other = searched(*twin, guess, 3);
            INFO("game " << seed << ", question " << number);
            REQUIRE(one != nullptr);
            REQUIRE(other != nullptr);
            REQUIRE(first_difference(played_on(*one, seed, 60), played_on(*other, seed, 60)) == "");
            ++compared;
        });
    }
    CHECK(compared > 50);
}

namespace {

/// Plays at random until a main phase of this turn.
void reach_main(cabt::Game& game, std::uint64_t seed, int turn)
{
    Random random(seed);
    while (game.match().turn() < turn || game.select()->type != cabt::SelectType::main) {
        REQUIRE_FALSE(game.over());
        answer(game, random_positions(*game.select(), random));
    }
}

void end_turn(cabt::Game& game)
{
    answer(game, {static_cast<int>(game.select()->options.size()) - 1});
}

}  // namespace

TEST_CASE("Guessed cards are what is drawn and held, and all Prize cards show", "[cabt][given]")
{
    const std::unique_ptr<cabt::Game> game = world().start(3);
    reach_main(*game, 5, 3);
    Random random(1);
    cabt::Guess guess = random_guess(*game, random);
    constexpr int water = 3, fire = 2, metal = 8;
    guess.opponent_deck.back() = water;
    std::ranges::fill(guess.opponent_hand, fire);
    std::ranges::fill(guess.opponent_prize, metal);
    const auto search = searched(*game, guess, 1);
    REQUIRE(search != nullptr);
    const PlayerId rival = opponent_of(game->asked());
    const std::string root = observed(*search);
    const std::regex card("\\{\"id\":8,\"serial\":[12][0-9][0-9],\"playerIndex\":" +
                          std::to_string(at(rival)) + "\\}");
    const auto shown =
        std::distance(std::sregex_iterator(root.begin(), root.end(), card), std::sregex_iterator());
    CHECK(shown == static_cast<std::ptrdiff_t>(guess.opponent_prize.size()));
    REQUIRE_THAT(root, ContainsSubstring("\"hand\":null"));
    end_turn(*search);
    while (search->asked() != rival || search->select()->type != cabt::SelectType::main) {
        REQUIRE_FALSE(search->over());
        answer(*search, {0});
    }
    const Pile& hand = search->match().state().now.player[at(rival)].pile(Zone::hand);
    REQUIRE(hand.count == guess.opponent_hand.size() + 1);
    for (std::size_t i = 0; i < hand.count; ++i)
        CHECK(search->cards().number(hand.cards[i]) == (i + 1 == hand.count ? water : fire));
}

TEST_CASE("A guess is refused by the interface's numbers", "[cabt][given]")
{
    const std::unique_ptr<cabt::Game> game = world().start(3);
    const auto error = [&](auto&& change) {
        Random random(1);
        cabt::Guess guess = random_guess(*game, random);
        change(guess);
        cabt::SearchRefusal refusal;
        CHECK(game->search(guess, 1, refusal) == nullptr);
        CHECK_FALSE(refusal.reason.empty());
        return refusal.error;
    };
    const auto play_to = [&](cabt::Context context) {
        Random random(2);
        while (game->select()->context != context)
            answer(*game, random_positions(*game->select(), random));
    };
    // Seat one has an Active Pokémon that is face down; whoever begins is asked first.
    play_to(cabt::Context::setup_active);
    answer(*game, {0});
    REQUIRE(game->select()->context == cabt::Context::setup_active);
    CHECK(error([](cabt::Guess& g) { g.opponent_active.clear(); }) ==
          cabt::SearchError::unknown_card);
    CHECK(error([](cabt::Guess& g) { g.opponent_active = {1}; }) == cabt::SearchError::not_pokemon);
    play_to(cabt::Context::main);
    CHECK(error([](cabt::Guess& g) { g.opponent_hand.pop_back(); }) ==
          cabt::SearchError::unknown_card);
    CHECK(error([](cabt::Guess& g) { g.your_deck[0] = 1268; }) == cabt::SearchError::unknown_card);
    CHECK(error([](cabt::Guess& g) { g.your_prize.clear(); }) == cabt::SearchError::unknown_card);
}

TEST_CASE("With manual coins a search asks for them, and does what was answered", "[cabt][given]")
{
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const std::unique_ptr<cabt::Game> game =
            world().start(seed, "mega-kangaskhan", "mega-kangaskhan");
        reach_main(*game, seed, 2);
        Random random(seed);
        cabt::Guess guess = random_guess(*game, random);
        guess.manual_coin = true;
        const auto search = searched(*game, guess, seed);
        REQUIRE(search != nullptr);
        for (int n = 0; n < 150 && !search->over(); ++n) {
            if (search->select()->context != cabt::Context::coin_head) {
                answer(*search, random_positions(*search->select(), random));
                continue;
            }
            REQUIRE(search->select()->type == cabt::SelectType::yes_no);
            ++asked;
            const bool heads = n % 2 == 0;
            static_cast<void>(observed(*search));  // empties the logs
            const PlayerId seat = search->asked();
            answer(*search, {heads ? 0 : 1});
            if (search->asked() != seat) continue;
            CHECK_THAT(observed(*search),
                       ContainsSubstring(heads ? "\"head\":true" : "\"head\":false"));
        }
    }
    CHECK(asked > 5);
}

}  // namespace ptcg::search_test
