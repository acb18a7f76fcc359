// The computer players.

#include <chrono>
#include <thread>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string last()
{
    return ptcg_last_error();
}

/// Plays to the end. Returns the hash of the final position.
std::uint64_t played(ptcg_match* match, ptcg_bot* one, ptcg_bot* two)
{
    for (ptcg_decision open = decision(match); open.asked != PTCG_NOBODY; open = decision(match)) {
        const std::uint64_t before = hash(match);
        const auto picks = choice(open.asked == PTCG_PLAYER_ONE ? one : two, match);
        REQUIRE(hash(match) == before);
        const ptcg_status status = ptcg_match_answer(match, picks.data(), picks.size());
        INFO(last());
        REQUIRE(status == PTCG_OK);
    }
    return hash(match);
}

}  // namespace

TEST_CASE("Bots play whole games with legal answers, the same with the same seed", "[c][bots]")
{
    const Bot greedy = bot_of("greedy"), random = bot_of("random", 5);
    const Bot mcts = bot_of("mcts:iterations=4:turns=0", 5);
    const std::uint64_t one = played(start(3).get(), greedy.get(), random.get());
    const std::uint64_t two = played(start(3).get(), mcts.get(), mcts.get());
    // Now they are in the middle of their luck.
    CHECK(played(start(3).get(), greedy.get(), random.get()) != one);
    REQUIRE(ptcg_bot_begin(random.get(), 5) == PTCG_OK);
    CHECK(played(start(3).get(), greedy.get(), random.get()) == one);
    REQUIRE(ptcg_bot_begin(mcts.get(), 5) == PTCG_OK);
    CHECK(played(start(3).get(), mcts.get(), mcts.get()) == two);
    const Bot again = bot_of("mcts:iterations=4:turns=0", 5);
    const Bot again_two = bot_of("mcts:iterations=4:turns=0", 5);
    CHECK(played(start(3).get(), again.get(), again_two.get()) == two);
}

TEST_CASE("A greedy bot wins against a random one", "[c][bots]")
{
    const Bot greedy = bot_of("greedy"), random = bot_of("random", 2);
    int wins = 0;
    for (unsigned seed = 0; seed < 20; ++seed) {
        const Match match = start(seed);
        static_cast<void>(played(match.get(), greedy.get(), random.get()));
        if (decision(match.get()).winner == PTCG_PLAYER_ONE) ++wins;
    }
    CHECK(wins >= 18);
}

TEST_CASE("A bot picks the same whatever the hidden cards are", "[c][bots]")
{
    const Match match = start(31), other = start(31);
    Lots lots(31);
    // Bots know the lists of both decks.
    ptcg_assumptions lists_known{};
    lists_known.size = sizeof lists_known;
    lists_known.flags = PTCG_REAL_LIST;
    int compared = 0, cheated = 0;
    for (int i = 0; i < 40; ++i) {
        play(match.get(), lots, 3);
        const ptcg_decision open = decision(match.get());
        if (open.asked == PTCG_NOBODY) break;
        if (open.option_count < 2 ||
            ptcg_match_determinize(match.get(), open.asked, 7u + static_cast<unsigned>(i),
                                   &lists_known, other.get()) != PTCG_OK) {
            continue;
        }
        ++compared;
        for (const char* name : {"random", "greedy", "mcts:iterations=10:turns=1"}) {
            INFO(name);
            CHECK(choice(bot_of(name).get(), match.get()) ==
                  choice(bot_of(name).get(), other.get()));
        }
        const char* const open_bot = "mcts-open:iterations=10:turns=1";
        cheated += choice(bot_of(open_bot).get(), match.get()) ==
                           choice(bot_of(open_bot).get(), other.get())
                       ? 0
                       : 1;
    }
    CHECK(compared > 10);
    CHECK(cheated > 0);
}

TEST_CASE("What a bot cannot do is told", "[c][bots][errors]")
{
    ptcg_bot* made = nullptr;
    CHECK(ptcg_bot_create(real_library(), "gredy", 1, &made) == PTCG_ERROR_NAME);
    CHECK(made == nullptr);
    CHECK_THAT(last(), ContainsSubstring("there is no bot \"gredy\"; did you mean \"greedy\"?"));
    CHECK(ptcg_bot_create(real_library(), "mcts:ms=x", 1, &made) == PTCG_ERROR_NAME);
    CHECK(ptcg_bot_create(real_library(), "./mine", 1, &made) == PTCG_ERROR_NAME);
    CHECK(ptcg_bot_create(real_library(), nullptr, 1, &made) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_bot_create(real_library(), "greedy", 1, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_bot_create(nullptr, "greedy", 1, &made) == PTCG_ERROR_HANDLE);
    CHECK(ptcg_bot_begin(nullptr, 1) == PTCG_ERROR_HANDLE);

    const Bot bot = bot_of("random");
    const Match match = start(1);
    uint16_t picks[60];
    size_t count = 9;
    CHECK(ptcg_bot_choose(nullptr, match.get(), picks, 60, &count) == PTCG_ERROR_HANDLE);
    CHECK(ptcg_bot_choose(reinterpret_cast<ptcg_bot*>(match.get()), match.get(), picks, 60,
                          &count) == PTCG_ERROR_HANDLE);
    CHECK(ptcg_bot_choose(bot.get(), nullptr, picks, 60, &count) == PTCG_ERROR_HANDLE);
    CHECK(ptcg_bot_choose(bot.get(), match.get(), picks, 60, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_bot_choose(bot.get(), match.get(), nullptr, 60, &count) == PTCG_ERROR_ARGUMENT);
    // Without room, the bot keeps its luck.
    const std::vector<uint16_t> wanted = choice(bot_of("random").get(), match.get());
    CHECK(ptcg_bot_choose(bot.get(), match.get(), nullptr, 0, &count) == PTCG_ERROR_ROOM);
    CHECK(count == 0);
    CHECK_THAT(last(), ContainsSubstring("room for only 0"));
    CHECK(choice(bot.get(), match.get()) == wanted);

    REQUIRE(ptcg_match_concede(match.get(), PTCG_PLAYER_ONE) == PTCG_OK);
    CHECK(ptcg_bot_choose(bot.get(), match.get(), picks, 60, &count) == PTCG_ERROR_OVER);
    ptcg_setup explicit_chance = setup(1);
    explicit_chance.flags = PTCG_EXPLICIT_CHANCE;
    const Match chance = start(real_host(), explicit_chance);
    REQUIRE(decision(chance.get()).asked == PTCG_CHANCE);
    CHECK(ptcg_bot_choose(bot.get(), chance.get(), picks, 60, &count) == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(last(), ContainsSubstring("a bot answers for players"));

    ptcg_status status = PTCG_OK;
    const Library others = load(small_pack(), status);
    const Host host = host_of(others.get());
    const Match wall = start(host.get(), walls(1));
    CHECK(ptcg_bot_choose(bot.get(), wall.get(), picks, 60, &count) == PTCG_ERROR_MISMATCH);
}

TEST_CASE("Only one thread uses a bot", "[c][bots][threads]")
{
    const Match match = start(1);
    const Host second_host = host_of(real_library());
    const Match other = fork_of(match.get(), second_host.get());
    const Bot bot = bot_of("mcts:ms=2000:turns=1000");
    while (decision(match.get()).option_count < 2) {
        REQUIRE(ptcg_match_answer_default(match.get()) == PTCG_OK);
    }
    uint16_t mine[60];
    size_t my_count = 0;
    std::thread first(
        [&] { static_cast<void>(ptcg_bot_choose(bot.get(), match.get(), mine, 60, &my_count)); });
    uint16_t picks[60];
    size_t count = 0;
    ptcg_status status = PTCG_OK;
    for (int i = 0; i < 1000 && status == PTCG_OK; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        status = ptcg_bot_begin(bot.get(), 1);
    }
    CHECK(status == PTCG_ERROR_BUSY);
    CHECK_THAT(last(), ContainsSubstring("another thread is using this bot"));
    CHECK(ptcg_bot_choose(bot.get(), other.get(), picks, 60, &count) == PTCG_ERROR_BUSY);
    first.join();
    CHECK(my_count > 0);
}
