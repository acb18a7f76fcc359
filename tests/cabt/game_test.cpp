// Battles of the contest's interface: random games, copies, refusals, saved games, and what a
// player may see.

#include "ptcg/cabt/game.hpp"

#include <regex>
#include <set>

#include "ptcg/hosting/replaying.hpp"
#include "support/contest_games.hpp"

namespace ptcg::game_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

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

TEST_CASE("Energy is in the order in which it was attached, wherever it has been moved", "[cabt]")
{
    const std::unique_ptr<cabt::Game> game = world().start(1);
    Random random(1);
    const auto ready = [&] {
        const Table& table = game->match().state().now;
        return game->select()->type == cabt::SelectType::main &&
               table.player[at(game->asked())].bench_count > 0;
    };
    while (!ready()) answer(*game, random_positions(*game->select(), random));
    const PlayerId owner = game->asked();
    const PlayerTable& player = game->match().state().now.player[at(owner)];
    const SlotId active = player.active, benched = player.bench[0];
    std::vector<CardIndex> energy;
    const Pile& deck = player.pile(Zone::deck);
    for (std::size_t i = 0; i < deck.count; ++i) {
        if (game->match().rules().def(deck.cards[i]).energy_kind == EnergyKind::basic)
            energy.push_back(deck.cards[i]);
    }
    REQUIRE(energy.size() >= 2);
    const CardIndex first = energy[0], second = energy[1];
    game->match().edit([&](Resolver& match) {
        REQUIRE(match.attach(first, benched, Role::energy) == Status::done);
        REQUIRE(match.attach(second, active, Role::energy) == Status::done);
        REQUIRE(match.attach(first, active, Role::energy) == Status::done);
    });
    answer(*game, {static_cast<int>(game->select()->options.size()) - 1});  // ends the turn
    const auto place = [&](const CardList& cards, CardIndex card) {
        return std::find(cards.begin(), cards.end(), card) - cards.begin();
    };
    const Permissions& rules = game->match().rules();
    const CardList real = rules.cards_of(active, Role::energy);
    const CardList shown = game->cards().attached(rules, active, Role::energy);
    CHECK(place(real, first) > place(real, second));
    CHECK(place(shown, first) < place(shown, second));
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

namespace {

/// Most games have decks that look at cards.
[[nodiscard]] std::unique_ptr<cabt::Game> start_secret(std::uint64_t seed)
{
    if (seed % 4 == 0) return world().start(seed);
    const std::vector<int> deck = looking_deck();
    return world().start(seed, {deck, deck});
}

}  // namespace

TEST_CASE("An observation does not change when hidden cards are redrawn", "[cabt][secrets]")
{
    int compared = 0, own = 0;
    for (std::uint64_t seed = 0; seed < 48; ++seed) {
        Random random(seed + 100);
        const std::unique_ptr<cabt::Game> game = start_secret(seed);
        play(*game, seed, [&](cabt::Game& at_question) {
            const PlayerId viewer = at_question.asked();
            const std::unique_ptr<cabt::Game> one = at_question.fork();
            const std::string text = observed(*one);
            // Its own deck and Prize cards, too, unless the question shows the deck.
            for (const PlayerId owner : {opponent_of(viewer), viewer}) {
                if (owner == viewer && at_question.select()->shows_deck) continue;
                const std::unique_ptr<cabt::Game> other = at_question.fork();
                redraw(other->match(), owner, viewer, random);
                REQUIRE(text == observed(*other));
                own += owner == viewer ? 1 : 0;
            }
            // What the opponent draws is logged without the card.
            const std::string drawn =
                "\"type\":4,\"playerIndex\":" + std::to_string(at(opponent_of(viewer)));
            REQUIRE_THAT(text, !ContainsSubstring(drawn));
            ++compared;
        });
    }
    CHECK(compared > 48 * 20);
    CHECK(own > 48 * 20);
}

namespace {

/// What logs may tell a player at a question: the cards that it could see at its question before
/// and sees now, the printed cards that events in between have named to it, and as many others as
/// it has looked at in between.
class Learned {
public:
    void look(Match& match, PlayerId viewer)
    {
        const Table& table = match.state().now;
        Known& known = known_[at(viewer)];
        known.before = known.now;
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            const auto card = static_cast<CardIndex>(i);
            const Zone zone = table.zone[i];
            const bool hidden = zone == Zone::hand || zone == Zone::deck || zone == Zone::prizes;
            const bool own_hand = zone == Zone::hand && owner_of(card) == viewer;
            known.now[i] = !hidden || own_hand || (table.seen[i] & seen_by(viewer)) != 0;
        }
        known.named.clear();
        known.looked_at = 0;
        for (const Event& event : match.events_for(seen_by(viewer), known.next_event)) {
            if (event.def != no_def) known.named.insert(event.def);
            const bool search = (event.extra & 1) != 0;
            if (event.kind == EventKind::looked_at && event.player == viewer && !search)
                known.looked_at += static_cast<std::size_t>(event.value);
        }
        known.next_event = match.first_event() + static_cast<std::uint32_t>(match.events().size());
    }
    /// Notes that the player is told of the card; returns whether it may be.
    [[nodiscard]] bool is_told(const Match& match, PlayerId viewer, CardIndex card)
    {
        Known& known = known_[at(viewer)];
        if (known.before[at(card)] || known.now[at(card)] ||
            known.named.contains(match.state().defs[at(card)]))
            return true;
        if (known.looked_at == 0) return false;
        --known.looked_at;
        return known.before[at(card)] = true;
    }

private:
    struct Known {
        std::array<bool, cards_per_match> before{}, now{};
        std::set<DefId> named;
        std::size_t looked_at = 0;
        std::uint32_t next_event = 0;
    };
    std::array<Known, players> known_;
};

/// All serials in a text.
[[nodiscard]] std::vector<int> serials_in(const std::string& text)
{
    static const std::regex serial("\"serial[A-Za-z]*\":([0-9]+)");
    std::vector<int> found;
    for (std::sregex_iterator next(text.begin(), text.end(), serial), end; next != end; ++next)
        found.push_back(std::stoi((*next)[1]));
    return found;
}

}  // namespace

TEST_CASE("Logs and tables name no card that the player can't have seen", "[cabt][secrets]")
{
    std::size_t named = 0;
    for (std::uint64_t seed = 20; seed < 68; ++seed) {
        INFO(seed);
        const std::unique_ptr<cabt::Game> game = start_secret(seed);
        Learned learned;
        play(*game, seed, [&](cabt::Game& at_question) {
            const PlayerId viewer = at_question.asked();
            Match& match = at_question.match();
            learned.look(match, viewer);
            const bool shows_deck = at_question.select()->shows_deck;
            const std::string text = observed(at_question);
            INFO(text.substr(text.find("\"logs\""), 2500));
            for (const int serial : serials_in(text)) {
                const CardIndex card = at_question.cards().card(serial);
                REQUIRE(card != no_card);
                const bool in_shown_deck = shows_deck && owner_of(card) == viewer &&
                                           match.state().now.zone[at(card)] == Zone::deck;
                INFO("serial " << serial);
                REQUIRE((in_shown_deck || learned.is_told(match, viewer, card)));
                ++named;
            }
        });
    }
    CHECK(named > 48 * 1000);
}

}  // namespace ptcg::game_test
