#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace ptcg::server {

/// One thread that does one task after another. Tasks that have not begun when it is destroyed are
/// dropped. One thread gives it all tasks.
class TaskThread {
public:
    static constexpr std::size_t any_number = static_cast<std::size_t>(-1);

    explicit TaskThread(std::size_t most_waiting = any_number);
    ~TaskThread();
    TaskThread(const TaskThread&) = delete;
    TaskThread& operator=(const TaskThread&) = delete;

    /// Returns false, and does nothing, if too many tasks wait already.
    bool post(std::function<void()> task);
    /// Takes the task however many wait: for what must not be lost.
    void post_always(std::function<void()> task);
    /// Returns whether `post` would refuse a task.
    [[nodiscard]] bool is_full() const;

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
