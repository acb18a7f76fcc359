// Vectors of environments: many games stepped at once.

#include "vector.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "structs.hpp"
#include "use.hpp"

ptcg_vector::ptcg_vector(std::shared_ptr<const ptcg::capi::LibraryData> library,
                         std::span<const std::shared_ptr<const ptcg::capi::EnvPlan>> plans,
                         const ptcg::encoding::Encoder& writes, std::size_t threads, bool resets)
    : encoder(writes),
      resets_itself(resets),
      observations(plans.size() * writes.layout().size()),
      masks(plans.size() * writes.layout().actions()),
      legal(plans.size() * writes.layout().actions()),
      states(plans.size()),
      actions(plans.size(), -1),
      statuses(plans.size()),
      seeds(plans.size())
{
    const std::size_t count = plans.size();
    for (std::size_t i = 0; i < threads; ++i) {
        auto host = std::make_shared<ptcg::capi::HostData>(library, library->pool->scripts.limits);
        Share& share = *shares.emplace_back(std::make_unique<Share>(std::move(host)));
        share.first = count * i / threads;
        const std::size_t end = count * (i + 1) / threads;
        share.games.reserve(end - share.first);
        for (std::size_t number = share.first; number < end; ++number) {
            share.games.emplace_back(plans[number], encoder, *share.host, share.scratch,
                                     sheet(number));
        }
    }
    crew_ =
        std::make_unique<ptcg::capi::WorkCrew>(threads, [this](std::size_t share) { work(share); });
}

ptcg::capi::EnvSheet ptcg_vector::sheet(std::size_t number)
{
    const std::size_t size = encoder.layout().size(), wide = encoder.layout().actions();
    return {std::span(observations).subspan(number * size, size),
            std::span(masks).subspan(number * wide, wide),
            std::span(legal).subspan(number * wide, wide), &states[number]};
}

void ptcg_vector::work(std::size_t number) noexcept
{
    Share& share = *shares[number];
    share.failure = {};
    for (std::size_t i = 0; i < share.games.size(); ++i) {
        const std::size_t game = share.first + i;
        if (i + 1 < share.games.size()) share.games[i + 1].prefetch();
        const ptcg_status status =
            ptcg::capi::guarded([&] { return (*each_)(share.games[i], game); });
        statuses[game] = status;
        note(share.failure, "game", game, status);
    }
}

ptcg_status ptcg_vector::for_all(const Each& each)
{
    each_ = &each;
    crew_->run();
    const auto first = std::ranges::min_element(
        shares, {}, [](const std::unique_ptr<Share>& share) { return share->failure.number; });
    return ptcg::capi::tell((*first)->failure);
}

namespace ptcg::capi {
namespace {

constexpr std::size_t most_threads = 1024;

template <typename Struct>
std::string bytes_of(const Struct& from)
{
    return {reinterpret_cast<const char*>(&from), sizeof from};
}

ptcg_status read_plans(const LibraryData& library, const ptcg_vector_setup& setup,
                       std::vector<std::shared_ptr<const EnvPlan>>& plans,
                       std::vector<std::uint64_t>& seeds)
{
    std::map<std::string, std::shared_ptr<const EnvPlan>> known;  // by the bytes of both structs
    return read_structs(
        setup.games, setup.count, "ptcg_env_setup", [&](const ptcg_env_setup& game) {
            const std::string which = "game " + std::to_string(plans.size()) + ": ";
            if (need(game.match, "match") != PTCG_OK)
                return fail(PTCG_ERROR_ARGUMENT, which + last_error());
            ptcg_setup match;
            PTCG_TRY(read_struct(game.match, match, "ptcg_setup"));
            seeds.push_back(match.seed);
            match.seed = 0;
            // Games of equal decks and rules share them.
            ptcg_env_setup same = game;
            same.match = nullptr;
            std::shared_ptr<const EnvPlan>& shared = known[bytes_of(same) + bytes_of(match)];
            if (shared != nullptr) {
                plans.push_back(shared);
                return PTCG_OK;
            }
            Checked<std::shared_ptr<const EnvPlan>> plan = read_plan(library, &game);
            if (!plan.ok()) return fail(plan.status, which + last_error());
            if (!plans.empty() && plans[0]->layout.options() != plan.value->layout.options()) {
                return fail(PTCG_ERROR_ARGUMENT,
                            which + "all games of a vector need the same `options`");
            }
            shared = std::move(plan.value);
            plans.push_back(shared);
            return PTCG_OK;
        });
}

ptcg_status begin_all(ptcg_vector& vector)
{
    return vector.for_all([&](Environment& game, std::size_t number) {
        PTCG_TRY(game.make_bots());
        return game.begin(vector.seeds[number]);
    });
}

ptcg_status create(const ptcg_library* library, const ptcg_vector_setup* wanted, ptcg_vector** made)
{
    PTCG_TRY(need(made, "vector"));
    *made = nullptr;
    PTCG_TRY(check(library));
    PTCG_TRY(need(wanted, "setup"));
    ptcg_vector_setup setup;
    PTCG_TRY(read_struct(wanted, setup, "ptcg_vector_setup"));
    if (setup.count == 0) return fail(PTCG_ERROR_ARGUMENT, "a vector needs at least one game");
    if ((setup.flags & ~std::uint32_t{PTCG_NO_AUTORESET}) != 0 || setup.threads > most_threads) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "ptcg_vector_setup: has flags that this library does not know, or more than " +
                        std::to_string(most_threads) + " threads");
    }
    std::vector<std::shared_ptr<const EnvPlan>> plans;
    std::vector<std::uint64_t> seeds;
    PTCG_TRY(read_plans(*library->data, setup, plans, seeds));
    const auto encoder = encoding::Encoder::make(library->data->cards(), plans[0]->layout);
    const std::size_t threads = std::min<std::size_t>(std::max(setup.threads, 1u), plans.size());
    const bool resets = (setup.flags & PTCG_NO_AUTORESET) == 0;
    auto vector =
        std::make_unique<ptcg_vector>(library->data, plans, encoder.value(), threads, resets);
    vector->seeds = std::move(seeds);
    PTCG_TRY(begin_all(*vector));
    *made = vector.release();
    return PTCG_OK;
}

/// Runs `body`, which returns a status, while no other thread can use the vector.
template <typename Body>
ptcg_status with_vector(ptcg_vector* vector, Body&& body) noexcept
{
    return guarded([&] {
        PTCG_TRY(check(vector));
        const UseOfOne use(*vector, "vector");
        PTCG_TRY(use.status());
        return body();
    });
}

ptcg_status step_game(ptcg_vector& vector, Environment& game, std::size_t number)
{
    const std::int32_t action = vector.actions[number];
    if (action == -1) return game.wait();
    if (const ptcg_status status = game.step(action); status != PTCG_OK) {
        game.pass();  // the previous step's rewards are paid once
        return status;
    }
    return game.over() && vector.resets_itself ? game.begin_next() : PTCG_OK;
}

}  // namespace

bool in_use(const ptcg_vector& vector)
{
    return vector.used;
}

}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_vector_create(const ptcg_library* library, const ptcg_vector_setup* setup,
                               ptcg_vector** vector)
{
    return guarded([&] { return create(library, setup, vector); });
}

void ptcg_vector_free(ptcg_vector* vector)
{
    release(vector, Kind::vector);
}

ptcg_status ptcg_vector_get_buffers(ptcg_vector* vector, ptcg_vector_buffers* buffers)
{
    return with_vector(vector, [&] {
        PTCG_TRY(need(buffers, "buffers"));
        ptcg_vector_buffers own;
        PTCG_TRY(read_struct(buffers, own, "ptcg_vector_buffers"));
        own.count = vector->states.size();
        own.observation_count = vector->encoder.layout().size();
        own.action_count = vector->encoder.layout().actions();
        own.observations = vector->observations.data();
        own.masks = vector->masks.data();
        own.legal = vector->legal.data();
        own.states = vector->states.data();
        own.actions = vector->actions.data();
        own.statuses = vector->statuses.data();
        write_struct(own, buffers);
        return PTCG_OK;
    });
}

ptcg_status ptcg_vector_reset(ptcg_vector* vector, const uint64_t* seeds, const uint8_t* which)
{
    return with_vector(vector, [&] {
        return vector->for_all([&](Environment& game, std::size_t number) {
            if (which != nullptr && which[number] == 0) return PTCG_OK;
            if (seeds != nullptr) {
                vector->seeds[number] = seeds[number];
                return game.begin(seeds[number]);
            }
            return game.begin_following();
        });
    });
}

ptcg_status ptcg_vector_step(ptcg_vector* vector)
{
    return with_vector(vector, [&] {
        return vector->for_all([&](Environment& game, std::size_t number) {
            return step_game(*vector, game, number);
        });
    });
}
