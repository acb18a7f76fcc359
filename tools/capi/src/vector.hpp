#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "environment.hpp"
#include "first_failure.hpp"
#include "work_crew.hpp"

/// The object behind the handle of a vector.

struct ptcg_vector {
    /// REQUIRES: the plans have the encoder's layout. `begin` begins the games.
    ptcg_vector(std::shared_ptr<const ptcg::capi::LibraryData> library,
                std::span<const std::shared_ptr<const ptcg::capi::EnvPlan>> plans,
                const ptcg::encoding::Encoder& writes, std::size_t threads, bool resets);
    ptcg_vector(const ptcg_vector&) = delete;
    ptcg_vector& operator=(const ptcg_vector&) = delete;

    ptcg::capi::Kind kind = ptcg::capi::Kind::vector;
    ptcg::encoding::Encoder encoder;
    bool resets_itself;
    std::vector<std::int16_t> observations;
    std::vector<std::uint8_t> masks;
    std::vector<std::uint16_t> legal;
    std::vector<ptcg_env_state> states;
    std::vector<std::int32_t> actions;
    std::vector<std::int32_t> statuses;
    std::vector<std::uint64_t> seeds;  ///< of the first game of each; resets change them
    std::atomic<bool> used = false;    ///< a thread is using it

    /// The games of one thread, which come after one another in the arrays.
    struct Share {
        explicit Share(std::shared_ptr<ptcg::capi::HostData> on) : host(std::move(on)) {}

        std::shared_ptr<ptcg::capi::HostData> host;
        ptcg::capi::BotScratch scratch;
        std::size_t first = 0;
        std::vector<ptcg::capi::Environment> games;
        ptcg::capi::FirstFailure failure;
    };
    std::vector<std::unique_ptr<Share>> shares;

    /// Does `each` with every game, as `each(game, number)`, which returns a status, and returns
    /// the first that is not PTCG_OK.
    using Each = std::function<ptcg_status(ptcg::capi::Environment&, std::size_t)>;
    ptcg_status for_all(const Each& each);

private:
    [[nodiscard]] ptcg::capi::EnvSheet sheet(std::size_t number);
    void work(std::size_t share) noexcept;

    const Each* each_ = nullptr;
    std::unique_ptr<ptcg::capi::WorkCrew> crew_;  // the last member: its threads use the others
};

namespace ptcg::capi {

inline ptcg_status check(const ptcg_vector* vector)
{
    return check(vector, Kind::vector, "vector of environments");
}

}  // namespace ptcg::capi
