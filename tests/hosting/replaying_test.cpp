#include "ptcg/hosting/replaying.hpp"

#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "support/catch.hpp"
#include "support/small_games.hpp"

namespace ptcg::replaying_test {

using namespace ptcg::tools;

namespace {

/// A table where a bot plays both sides.
struct Game {
    Data data = test::small_data();
    std::unique_ptr<GameTable> table = test::small_table(game_data(data), 11);
    std::unique_ptr<Bot> bot = make_random_bot();
    std::vector<std::uint16_t> picks;

    Game() { bot->begin(11); }

    void play(std::size_t answers)
    {
        for (std::size_t i = 0; i < answers; ++i) {
            const Decision* decision = table->match().decision();
            if (decision == nullptr) return;
            bot->choose(*decision, View{}, picks);
            REQUIRE(table->answer(picks));
        }
    }

    [[nodiscard]] std::string refusal(const Replay& replay) const
    {
        const Result<std::unique_ptr<GameTable>> opened = open_replay(game_data(data), replay);
        if (!opened) return opened.error().message;
        const Result<void> played = play_back(*opened.value(), replay);
        return played ? "accepted" : played.error().message;
    }
};

}  // namespace

TEST_CASE("A saved game ends as it did, whenever it was saved", "[tools][replay]")
{
    Game game;
    for (int i = 0; i < 40; ++i) {
        CHECK(game.refusal(game.table->replay()) == "accepted");
        game.play(3);
    }
    game.play(10'000);
    REQUIRE(game.table->match().over());
    CHECK(game.refusal(game.table->replay()) == "accepted");
}

TEST_CASE("What was taken back is not in the save", "[tools][replay]")
{
    Game game;
    game.play(10);
    const GameTable::Moment moment = game.table->now();
    const Replay before = game.table->replay();
    game.play(5);
    REQUIRE(game.table->go_back(moment));
    CHECK(game.table->replay() == before);
    game.play(5);
    CHECK(game.refusal(game.table->replay()) == "accepted");
}

TEST_CASE("Who gave up is in the save", "[tools][replay]")
{
    Game game;
    game.play(10);
    REQUIRE(game.table->concede(PlayerId::two));
    CHECK(game.table->match().winner() == PlayerId::one);
    CHECK(game.refusal(game.table->replay()) == "accepted");
}

TEST_CASE("Whose time ran out is in the save", "[tools][replay]")
{
    Game game;
    game.play(10);
    const GameTable::Moment moment = game.table->now();
    REQUIRE(game.table->run_out_of_time(PlayerId::one));
    CHECK(game.table->match().winner() == PlayerId::two);
    CHECK(game.table->match().reason() == WinReason::time);
    CHECK(game.table->replay().out_of_time == PlayerId::one);
    CHECK(game.refusal(game.table->replay()) == "accepted");
    CHECK(game.table->run_out_of_time(PlayerId::two).error().message == "the match is over");
    CHECK(game.table->replay().out_of_time == PlayerId::one);
    REQUIRE(game.table->go_back(moment));
    CHECK(game.table->replay().out_of_time == PlayerId::none);
}

TEST_CASE("Who forfeited is in the save", "[tools][replay]")
{
    Game game;
    game.play(10);
    const GameTable::Moment moment = game.table->now();
    REQUIRE(game.table->forfeit(PlayerId::one));
    CHECK(game.table->match().winner() == PlayerId::two);
    CHECK(game.table->match().reason() == WinReason::forfeit);
    CHECK(game.refusal(game.table->replay()) == "accepted");
    const Result<Replay> again = read_replay(write_replay(game.table->replay()));
    REQUIRE(again);
    CHECK(again.value().forfeited == PlayerId::one);
    CHECK(game.table->forfeit(PlayerId::two).error().message == "the match is over");
    REQUIRE(game.table->go_back(moment));
    CHECK(game.table->replay().forfeited == PlayerId::none);
}

TEST_CASE("A save that does not fit is refused with the reason", "[tools][replay]")
{
    Game game;
    game.play(10);
    Replay replay = game.table->replay();

    SECTION("other packs")
    {
        replay.packs[0].hash = "0";
        CHECK(game.refusal(replay) ==
              "the game was played with other cards: pack test has changed since");
    }
    SECTION("another ruleset")
    {
        replay.ruleset = "sv";
        CHECK(game.refusal(replay) == "the ruleset \"sv\" has changed since the game");
        replay.ruleset = "dq";
        CHECK_THAT(game.refusal(replay), Catch::Matchers::ContainsSubstring(
                                             "there is no ruleset \"dq\"; did you mean \"dp\"?"));
    }
    SECTION("an unknown card")
    {
        replay.decks[0].cards[0] = "test-99";
        CHECK(game.refusal(replay) == "there is no card test-99");
    }
    SECTION("an impossible answer")
    {
        replay.answers[4] = {999};
        CHECK_THAT(game.refusal(replay),
                   Catch::Matchers::StartsWith("answer 5 of 10 does not fit: option 999"));
    }
    SECTION("another end")
    {
        replay.final_hash = hex(0);
        CHECK(game.refusal(replay) == "the game does not end as it did when it was saved");
    }
    SECTION("another seed")
    {
        replay.seed = 12;
        CHECK(game.refusal(replay) != "accepted");
    }
}

TEST_CASE("A game whose packs have changed is replayed if its owner insists", "[tools][replay]")
{
    Game game;
    game.play(10);
    Replay replay = game.table->replay();
    CHECK(changed_since(game_data(game.data), replay).empty());
    replay.packs[0].hash = "0";
    CHECK(changed_since(game_data(game.data), replay) ==
          "the game was played with other cards: pack test has changed since");
    CHECK_FALSE(open_replay(game_data(game.data), replay));
    const auto opened = open_replay(game_data(game.data), replay, true);
    REQUIRE(opened);
    CHECK(play_back(*opened.value(), replay));
}

TEST_CASE("A saved game's ruleset is a name, never a file", "[tools][replay][errors]")
{
    Game game;
    Replay replay = game.table->replay();
    const std::string file = (ptcg::test::cards_folder() / "rulesets/dp.toml").string();
    replay.ruleset = file;
    CHECK(game.refusal(replay) == "the game was played under the ruleset \"" + file +
                                      "\", which is not next to the packs; name its file "
                                      "with --ruleset");
    // The owner of the save may name it.
    CHECK(open_replay(game_data(game.data, file), replay));
    replay.ruleset = "/dev/zero";
    CHECK_FALSE(open_replay(game_data(game.data), replay));
    replay.ruleset = "dpp";
    CHECK(game.refusal(replay).starts_with("there is no ruleset \"dpp\"; did you mean \"dp\"?"));
}

}  // namespace ptcg::replaying_test
