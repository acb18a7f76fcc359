#pragma once

#include <memory>
#include <vector>

#include "ptcg/scripting/script_host.hpp"
#include "rooms/services.hpp"
#include "threads/task_thread.hpp"

namespace ptcg::server {

/// Script hosts of one thread, for the pools it was asked for last.
class ScriptsOfThread final : public Scripts {
public:
    [[nodiscard]] std::shared_ptr<ScriptHost> of(
        const std::shared_ptr<const CardPool>& pool) override;

private:
    struct Entry {
        const CardPool* pool;
        std::shared_ptr<ScriptHost> scripts;  ///< owns the pool, too
    };
    std::vector<Entry> entries_;  ///< the last used first
};

/// A thread that does work, one piece after another.
class WorkThread final : public Workshop {
public:
    /// `most_waiting`: how many pieces may wait; more are refused.
    explicit WorkThread(Loop& loop, std::size_t most_waiting = TaskThread::any_number)
        : loop_(loop), thread_(most_waiting)
    {
    }

    bool run(Work work) override;

private:
    Loop& loop_;
    ScriptsOfThread scripts_;
    TaskThread thread_;  ///< gone before what its tasks use
};

}  // namespace ptcg::server
