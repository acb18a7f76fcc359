#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace ptcg::server {

/// One thread that does one task after another. Tasks that have not begun when it is destroyed are
/// dropped.
class TaskThread {
public:
    static constexpr std::size_t any_number = static_cast<std::size_t>(-1);

    explicit TaskThread(std::size_t most_waiting = any_number);
    ~TaskThread();
    TaskThread(const TaskThread&) = delete;
    TaskThread& operator=(const TaskThread&) = delete;

    /// Returns false, and does nothing, if too many tasks wait already.
    bool post(std::function<void()> task);
    /// Returns how many tasks have not begun.
    [[nodiscard]] std::size_t waiting() const;

private:
    void run();

    std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<std::function<void()>> tasks_;
    bool stops_ = false;
    std::thread thread_;
};

}  // namespace ptcg::server
