#include "threads/task_thread.hpp"

#include <utility>

namespace ptcg::server {

TaskThread::TaskThread(std::size_t most_waiting)
    : most_waiting_(most_waiting), thread_([this] { run(); })
{
}

TaskThread::~TaskThread()
{
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

bool TaskThread::post(std::function<void()> task)
{
    if (is_full()) return false;
    post_always(std::move(task));
    return true;
}

void TaskThread::post_always(std::function<void()> task)
{
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    wakes_.notify_one();
}

bool TaskThread::is_full() const
{
    const std::lock_guard lock(mutex_);
    return tasks_.size() >= most_waiting_;
}

void TaskThread::run()
{
    for (;;) {
        std::function<void()> task;
        {
            std::unique_lock lock(mutex_);
            wakes_.wait(lock, [this] { return stops_ || !tasks_.empty(); });
            if (stops_) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }
}

}  // namespace ptcg::server
