// Environments and vectors of them, from C.

#include <algorithm>
#include <cstring>
#include <set>
#include <vector>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

using Env = std::unique_ptr<ptcg_env, Deleter<ptcg_env_free>>;
using Vector = std::unique_ptr<ptcg_vector, Deleter<ptcg_vector_free>>;

/// A ptcg_env_setup with the match that it points to.
struct Plan {
    explicit Plan(uint64_t seed) : match(setup(seed))
    {
        env.size = sizeof env;
        env.match = &match;
    }
    Plan(const Plan&) = delete;
    Plan& operator=(const Plan&) = delete;

    ptcg_setup match;
    ptcg_env_setup env{};
};

Env make(const Plan& plan)
{
    ptcg_env* env = nullptr;
    REQUIRE(ptcg_env_create(real_host(), &plan.env, &env) == PTCG_OK);
    return Env(env);
}

ptcg_env_buffers buffers_of(ptcg_env* env)
{
    ptcg_env_buffers buffers{};
    buffers.size = sizeof buffers;
    REQUIRE(ptcg_env_get_buffers(env, &buffers) == PTCG_OK);
    return buffers;
}

std::vector<int16_t> observation(const ptcg_env_buffers& of)
{
    return {of.observation, of.observation + of.observation_count};
}

/// Takes the middle one of the legal actions until the game is over, or as often as `steps` says.
int play_env(ptcg_env* env, int steps = 100'000)
{
    const ptcg_env_buffers at = buffers_of(env);
    int taken = 0;
    while (at.state->player != PTCG_NOBODY && taken < steps) {
        REQUIRE(at.state->legal_count > 0);
        const uint16_t action = at.legal[at.state->legal_count / 2];
        REQUIRE(at.mask[action] == 1);
        REQUIRE(ptcg_env_step(env, action) == PTCG_OK);
        ++taken;
    }
    return taken;
}

Vector make_vector(const ptcg_vector_setup& setup)
{
    ptcg_vector* vector = nullptr;
    REQUIRE(ptcg_vector_create(real_library(), &setup, &vector) == PTCG_OK);
    return Vector(vector);
}

ptcg_vector_setup vector_of(const std::vector<ptcg_env_setup>& games, uint32_t threads)
{
    ptcg_vector_setup setup{};
    setup.size = sizeof setup;
    setup.games = games.data();
    setup.count = games.size();
    setup.threads = threads;
    return setup;
}

}  // namespace

TEST_CASE("An environment plays a game to its end", "[c][env]")
{
    const Plan plan(5);
    const Env env = make(plan);
    const ptcg_env_buffers at = buffers_of(env.get());
    CHECK(at.action_count == 129);
    CHECK(at.state->seed == 5);
    const int steps = play_env(env.get());
    CHECK(at.state->terminated == 1);
    CHECK(at.state->truncated == 0);
    CHECK(at.state->length == static_cast<uint32_t>(steps));
    CHECK(at.state->reward[0] + at.state->reward[1] == 0);
    CHECK(std::count(at.mask, at.mask + at.action_count, 1) == 0);
    CHECK(ptcg_env_step(env.get(), 0) == PTCG_ERROR_OVER);
    CHECK(ptcg_env_reset(env.get(), 6) == PTCG_OK);
    CHECK(at.state->terminated == 0);
    CHECK(buffers_of(env.get()).observation == at.observation);  // it never moves
}

TEST_CASE("Forks and copies of an environment go on alike", "[c][env]")
{
    Plan plan(7);
    plan.env.bot[1] = "random";
    const Env env = make(plan);
    play_env(env.get(), 20);
    ptcg_env* made = nullptr;
    REQUIRE(ptcg_env_fork(env.get(), &made) == PTCG_OK);
    const Env fork(made);
    const Env kept = make(plan);
    REQUIRE(ptcg_env_copy(kept.get(), env.get()) == PTCG_OK);
    const auto before = observation(buffers_of(env.get()));
    play_env(fork.get());
    CHECK(observation(buffers_of(env.get())) == before);
    for (ptcg_env* const other : {env.get(), kept.get()}) {
        play_env(other);
        CHECK(observation(buffers_of(other)) == observation(buffers_of(fork.get())));
        CHECK(std::memcmp(buffers_of(other).state, buffers_of(fork.get()).state,
                          sizeof(ptcg_env_state)) == 0);
    }
    const Plan other_bots(7);
    CHECK(ptcg_env_copy(make(other_bots).get(), env.get()) == PTCG_ERROR_MISMATCH);
    CHECK(ptcg_env_copy(env.get(), env.get()) == PTCG_OK);
}

TEST_CASE("What is hidden from a seat of an environment can be drawn again", "[c][env][secrets]")
{
    const Plan plan(9);
    const Env env = make(plan);
    play_env(env.get(), 25);
    const ptcg_env_buffers at = buffers_of(env.get());
    const int asked = at.state->player;
    const auto seen_by_other = [&](ptcg_env* of) {
        std::vector<int16_t> numbers(at.observation_count);
        REQUIRE(ptcg_env_observe(of, 1 - asked, numbers.data()) == PTCG_OK);
        return numbers;
    };
    const auto before = seen_by_other(env.get());
    const Env drawn = make(plan);
    std::set<std::vector<int16_t>> hands;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        REQUIRE(ptcg_env_determinize(drawn.get(), env.get(), asked, seed) == PTCG_OK);
        CHECK(observation(buffers_of(drawn.get())) == observation(at));
        CHECK(std::memcmp(buffers_of(drawn.get()).state, at.state, sizeof(ptcg_env_state)) == 0);
        hands.insert(seen_by_other(drawn.get()));
    }
    CHECK(hands.size() > 1);
    CHECK(seen_by_other(env.get()) == before);
    play_env(drawn.get());  // goes on to its end
    CHECK(ptcg_env_determinize(env.get(), env.get(), asked, 1) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_env_determinize(env.get(), drawn.get(), 2, 1) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_env_determinize(env.get(), drawn.get(), 0, 1) == PTCG_ERROR_OVER);
    CHECK(buffers_of(env.get()).state->player == PTCG_NOBODY);
}

TEST_CASE("A match of an environment is in its position", "[c][env]")
{
    const Plan plan(8);
    const Env env = make(plan);
    play_env(env.get(), 30);
    const ptcg_env_buffers at = buffers_of(env.get());
    ptcg_match* match = nullptr;
    REQUIRE(ptcg_env_match(env.get(), &match) == PTCG_OK);
    const Match owned(match);
    const ptcg_decision asked = decision(match);
    CHECK(asked.asked == at.state->player);
    CHECK(asked.turn == at.state->turn);
    CHECK(asked.number == at.state->decisions);
    std::vector<int16_t> numbers(at.observation_count);
    REQUIRE(ptcg_env_observe(env.get(), at.state->player, numbers.data()) == PTCG_OK);
    CHECK(numbers == observation(at));
    CHECK(ptcg_env_observe(env.get(), 2, numbers.data()) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_env_observe(env.get(), 0, nullptr) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("An environment encodes matches, also those with hidden cards redrawn", "[c][env]")
{
    const Env env = make(Plan(8));
    play_env(env.get(), 30);
    const ptcg_env_buffers at = buffers_of(env.get());
    const std::vector<int16_t> real = observation(at);
    ptcg_match* match = nullptr;
    REQUIRE(ptcg_env_match(env.get(), &match) == PTCG_OK);
    const Match owned(match);
    const int seat = at.state->player;
    std::vector<int16_t> numbers(at.observation_count), theirs(at.observation_count);
    const auto observed = [&](ptcg_match* of, int player, std::vector<int16_t>& to) {
        return ptcg_env_observe_match(env.get(), of, player, to.data());
    };
    REQUIRE(observed(match, seat, numbers) == PTCG_OK);
    CHECK(numbers == real);
    REQUIRE(observed(match, 1 - seat, theirs) == PTCG_OK);
    CHECK(theirs != real);

    ptcg_match* redrawn = nullptr;
    REQUIRE(ptcg_match_fork(match, nullptr, &redrawn) == PTCG_OK);
    const Match owned_too(redrawn);
    REQUIRE(ptcg_match_determinize(match, seat, 1, nullptr, redrawn) == PTCG_OK);
    REQUIRE(observed(redrawn, seat, numbers) == PTCG_OK);
    CHECK(numbers == real);
    REQUIRE(observed(redrawn, 1 - seat, numbers) == PTCG_OK);
    CHECK(numbers != theirs);
    CHECK(observation(at) == real);  // the environment has not moved

    CHECK(observed(match, 2, numbers) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_env_observe_match(env.get(), match, 0, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(observed(nullptr, 0, numbers) == PTCG_ERROR_HANDLE);
    CHECK(ptcg_env_observe_match(nullptr, match, 0, numbers.data()) == PTCG_ERROR_HANDLE);
}

TEST_CASE("A vector gives the same with any number of threads", "[c][env][threads]")
{
    std::vector<std::unique_ptr<Plan>> plans;
    std::vector<ptcg_env_setup> games;
    for (uint64_t i = 0; i < 7; ++i) {
        plans.push_back(std::make_unique<Plan>(i));
        if (i % 3 == 1) plans.back()->env.bot[1] = "greedy";
        games.push_back(plans.back()->env);
    }
    std::vector<std::vector<int16_t>> seen;
    for (const uint32_t threads : {1u, 2u, 4u}) {
        const Vector vector = make_vector(vector_of(games, threads));
        ptcg_vector_buffers at{};
        at.size = sizeof at;
        REQUIRE(ptcg_vector_get_buffers(vector.get(), &at) == PTCG_OK);
        REQUIRE(at.count == games.size());
        for (int step = 0; step < 300; ++step) {
            for (size_t i = 0; i < at.count; ++i)
                at.actions[i] = at.legal[i * at.action_count + at.states[i].legal_count / 2];
            REQUIRE(ptcg_vector_step(vector.get()) == PTCG_OK);
        }
        uint32_t episodes = 0;
        for (size_t i = 0; i < at.count; ++i) episodes += at.states[i].episode;
        CHECK(episodes > 0);
        seen.emplace_back(at.observations, at.observations + at.count * at.observation_count);
    }
    CHECK(seen[0] == seen[1]);
    CHECK(seen[0] == seen[2]);
}

TEST_CASE("A vector reports the first game whose action is not legal", "[c][env][errors]")
{
    const Plan plan(1);
    const std::vector<ptcg_env_setup> games(4, plan.env);
    const Vector vector = make_vector(vector_of(games, 2));
    ptcg_vector_buffers at{};
    at.size = sizeof at;
    REQUIRE(ptcg_vector_get_buffers(vector.get(), &at) == PTCG_OK);
    for (size_t i = 0; i < 4; ++i) at.actions[i] = at.legal[i * at.action_count];
    at.actions[1] = at.actions[3] = 127;
    CHECK(ptcg_vector_step(vector.get()) == PTCG_ERROR_ANSWER);
    CHECK_THAT(ptcg_last_error(), StartsWith("game 1: action 127 is not legal"));
    CHECK(at.statuses[0] == PTCG_OK);
    CHECK(at.statuses[3] == PTCG_ERROR_ANSWER);
    CHECK(at.states[0].steps == 1);
    CHECK(at.states[1].steps == 0);
}

TEST_CASE("Setups of environments that cannot be are refused", "[c][env][errors]")
{
    ptcg_env* env = nullptr;
    Plan plan(1);
    CHECK(ptcg_env_create(real_host(), nullptr, &env) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_env_create(real_host(), &plan.env, nullptr) == PTCG_ERROR_ARGUMENT);
    plan.env.bot[0] = "gready";
    CHECK(ptcg_env_create(real_host(), &plan.env, &env) == PTCG_ERROR_NAME);
    CHECK_THAT(ptcg_last_error(), ContainsSubstring("random, greedy"));
    plan.env.bot[0] = plan.env.bot[1] = "random";
    CHECK(ptcg_env_create(real_host(), &plan.env, &env) == PTCG_ERROR_ARGUMENT);
    plan.env.bot[0] = plan.env.bot[1] = nullptr;
    plan.env.options = 40'000;
    CHECK(ptcg_env_create(real_host(), &plan.env, &env) == PTCG_ERROR_ARGUMENT);
    plan.env.options = 0;
    plan.env.reserved = 1;
    CHECK(ptcg_env_create(real_host(), &plan.env, &env) == PTCG_ERROR_ARGUMENT);
    plan.env.reserved = 0;
    plan.env.match = nullptr;
    CHECK(ptcg_env_create(real_host(), &plan.env, &env) == PTCG_ERROR_ARGUMENT);
    CHECK(env == nullptr);

    ptcg_vector* vector = nullptr;
    const Plan good(1);
    std::vector<ptcg_env_setup> games(2, good.env);
    ptcg_vector_setup setup = vector_of(games, 1);
    setup.count = 0;
    CHECK(ptcg_vector_create(real_library(), &setup, &vector) == PTCG_ERROR_ARGUMENT);
    games[1].options = 64;
    setup = vector_of(games, 1);
    CHECK(ptcg_vector_create(real_library(), &setup, &vector) == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(ptcg_last_error(), StartsWith("game 1: "));
    games[1].options = 0;
    games[1].match = nullptr;
    CHECK(ptcg_vector_create(real_library(), &setup, &vector) == PTCG_ERROR_ARGUMENT);
    games[1] = good.env;
    setup.flags = 64;
    CHECK(ptcg_vector_create(real_library(), &setup, &vector) == PTCG_ERROR_ARGUMENT);
    CHECK(vector == nullptr);
}

TEST_CASE("A script that fails ends the game of an environment, or stops it", "[c][env][failures]")
{
    ptcg_status status = PTCG_OK;
    const Library library = load(
        pack_with("card.attack[\"Push\"] = { before = function() assert(false, 'sly') end }\n"),
        status);
    REQUIRE(status == PTCG_OK);
    const Host host = host_of(library.get());
    for (const int policy : {PTCG_FAILURE_VOIDS, PTCG_FAILURE_STOPS}) {
        ptcg_setup match = walls(5);
        match.on_failure = policy;
        ptcg_env_setup wanted{};
        wanted.size = sizeof wanted;
        wanted.match = &match;
        ptcg_env* made = nullptr;
        REQUIRE(ptcg_env_create(host.get(), &wanted, &made) == PTCG_OK);
        const Env env(made);
        const ptcg_env_buffers at = buffers_of(made);
        status = PTCG_OK;
        for (unsigned i = 0; status == PTCG_OK && at.state->legal_count > 0 && i < 10'000; ++i)
            status = ptcg_env_step(made, at.legal[i * 7 % at.state->legal_count]);
        if (policy == PTCG_FAILURE_VOIDS) {
            CHECK(status == PTCG_OK);
            CHECK(at.state->truncated == 1);
            CHECK(at.state->outcome == PTCG_VOID);
        } else {
            CHECK(status == PTCG_ERROR_STOPPED);
            CHECK_THAT(ptcg_last_error(), ContainsSubstring("sly"));
            CHECK(at.state->legal_count == 0);
            CHECK(ptcg_env_step(made, 0) == PTCG_ERROR_STOPPED);  // until it is reset
            ptcg_env* copy = nullptr;
            REQUIRE(ptcg_env_fork(made, &copy) == PTCG_OK);
            const Env fork(copy);
            CHECK(ptcg_env_determinize(copy, made, 0, 1) == PTCG_ERROR_STOPPED);
            CHECK(ptcg_env_reset(made, 6) == PTCG_OK);
        }
    }
}

TEST_CASE("NULL and handles of other kinds are refused where an environment is wanted",
          "[c][env][errors]")
{
    const Match match = start(1);
    ptcg_env_buffers buffers{};
    buffers.size = sizeof buffers;
    ptcg_env* made = nullptr;
    ptcg_match* forked = nullptr;
    int16_t number = 0;
    for (ptcg_env* wrong :
         {static_cast<ptcg_env*>(nullptr), reinterpret_cast<ptcg_env*>(match.get())}) {
        CHECK(ptcg_env_get_buffers(wrong, &buffers) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_reset(wrong, 1) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_step(wrong, 0) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_observe(wrong, 0, &number) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_fork(wrong, &made) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_copy(wrong, wrong) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_determinize(wrong, wrong, 0, 1) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_env_match(wrong, &forked) == PTCG_ERROR_HANDLE);
        ptcg_env_free(wrong);  // does nothing
    }
    ptcg_vector_buffers many{};
    many.size = sizeof many;
    for (ptcg_vector* wrong :
         {static_cast<ptcg_vector*>(nullptr), reinterpret_cast<ptcg_vector*>(match.get())}) {
        CHECK(ptcg_vector_get_buffers(wrong, &many) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_vector_reset(wrong, nullptr, nullptr) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_vector_step(wrong) == PTCG_ERROR_HANDLE);
        ptcg_vector_free(wrong);  // does nothing
    }
    const Env env = make(Plan(1));
    buffers.size = 7;
    CHECK(ptcg_env_get_buffers(env.get(), &buffers) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_env_get_buffers(env.get(), nullptr) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("Fields and features are told as JSON and as numbers", "[c][env]")
{
    Text text;
    REQUIRE(ptcg_encoding_json(0, &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), StartsWith("{\"version\":2,\"hash\":"));
    CHECK_THAT(text.string(), ContainsSubstring("\"options\":128,\"actions\":129,"));
    CHECK(ptcg_encoding_json(40'000, &text.raw) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_encoding_json(0, nullptr) == PTCG_ERROR_ARGUMENT);
    REQUIRE(ptcg_card_features_json(real_library(), &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring("\"name\":\"hp\""));
    CHECK(ptcg_card_features_json(nullptr, &text.raw) == PTCG_ERROR_HANDLE);
    size_t count = 0;
    CHECK(ptcg_card_features(real_library(), nullptr, 0, &count) == PTCG_ERROR_ROOM);
    std::vector<int16_t> numbers(count);
    CHECK(ptcg_card_features(real_library(), numbers.data(), numbers.size(), nullptr) == PTCG_OK);
    CHECK(std::count(numbers.begin(), numbers.end(), 0) < static_cast<std::ptrdiff_t>(count));
}
