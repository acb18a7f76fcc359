#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "rooms/services.hpp"
#include "threads/work_thread.hpp"

namespace ptcg::server {

/// One thread on which bots think, one after another.
class BotThread final : public BotPool {
public:
    explicit BotThread(Loop& loop);

    void ask(const std::string& bot, const Match& match, std::shared_ptr<const CardPool> pool,
             std::uint64_t seed,
             std::function<void(Result<std::vector<std::uint16_t>>)> done) override;

private:
    WorkThread thread_;
};

}  // namespace ptcg::server
