// Battles of the contest's interface: random games, copies, refusals, saved games, and what a
// player may see.

#include "ptcg/cabt/game.hpp"

#include "ptcg/hosting/replaying.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/theme_decks.hpp"

using namespace ptcg;
using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct World {
    std::shared_ptr<ThemeDecks> cards = std::make_shared<ThemeDecks>();
    cabt::Vocabulary vocabulary{cards->pool->library};

    [[nodiscard]] std::vector<int> deck(const std::string& name) const
    {
        std::vector<int> numbers;
        const auto file = cards_folder() / "decks" / (name + ".txt");
        for (const DefId card : cards->read(ThemeDecks::file_text(file)))
            numbers.push_back(vocabulary.numbers.number(card));
        return numbers;
    }

    [[nodiscard]] std::unique_ptr<cabt::Game> start(std::uint64_t seed) const
    {
        static constexpr std::array names = {"dragapult", "mega-lucario", "marnies-grimmsnarl",
                                             "archaludon", "mega-starmie"};
        cabt::GameSetup setup;
        setup.decks = {deck(names[seed % names.size()]), deck(names[(seed + 1) % names.size()])};
        setup.seed = seed;
        auto game =
            cabt::Game::start({&vocabulary, &profile("sv"), "sv", cards->host.get()}, setup);
        REQUIRE(game);
        return std::move(game.value());
    }
};

[[nodiscard]] const World& world()
{
    static const World made;
    return made;
}

/// Picks options at random, as many as the question wants.
[[nodiscard]] std::vector<int> random_positions(const cabt::Select& select, Random& random)
{
    std::vector<int> left(select.options.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<int>(i);
    const auto span = static_cast<std::uint32_t>(select.max - select.min + 1);
    std::vector<int> picks;
    for (int n = select.min + static_cast<int>(random.below(span)); n > 0; --n) {
        const auto at = random.below(static_cast<std::uint32_t>(left.size()));
        picks.push_back(left[at]);
        left.erase(left.begin() + at);
    }
    return picks;
}

void answer(cabt::Game& game, const std::vector<int>& positions)
{
    const Result<cabt::AnswerError> taken = game.answer(positions);
    if (!taken) FAIL(taken.error().message);
    REQUIRE(taken.value() == cabt::AnswerError::none);
}

/// Plays at random and calls `look` at each question.
template <typename Look>
void play(cabt::Game& game, std::uint64_t seed, const Look& look)
{
    Random random(seed);
    for (int n = 0; !game.over() && n < 2000; ++n) {
        REQUIRE(game.select() != nullptr);
        look(game);
        answer(game, random_positions(*game.select(), random));
    }
}

[[nodiscard]] std::string observed(cabt::Game& game)
{
    JsonWriter json;
    game.write_observation(json);
    return std::string(json.text());
}

/// Lets the hidden cards of a player change places among each other, with what is known of places.
void redraw(Match& match, PlayerId owner, Random& random)
{
    MatchState state = match.state();
    std::vector<std::pair<Zone, std::size_t>> places;
    std::vector<CardIndex> cards;
    for (const Zone zone : {Zone::hand, Zone::deck, Zone::prizes}) {
        const Pile& pile = state.now.player[at(owner)].pile(zone);
        for (std::size_t i = 0; i < pile.count; ++i) {
            if ((state.now.seen[at(pile.cards[i])] & seen_by(opponent_of(owner))) != 0) continue;
            places.emplace_back(zone, i);
            cards.push_back(pile.cards[i]);
        }
    }
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto [zone, place] = places[i];
        state.now.player[at(owner)].pile(zone).cards[place] = cards[i];
        state.now.zone[at(cards[i])] = zone;
        state.now.place[at(cards[i])] = static_cast<std::uint8_t>(place);
    }
    match.restore(state);
}

}  // namespace

TEST_CASE("Random battles end, and every question has options and can be answered", "[cabt]")
{
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed);
        play(*game, seed, [](cabt::Game& at_question) {
            const cabt::Select& select = *at_question.select();
            REQUIRE_FALSE(select.options.empty());
            REQUIRE(select.min >= 0);
            REQUIRE(select.min <= select.max);
            REQUIRE(select.max <= static_cast<int>(select.options.size()));
        });
        REQUIRE(game->over());
        CHECK(game->match().outcome() != Outcome::void_match);
        CHECK_THAT(observed(*game), ContainsSubstring("\"option\":[]"));
    }
}

TEST_CASE("A copy of a battle goes on alike, from any question", "[cabt]")
{
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const std::unique_ptr<cabt::Game> game = world().start(seed);
        Random random(seed);
        std::vector<std::unique_ptr<cabt::Game>> copies;  // made at the last questions
        for (int n = 0; !game->over() && n < 400; ++n) {
            INFO(seed << " " << n);
            if (copies.size() == 4) copies.erase(copies.begin());
            copies.push_back(game->fork());
            const std::vector<int> positions = random_positions(*game->select(), random);
            answer(*game, positions);
            const std::string seen = observed(*game->fork());  // reading would empty the logs
            for (const auto& copy : copies) {
                answer(*copy, positions);
                REQUIRE(observed(*copy->fork()) == seen);
            }
        }
    }
}

TEST_CASE("The same seed gives the same battle", "[cabt]")
{
    const std::unique_ptr<cabt::Game> one = world().start(7), other = world().start(7);
    play(*one, 3, [&](cabt::Game&) {});
    play(*other, 3, [&](cabt::Game&) {});
    CHECK(observed(*one) == observed(*other));
}

TEST_CASE("A battle is a saved game that plays back", "[cabt]")
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = world().start(seed);
        play(*game, seed, [](cabt::Game&) {});
        const std::shared_ptr<ThemeDecks>& cards = world().cards;
        const std::shared_ptr<const CardPool> pool(cards, cards->pool.get());
        const Result<Replay> replay = game->replay(pool, {cards, cards->host.get()});
        REQUIRE(replay);
        GameData data;
        data.pool = pool;
        data.find_ruleset = [](const std::string& name) { return Result<Ruleset>(profile(name)); };
        const auto table = open_replay(data, replay.value());
        if (!table) FAIL(table.error().message);
        REQUIRE(play_back(*table.value(), replay.value()));
        CHECK(table.value()->match().winner() == game->match().winner());
    }
}

TEST_CASE("Wrong answers are refused by the interface's numbers, and change nothing", "[cabt]")
{
    const std::unique_ptr<cabt::Game> game = world().start(1);
    const auto refusal = [&](std::vector<int> positions) {
        return game->answer(positions).value();
    };
    const std::unique_ptr<cabt::Game> untouched = game->fork();
    CHECK(refusal({0, 0}) == cabt::AnswerError::duplicate);
    CHECK(refusal({7, 7}) == cabt::AnswerError::duplicate);
    CHECK(refusal({2}) == cabt::AnswerError::out_of_range);
    CHECK(refusal({-1}) == cabt::AnswerError::out_of_range);
    CHECK(refusal({0, 9}) == cabt::AnswerError::out_of_range);
    CHECK(refusal({}) == cabt::AnswerError::wrong_count);
    CHECK(refusal({0, 1}) == cabt::AnswerError::wrong_count);
    CHECK(observed(*game) == observed(*untouched));
    play(*game, 1, [](cabt::Game&) {});
    CHECK(refusal({0}) == cabt::AnswerError::over);
}

TEST_CASE("Decks are refused by the interface's numbers, in its order", "[cabt]")
{
    const cabt::CardNumbers& numbers = world().vocabulary.numbers;
    const auto error = [&](std::vector<int> deck) {
        return deck_error(numbers, profile("sv"), deck);
    };
    std::vector<int> good = world().deck("dragapult");
    CHECK(error(good) == cabt::DeckError::none);
    std::vector<int> unknown = good;
    unknown[59] = 1268;
    CHECK(error(unknown) == cabt::DeckError::unknown_card);
    CHECK(error(std::vector<int>(60, 1)) == cabt::DeckError::no_basic);
    std::vector<int> five(60, 1);
    std::fill_n(five.begin(), 5, good[0]);
    CHECK(error(five) == cabt::DeckError::five_copies);
}

TEST_CASE("An observation does not change when hidden cards of the opponent are redrawn",
          "[cabt][secrets]")
{
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Random random(seed + 100);
        const std::unique_ptr<cabt::Game> game = world().start(seed);
        int compared = 0;
        play(*game, seed, [&](cabt::Game& at_question) {
            const std::unique_ptr<cabt::Game> one = at_question.fork();
            const std::unique_ptr<cabt::Game> other = at_question.fork();
            redraw(other->match(), opponent_of(at_question.asked()), random);
            const std::string text = observed(*one);
            REQUIRE(text == observed(*other));
            // What the opponent draws is logged without the card.
            const std::string drawn = "\"type\":4,\"playerIndex\":" +
                                      std::to_string(at(opponent_of(at_question.asked())));
            REQUIRE_THAT(text, !ContainsSubstring(drawn));
            ++compared;
        });
        CHECK(compared > 20);
    }
}
