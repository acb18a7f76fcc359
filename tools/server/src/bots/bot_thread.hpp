#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "rooms/services.hpp"

namespace ptcg::server {

/// One thread on which bots think, one after another.
class BotThread final : public BotPool {
public:
    explicit BotThread(Loop& loop);
    ~BotThread() override;

    void ask(const std::string& bot, const Match& match, std::shared_ptr<const CardPool> pool,
             std::uint64_t seed,
             std::function<void(Result<std::vector<std::uint16_t>>)> done) override;

private:
    void run();

    Loop& loop_;
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<std::function<void()>> tasks_;
    bool stops_ = false;
    /// Script hosts of this thread, by their pool. Those of pools that nobody plays with go.
    std::map<const CardPool*, std::weak_ptr<const CardPool>> pools_;
    std::map<const CardPool*, std::shared_ptr<ScriptHost>> scripts_;
    std::thread thread_;
};

}  // namespace ptcg::server
