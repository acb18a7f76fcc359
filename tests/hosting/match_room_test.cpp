// A room of two players: a series of games, clocks, answers taken back.

#include "ptcg/hosting/match_room.hpp"

#include "ptcg/bots/bots.hpp"
#include "support/catch.hpp"
#include "support/small_games.hpp"

namespace ptcg::match_room_test {

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

struct World {
    std::shared_ptr<const CardPool> pool = test::small_pool();
    std::vector<RoomChange> records;

    [[nodiscard]] MatchRoom room(int best_of = 1, ClockRules clock = {}) const
    {
        const std::vector<DefId> deck = test::SmallCards().deck();
        MatchRoom::Setup setup;
        setup.pool = pool;
        setup.decks = {Deck{"One", deck}, Deck{"Two", deck}};
        setup.ruleset = "dp";
        setup.rules = tools::find_ruleset("dp", {test::cards_folder()}).value();
        setup.best_of = best_of;
        setup.clock = clock;
        return MatchRoom(std::move(setup));
    }

    /// Gives `count` random answers, or as many as the game takes.
    void play(MatchRoom& room, int count = 100'000)
    {
        const std::unique_ptr<Bot> bot = make_random_bot();
        bot->begin(static_cast<std::uint64_t>(count));
        std::vector<std::uint16_t> picks;
        for (int i = 0; i < count && room.phase() == MatchRoom::Phase::playing; ++i) {
            bot->choose(*room.match().decision(), View{}, picks);
            REQUIRE(room.answer(room.asked(), picks, 0));
            records.push_back(room.last_change());
        }
    }

    void begin(MatchRoom& room, std::uint64_t seed, PlayerId first = PlayerId::none)
    {
        REQUIRE(room.begin(seed, first, 0));
        records.push_back(room.last_change());
    }
};

}  // namespace

TEST_CASE("A match that is over takes no concession", "[hosting][room]")
{
    const std::vector<DefId> deck = test::SmallCards().deck();
    GameTable::Setup setup;
    setup.decks = {Deck{"One", deck}, Deck{"Two", deck}};
    setup.rules = tools::find_ruleset("dp", {test::cards_folder()}).value();
    const auto table = GameTable::open(test::small_pool(), setup);
    REQUIRE(table);
    table.value()->match().run_out_of_time(one);
    const Result<void> conceded = table.value()->concede(two);
    REQUIRE_FALSE(conceded);
    CHECK(conceded.error().message == "the match is over");
    CHECK(table.value()->replay().conceded == PlayerId::none);
    CHECK(table.value()->match().reason() == WinReason::time);
}

TEST_CASE("The records of a room lead to the same room", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(3);
    world.begin(room, 5);
    world.play(room, 30);
    REQUIRE(room.take_back(21, 0));
    world.records.push_back(room.last_change());
    world.play(room);
    while (room.phase() == MatchRoom::Phase::between) {
        world.begin(room, 6, room.chooser());
        world.play(room, 11);
        const PlayerId gives_up = room.asked();
        REQUIRE(room.concede(gives_up, 0));
        world.records.push_back(room.last_change());
    }
    const std::size_t of_first = world.records.size();
    REQUIRE(room.rematch(0));
    world.records.push_back(room.last_change());
    CHECK(room.phase() == MatchRoom::Phase::ready);
    CHECK(room.wins() == std::array{0, 0});
    world.begin(room, 8);
    world.play(room, 25);
    REQUIRE(world.records.size() > of_first);
    MatchRoom again = world.room(3);
    for (const RoomChange& record : world.records) {
        REQUIRE(again.apply(record, 0));
        CHECK(again.last_change() == record);
    }
    CHECK(again.match().state() == room.match().state());
    CHECK(again.wins() == room.wins());
    CHECK(again.game() == room.game());
    CHECK(again.winner() == room.winner());
    CHECK(again.question(one) == room.question(one));
    CHECK(again.question(two) == room.question(two));
}

TEST_CASE("A series ends when nobody can catch up, and its loser decides who begins",
          "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(3);
    CHECK(room.phase() == MatchRoom::Phase::ready);
    CHECK(room.chooser() == PlayerId::none);
    world.begin(room, 1);
    CHECK_FALSE(room.begin(2, one, 0));  // it is being played
    REQUIRE(room.concede(two, 0));
    CHECK(room.phase() == MatchRoom::Phase::between);
    CHECK(room.wins() == std::array{1, 0});
    CHECK(room.chooser() == two);
    CHECK(room.winner() == PlayerId::none);
    CHECK_FALSE(room.answer(one, {0}, 0));
    world.begin(room, 2, two);
    CHECK(room.match().state().now.starting_player == two);
    REQUIRE(room.concede(two, 0));
    CHECK(room.phase() == MatchRoom::Phase::over);
    CHECK(room.winner() == one);
    CHECK_FALSE(room.begin(3, one, 0));
}

TEST_CASE("Only the asked player's clock runs, and an answer adds the increment", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(1, {.bank = 10'000, .increment = 2'000});
    REQUIRE(room.begin(5, PlayerId::none, 1'000));
    const PlayerId asked = room.asked();
    const PlayerId other = opponent_of(asked);
    CHECK(room.clock().left(asked, 4'000) == 7'000);
    CHECK(room.clock().left(other, 4'000) == 10'000);
    const std::vector<std::uint16_t> picks = default_answer(*room.match().decision());
    SECTION("what the message took on its way is given back")
    {
        REQUIRE(room.answer(asked, picks, 4'000, 500));
        CHECK(room.last_change().left[at(asked)] == 9'500);
    }
    SECTION("but never more than has passed")
    {
        REQUIRE(room.answer(asked, picks, 1'200, 500));
        CHECK(room.last_change().left[at(asked)] == 12'000);
    }
    SECTION("an answer that is taken back gives back its increment, but no time")
    {
        REQUIRE(room.answer(asked, picks, 4'000));
        REQUIRE(room.take_back(0, 4'000));
        CHECK(room.last_change().left[at(asked)] == 7'000);
        CHECK(room.last_change().left[at(other)] == 10'000);
        CHECK(room.clock().left(asked, 5'000) == 6'000);
    }
    SECTION("an answer that is refused stops nothing")
    {
        CHECK_FALSE(room.answer(asked, {999}, 4'000));
        CHECK(room.clock().left(asked, 5'000) == 6'000);
    }
    SECTION("out of time: the player loses")
    {
        CHECK_FALSE(room.run_out(10'999));
        REQUIRE(room.run_out(11'000));
        CHECK(room.match().winner() == other);
        CHECK(room.match().reason() == WinReason::time);
        CHECK(room.last_change().kind == RoomChange::Kind::out_of_time);
        CHECK(room.clock().running() == PlayerId::none);
    }
}

TEST_CASE("A program that cannot go on forfeits, and the record says why", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(1, {});
    CHECK_FALSE(room.forfeit(PlayerId::one, "too early", 0));
    REQUIRE(room.begin(5, PlayerId::none, 0));
    REQUIRE(room.forfeit(PlayerId::one, "did not answer within 5 s", 0));
    CHECK(room.match().winner() == PlayerId::two);
    CHECK(room.match().reason() == WinReason::forfeit);
    CHECK(room.forfeit_words() == "did not answer within 5 s");
    CHECK(room.phase() == MatchRoom::Phase::over);
    CHECK_FALSE(room.forfeit(PlayerId::two, "too late", 0));
    MatchRoom again = world.room(1, {});
    REQUIRE(again.begin(5, PlayerId::none, 0));
    REQUIRE(again.apply(room.last_change(), 0));
    CHECK(again.match().reason() == WinReason::forfeit);
    CHECK(again.forfeit_words() == "did not answer within 5 s");
    REQUIRE(again.rematch(0));
    CHECK(again.forfeit_words().empty());
}

TEST_CASE("A room that goes on with new cards asks again, which is written down", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(1, {});
    REQUIRE(room.begin(5, PlayerId::none, 0));
    const PlayerId asked = room.asked();
    const std::uint32_t number = room.question(asked);
    room.note_new_cards(0);
    CHECK(room.question(asked) == number + 1);
    CHECK(room.asked() == asked);
    const RoomChange change = room.last_change();
    CHECK(change.kind == RoomChange::Kind::new_cards);
    REQUIRE(room.answer(asked, default_answer(*room.match().decision()), 0));
    CHECK(room.question(asked) == number + 2);
    MatchRoom again = world.room(1, {});
    REQUIRE(again.begin(5, PlayerId::none, 0));
    REQUIRE(again.apply(change, 0));
    CHECK(again.question(asked) == number + 1);
    // So it was written down once: as taking back none of the answers.
    MatchRoom old = world.room(1, {});
    REQUIRE(old.begin(5, PlayerId::none, 0));
    REQUIRE(old.apply({.kind = RoomChange::Kind::take_back, .answers = 0}, 0));
    CHECK(old.question(asked) == number + 1);
}

TEST_CASE("A room tells how its game started", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(1, {});
    REQUIRE(room.begin(5, PlayerId::none, 0));
    const Replay start = room.table().replay();
    CHECK(room.start() == start);
    REQUIRE(room.answer(room.asked(), default_answer(*room.match().decision()), 0));
    REQUIRE(room.concede(PlayerId::two, 0));
    CHECK(room.table().replay() != start);
    CHECK(room.start() == start);
}

TEST_CASE("A clock may answer for its player", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room(1, {.bank = 1'000, .answers_by_default = true});
    REQUIRE(room.begin(5, PlayerId::none, 0));
    const PlayerId asked = room.asked();
    REQUIRE(room.run_out(1'000));
    CHECK(room.phase() == MatchRoom::Phase::playing);
    CHECK(room.table().answers_given() == 1);
    CHECK(room.last_change().kind == RoomChange::Kind::answer);
    CHECK(room.last_change().who == asked);
}

TEST_CASE("A question's number never goes back, and the same answer is known again",
          "[hosting][room]")
{
    World world;
    MatchRoom room = world.room();
    world.begin(room, 5);
    const PlayerId asked = room.asked();
    const std::uint32_t question = room.question(asked);
    const std::vector<std::uint16_t> picks = default_answer(*room.match().decision());
    CHECK_FALSE(room.has_answered(asked, question, picks));
    REQUIRE(room.answer(asked, picks, 0));
    CHECK(room.question(asked) == question + 1);
    CHECK(room.question(opponent_of(asked)) == 1);
    CHECK(room.has_answered(asked, question, picks));
    CHECK_FALSE(room.has_answered(asked, question, {7, 7}));
    CHECK_FALSE(room.has_answered(asked, question + 1, picks));
    REQUIRE(room.take_back(0, 0));
    CHECK(room.question(asked) == question + 2);
    CHECK_FALSE(room.has_answered(asked, question + 1, picks));
}

TEST_CASE("An answer taken back meets the same chance again", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room();
    world.begin(room, 9);
    world.play(room, 40);
    const MatchState before = room.match().state();
    const std::vector<std::vector<std::uint16_t>> answers = room.table().answers();
    REQUIRE(room.take_back(25, 0));
    CHECK_FALSE(room.match().state() == before);
    CHECK_FALSE(room.take_back(25, 0));  // nothing follows the first 25
    for (std::size_t i = 25; i < answers.size(); ++i) {
        REQUIRE(room.answer(room.asked(), answers[i], 0));
    }
    CHECK(room.match().state() == before);
}

TEST_CASE("The last answer is free to take back while it showed nothing new", "[hosting][room]")
{
    World world;
    MatchRoom room = world.room();
    world.begin(room, 3);
    CHECK_FALSE(room.last_answer(one));
    int is_free = 0, not_free = 0;
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(1);
    std::vector<std::uint16_t> picks;
    for (int i = 0; i < 200 && room.phase() == MatchRoom::Phase::playing; ++i) {
        const PlayerId asked = room.asked();
        bot->choose(*room.match().decision(), View{}, picks);
        REQUIRE(room.answer(asked, picks, 0));
        if (room.phase() != MatchRoom::Phase::playing) break;
        const auto back = room.last_answer(asked);
        REQUIRE(back);
        CHECK(back->answers == room.table().answers_given() - 1);
        (back->is_free ? is_free : not_free) += 1;
        const auto others = room.last_answer(opponent_of(asked));
        if (others) CHECK_FALSE(others->is_free);
    }
    CHECK(is_free > 10);
    CHECK(not_free > 10);
}

TEST_CASE("A record that does not fit is refused with the reason", "[hosting][room][errors]")
{
    World world;
    MatchRoom room = world.room();
    CHECK(room.apply({.kind = RoomChange::Kind::answer, .who = one}, 0).error().message ==
          "no game is being played");
    world.begin(room, 5);
    const PlayerId asked = room.asked();
    CHECK(room.answer(opponent_of(asked), {0}, 0).error().message == "the other player is asked");
    CHECK(room.take_back(3, 0).error().message == "the game has 0 answers, so 3 cannot remain");
}

}  // namespace ptcg::match_room_test
