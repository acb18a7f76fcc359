#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "rooms/services.hpp"

namespace ptcg::test {

/// Runs what other threads post, on the thread of the test; no time passes.
class PostedLoop final : public server::Loop {
public:
    [[nodiscard]] Milliseconds now() const override { return 0; }
    void post(std::function<void()> task) override
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    void after(Milliseconds, std::function<void()> task) override { post(std::move(task)); }

    /// Runs tasks until `done` returns true. Returns false if that takes more than a minute.
    [[nodiscard]] bool run_until(const std::function<bool()>& done)
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        while (!done()) {
            if (run_one()) continue;
            if (std::chrono::steady_clock::now() > end) return false;
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        return true;
    }

private:
    /// Returns false if there is no task.
    bool run_one()
    {
        std::function<void()> task;
        {
            const std::lock_guard lock(mutex_);
            if (tasks_.empty()) return false;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
        return true;
    }

    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
};

}  // namespace ptcg::test
