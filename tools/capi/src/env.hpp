#pragma once

#include <cstdint>
#include <vector>

#include "environment.hpp"

/// The objects behind the handles of environments.

struct ptcg_env {
    ptcg_env(std::shared_ptr<ptcg::capi::HostData> on,
             std::shared_ptr<const ptcg::capi::EnvPlan> plan,
             const ptcg::encoding::Encoder& writes);
    ptcg_env(const ptcg_env&) = delete;
    ptcg_env& operator=(const ptcg_env&) = delete;

    ptcg::capi::Kind kind = ptcg::capi::Kind::env;
    std::shared_ptr<ptcg::capi::HostData> host;
    ptcg::encoding::Encoder encoder;
    std::vector<std::int16_t> observation;
    std::vector<std::uint8_t> mask;
    std::vector<std::uint16_t> legal;
    ptcg_env_state state{};
    ptcg::capi::BotScratch scratch;
    ptcg::capi::Environment environment;
};
