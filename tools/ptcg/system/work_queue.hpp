#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace ptcg::tools {

/// Numbered pieces of work, each done by one of several threads.
class WorkQueue {
public:
    /// `progress` may be empty. It is called after each piece with the number done, by one thread
    /// at a time.
    WorkQueue(std::size_t count, std::function<void(std::size_t done)> progress)
        : count_(count), progress_(std::move(progress))
    {
    }

    /// Returns the number of the next piece; nothing if none is left.
    [[nodiscard]] std::optional<std::size_t> take()
    {
        const std::size_t next = next_.fetch_add(1, std::memory_order_relaxed);
        return next < count_ ? std::optional(next) : std::nullopt;
    }

    /// Call it after each piece.
    void finished()
    {
        const std::lock_guard lock(mutex_);
        ++done_;
        if (progress_) progress_(done_);
    }

    /// Calls `run`, which takes pieces until none is left, on up to `jobs` threads, of which this
    /// one is the first. Returns when all are done.
    template <typename Run>
    void run(unsigned jobs, const Run& run)
    {
        std::vector<std::thread> others;
        const auto useful = static_cast<unsigned>(std::max<std::size_t>(count_, 1));
        for (unsigned i = 1; i < std::min(jobs, useful); ++i) others.emplace_back(std::cref(run));
        run();
        for (std::thread& other : others) other.join();
    }

private:
    const std::size_t count_;
    const std::function<void(std::size_t done)> progress_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    std::size_t done_ = 0;
};

}  // namespace ptcg::tools
