#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "rooms/services.hpp"

namespace ptcg::server {

/// Script hosts of one thread, by their pool, which each keeps.
class ScriptsByPool final : public Scripts {
public:
    [[nodiscard]] ScriptHost& of(const std::shared_ptr<const CardPool>& pool) override;

private:
    std::map<const CardPool*, std::shared_ptr<ScriptHost>> scripts_;
};

/// A thread that does work, one piece after another.
class WorkThread final : public Workshop {
public:
    /// `most`: how many pieces may wait; more are refused.
    WorkThread(Loop& loop, std::size_t most);
    ~WorkThread() override;

    bool run(Work work) override;

private:
    void work_on();

    Loop& loop_;
    std::size_t most_;
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<Work> waiting_;
    bool stops_ = false;
    ScriptsByPool scripts_;
    std::thread thread_;
};

}  // namespace ptcg::server
