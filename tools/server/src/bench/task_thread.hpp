#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace ptcg::server {

/// A thread that runs tasks one after another. At its end, it finishes the one that runs, and drops
/// the others.
class TaskThread {
public:
    TaskThread();
    ~TaskThread();
    TaskThread(const TaskThread&) = delete;
    TaskThread& operator=(const TaskThread&) = delete;

    void post(std::function<void()> task);
    /// Returns how many tasks have not begun.
    [[nodiscard]] std::size_t waiting() const;

private:
    void run();

    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<std::function<void()>> tasks_;
    bool stops_ = false;
    std::thread thread_;
};

}  // namespace ptcg::server
