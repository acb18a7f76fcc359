// Environments: one game as a program that learns plays it.

#include "env.hpp"

#include <optional>

#include "playing.hpp"
#include "structs.hpp"
#include "use.hpp"

ptcg_env::ptcg_env(std::shared_ptr<ptcg::capi::HostData> on,
                   std::shared_ptr<const ptcg::capi::EnvPlan> plan,
                   const ptcg::encoding::Encoder& writes)
    : host(std::move(on)),
      encoder(writes),
      observation(writes.layout().size()),
      mask(writes.layout().actions()),
      legal(writes.layout().actions()),
      environment(std::move(plan), encoder, *host, scratch, {observation, mask, legal, &state})
{
}

namespace ptcg::capi {
namespace {

static_assert(sizeof(ptcg_env_state) == 56);

ptcg_status create(ptcg_host* host, const ptcg_env_setup* setup, ptcg_env** env)
{
    PTCG_TRY(need(env, "env"));
    *env = nullptr;
    PTCG_TRY(check(host));
    const Use use(*host->data, host);
    PTCG_TRY(use.status());
    const LibraryData& library = *host->data->library;
    const Checked<std::shared_ptr<const EnvPlan>> plan = read_plan(library, setup);
    PTCG_TRY(plan.status);
    const auto encoder = encoding::Encoder::make(library.cards(), plan.value->layout);
    auto made = std::make_unique<ptcg_env>(host->data, plan.value, encoder.value());
    PTCG_TRY(made->environment.make_bots());
    PTCG_TRY(made->environment.begin(plan.value->start->setup.seed));
    *env = made.release();
    return PTCG_OK;
}

ptcg_status check_equal(const ptcg_env& one, const ptcg_env& other)
{
    const EnvPlan& a = one.environment.plan();
    const EnvPlan& b = other.environment.plan();
    const bool equal =
        one.host->library == other.host->library &&
        (&a == &b || (a.start->decks == b.start->decks && *a.start->rules == *b.start->rules &&
                      a.bots == b.bots && a.layout.options() == b.layout.options()));
    if (equal) return PTCG_OK;
    return fail(PTCG_ERROR_MISMATCH,
                "the environments differ in library, rules, decks, bots or room for options");
}

ptcg_status check_two(const ptcg_env* to, const ptcg_env* from)
{
    PTCG_TRY(check(to));
    PTCG_TRY(check(from));
    return to == from ? PTCG_OK : check_equal(*to, *from);
}

ptcg_status copy(ptcg_env* to, const ptcg_env* from)
{
    PTCG_TRY(check_two(to, from));
    if (to == from) return PTCG_OK;
    return with_two(*to, *from, [&] { return to->environment.copy(from->environment); });
}

ptcg_status determinize(ptcg_env* to, ptcg_env* from, int player, std::uint64_t seed)
{
    PTCG_TRY(check_two(to, from));
    PTCG_TRY(check_player(player));
    if (to == from) {
        return fail(PTCG_ERROR_ARGUMENT, "`to` must not be the environment that is looked at");
    }
    return with_two(*to, *from, [&] {
        return to->environment.determinize(from->environment, static_cast<PlayerId>(player), seed);
    });
}

ptcg_status observe_match(ptcg_env* env, ptcg_match* match, int player, std::int16_t* observation)
{
    PTCG_TRY(check(env));
    PTCG_TRY(check(match));
    PTCG_TRY(check_player(player));
    PTCG_TRY(need(observation, "observation"));
    if (match->host->library != env->host->library) {
        return fail(PTCG_ERROR_MISMATCH, "the environment and the match use different libraries");
    }
    return with_two(*env, *match, [&] {
        const Result<void> done = env->encoder.encode(match->match, static_cast<PlayerId>(player),
                                                      encoding::lists_of(match->match), {},
                                                      {observation, env->observation.size()});
        return done ? PTCG_OK : fail(PTCG_ERROR_ROOM, done.error().message);
    });
}

}  // namespace

ptcg_status check(const ptcg_env* env)
{
    return check(env, Kind::env, "environment");
}

bool in_use(const ptcg_env& env)
{
    return env.host->user == &env;
}

}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_env_create(ptcg_host* host, const ptcg_env_setup* setup, ptcg_env** env)
{
    return guarded([&] { return create(host, setup, env); });
}

void ptcg_env_free(ptcg_env* env)
{
    release(env, Kind::env);
}

ptcg_status ptcg_env_get_buffers(ptcg_env* env, ptcg_env_buffers* buffers)
{
    return with(env, [&] {
        PTCG_TRY(need(buffers, "buffers"));
        ptcg_env_buffers own;
        PTCG_TRY(read_struct(buffers, own, "ptcg_env_buffers"));
        own.observation_count = env->observation.size();
        own.action_count = env->mask.size();
        own.observation = env->observation.data();
        own.mask = env->mask.data();
        own.legal = env->legal.data();
        own.state = &env->state;
        write_struct(own, buffers);
        return PTCG_OK;
    });
}

ptcg_status ptcg_env_reset(ptcg_env* env, uint64_t seed)
{
    return with(env, [&] { return env->environment.begin(seed); });
}

ptcg_status ptcg_env_step(ptcg_env* env, int32_t action)
{
    return with(env, [&] { return env->environment.step(action); });
}

ptcg_status ptcg_env_observe(ptcg_env* env, int player, int16_t* observation)
{
    return with(env, [&] {
        PTCG_TRY(check_player(player));
        PTCG_TRY(need(observation, "observation"));
        return env->environment.observe(static_cast<PlayerId>(player),
                                        {observation, env->observation.size()});
    });
}

ptcg_status ptcg_env_observe_match(ptcg_env* env, ptcg_match* match, int player,
                                   int16_t* observation)
{
    return guarded([&] { return observe_match(env, match, player, observation); });
}

ptcg_status ptcg_env_fork(ptcg_env* env, ptcg_env** fork)
{
    return with(env, [&] {
        PTCG_TRY(need(fork, "fork"));
        *fork = nullptr;
        auto made =
            std::make_unique<ptcg_env>(env->host, env->environment.shared_plan(), env->encoder);
        PTCG_TRY(made->environment.make_bots());
        PTCG_TRY(made->environment.copy(env->environment));
        *fork = made.release();
        return PTCG_OK;
    });
}

ptcg_status ptcg_env_copy(ptcg_env* to, const ptcg_env* from)
{
    return guarded([&] { return copy(to, from); });
}

ptcg_status ptcg_env_determinize(ptcg_env* to, ptcg_env* from, int player, uint64_t seed)
{
    return guarded([&] { return determinize(to, from, player, seed); });
}

ptcg_status ptcg_env_match(ptcg_env* env, ptcg_match** match)
{
    return with(env, [&] {
        PTCG_TRY(need(match, "match"));
        *match = nullptr;
        const Start& start = *env->environment.plan().start;
        return resume_handle(env->host, start.rules, env->environment.match().state(),
                             start.setup.on_failure, start.keeps_events, match);
    });
}
