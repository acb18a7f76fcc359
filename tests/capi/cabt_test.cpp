// Battles of the contest's interface, from C.

#include <algorithm>
#include <vector>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

using Game = std::unique_ptr<ptcg_cabt_game, Deleter<ptcg_cabt_free>>;

/// The pool's numbers of a deck of the library.
std::vector<int32_t> numbers_of(const char* deck)
{
    std::vector<uint16_t> cards(60);
    size_t count = 0;
    REQUIRE(ptcg_deck_read(real_library(), deck, cards.data(), 60, &count) == PTCG_OK);
    std::map<uint16_t, int32_t> numbers;
    uint16_t card = 0;
    for (int number = 1; ptcg_cabt_find_card(real_library(), number, &card) == PTCG_OK; ++number)
        numbers[card] = number;
    std::vector<int32_t> found;
    for (const uint16_t one : cards) found.push_back(numbers.at(one));
    return found;
}

Game start_game(uint64_t seed)
{
    const std::vector<int32_t> deck = numbers_of("dragapult");
    ptcg_cabt_game* game = nullptr;
    REQUIRE(ptcg_cabt_start(real_host(), deck.data(), deck.data(), seed, 0, nullptr, &game) ==
            PTCG_OK);
    return Game(game);
}

}  // namespace

TEST_CASE("A search begins from C with guessed cards, or is refused by number", "[c][cabt][given]")
{
    const Game game = start_game(3);  // the first question: both decks are whole
    const std::vector<int32_t> deck = numbers_of("dragapult");
    ptcg_cabt_guess guess{};
    guess.size = sizeof guess;
    guess.your_deck = {deck.data(), deck.size()};
    guess.opponent_deck = {deck.data(), deck.size()};
    ptcg_cabt_game* made = nullptr;
    int32_t error = -1;
    REQUIRE(ptcg_cabt_search(game.get(), &guess, 1, &error, &made) == PTCG_OK);
    const Game search(made);
    CHECK(error == 0);
    Text real, searched;
    REQUIRE(ptcg_cabt_observation_json(game.get(), &real.raw) == PTCG_OK);
    REQUIRE(ptcg_cabt_observation_json(search.get(), &searched.raw) == PTCG_OK);
    CHECK(real.string() == searched.string());  // nothing is hidden yet that either shows
    CHECK(ptcg_cabt_renew_chance(search.get(), 7) == PTCG_OK);
    CHECK(ptcg_cabt_renew_chance(game.get(), 7) == PTCG_ERROR_ARGUMENT);

    guess.opponent_deck.count = 59;
    CHECK(ptcg_cabt_search(game.get(), &guess, 1, &error, &made) == PTCG_ERROR_POSITION);
    CHECK(error == 1);
    CHECK(made == nullptr);
    guess.opponent_deck = {nullptr, 60};
    CHECK(ptcg_cabt_search(game.get(), &guess, 1, &error, &made) == PTCG_ERROR_ARGUMENT);
    guess.opponent_deck = {deck.data(), 61};
    CHECK(ptcg_cabt_search(game.get(), &guess, 1, &error, &made) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_cabt_search(game.get(), nullptr, 1, &error, &made) == PTCG_ERROR_ARGUMENT);
    guess.opponent_deck = {deck.data(), 60};
    guess.reserved = 9;
    CHECK(ptcg_cabt_search(game.get(), &guess, 1, &error, &made) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("A battle is played from C", "[c][cabt]")
{
    const Game game = start_game(3);
    Text text;
    int32_t over = 0, error = 0;
    int answers = 0;
    while (ptcg_cabt_over(game.get(), &over) == PTCG_OK && over == 0 && answers++ < 4000) {
        REQUIRE(ptcg_cabt_observation_json(game.get(), &text.raw) == PTCG_OK);
        REQUIRE_THAT(text.string(), StartsWith("{\"select\":{"));
        // As few options as the question takes, the last first: it ends turns.
        std::vector<int32_t> positions;
        ptcg_status status = PTCG_ERROR_ANSWER;
        for (int32_t last = 200; status == PTCG_ERROR_ANSWER && last >= 0; --last) {
            positions = {last};
            status = ptcg_cabt_select(game.get(), positions.data(), 1, &error);
        }
        while (status == PTCG_ERROR_ANSWER && positions.size() < 10) {
            positions.push_back(static_cast<int32_t>(positions.size()));
            status = ptcg_cabt_select(game.get(), positions.data(), positions.size(), &error);
        }
        REQUIRE(status == PTCG_OK);
    }
    CHECK(over == 1);
    REQUIRE(ptcg_cabt_replay(game.get(), &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring("ptcg-replay"));
    const int32_t first = 0;
    CHECK(ptcg_cabt_select(game.get(), &first, 1, &error) == PTCG_ERROR_OVER);
    CHECK(error == 3);
}

TEST_CASE("Copies and matches of a battle are its own", "[c][cabt]")
{
    const Game game = start_game(4);
    ptcg_cabt_game* made = nullptr;
    REQUIRE(ptcg_cabt_fork(game.get(), &made) == PTCG_OK);
    const Game fork(made);
    const int32_t first = 0;
    REQUIRE(ptcg_cabt_select(fork.get(), &first, 1, nullptr) == PTCG_OK);
    Text one, other;
    REQUIRE(ptcg_cabt_frame_json(game.get(), &one.raw) == PTCG_OK);
    REQUIRE(ptcg_cabt_frame_json(fork.get(), &other.raw) == PTCG_OK);
    CHECK(one.string() != other.string());
    ptcg_match* match = nullptr;
    REQUIRE(ptcg_cabt_match(game.get(), &match) == PTCG_OK);
    CHECK_THAT(question_of(Match(match).get()), ContainsSubstring("start_first"));
    int32_t asks = 1;
    CHECK(ptcg_cabt_asks_chance(game.get(), &asks) == PTCG_OK);
    CHECK(asks == 0);
    CHECK(ptcg_cabt_answer_chance(game.get(), nullptr, 0) == PTCG_ERROR_ANSWER);
}

TEST_CASE("What a battle refuses has the interface's number", "[c][cabt][errors]")
{
    const std::vector<int32_t> deck = numbers_of("dragapult");
    const std::vector<int32_t> energy(60, 1);
    ptcg_cabt_refusal refusal{};
    ptcg_cabt_game* made = nullptr;
    CHECK(ptcg_cabt_start(real_host(), deck.data(), energy.data(), 1, 0, &refusal, &made) ==
          PTCG_ERROR_DECK);
    CHECK(refusal.player == 1);
    CHECK(refusal.type == 3);
    CHECK(made == nullptr);
    CHECK(ptcg_cabt_start(real_host(), deck.data(), nullptr, 1, 0, &refusal, &made) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(refusal.player == -1);
    CHECK(ptcg_cabt_start(real_host(), deck.data(), deck.data(), 1, 2, nullptr, &made) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_cabt_start(nullptr, deck.data(), deck.data(), 1, 0, nullptr, &made) ==
          PTCG_ERROR_HANDLE);

    const Game game = start_game(1);
    const int32_t twice[] = {0, 0};
    const int32_t far = 7;
    int32_t error = 0;
    CHECK(ptcg_cabt_select(game.get(), twice, 2, &error) == PTCG_ERROR_ANSWER);
    CHECK(error == 6);
    CHECK(ptcg_cabt_select(game.get(), &far, 1, &error) == PTCG_ERROR_ANSWER);
    CHECK(error == 5);
    CHECK(ptcg_cabt_select(game.get(), nullptr, 0, &error) == PTCG_ERROR_ANSWER);
    CHECK(error == 4);
    CHECK(ptcg_cabt_select(game.get(), nullptr, 1, &error) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("NULL and handles of other kinds are refused where a battle is wanted",
          "[c][cabt][errors]")
{
    const Match match = start(1);
    Text text;
    int32_t number = 0;
    uint16_t card = 0;
    ptcg_cabt_game* made = nullptr;
    ptcg_match* forked = nullptr;
    for (ptcg_cabt_game* wrong :
         {static_cast<ptcg_cabt_game*>(nullptr), reinterpret_cast<ptcg_cabt_game*>(match.get())}) {
        CHECK(ptcg_cabt_observation_json(wrong, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_frame_json(wrong, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_select(wrong, &number, 1, nullptr) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_fork(wrong, &made) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_over(wrong, &number) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_replay(wrong, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_asks_chance(wrong, &number) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_answer_chance(wrong, &card, 1) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_cabt_match(wrong, &forked) == PTCG_ERROR_HANDLE);
        ptcg_cabt_free(wrong);  // does nothing
    }
    CHECK(ptcg_cabt_table_json(match.get(), PTCG_SEEN_BY_SPECTATORS, 1, &text.raw) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_cabt_table_json(match.get(), PTCG_SEEN_BY_ONE, 1, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_cabt_find_card(real_library(), 0, &card) == PTCG_ERROR_NAME);
    CHECK(ptcg_cabt_card_json(real_library(), 1268, &text.raw) == PTCG_ERROR_NAME);
    CHECK(ptcg_cabt_card_json(real_library(), 1, &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), StartsWith("{\"cardId\":1,"));
}
