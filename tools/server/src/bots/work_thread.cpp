#include "bots/work_thread.hpp"

#include <utility>

namespace ptcg::server {

ScriptHost& ScriptsByPool::of(const std::shared_ptr<const CardPool>& pool)
{
    std::shared_ptr<ScriptHost>& scripts = scripts_[pool.get()];
    if (scripts == nullptr) scripts = std::make_shared<ScriptHost>(pool);
    return *scripts;
}

WorkThread::WorkThread(Loop& loop, std::size_t most)
    : loop_(loop), most_(most), thread_([this] { work_on(); })
{
}

WorkThread::~WorkThread()
{
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

bool WorkThread::run(Work work)
{
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= most_) return false;
        waiting_.push_back(std::move(work));
    }
    wakes_.notify_one();
    return true;
}

void WorkThread::work_on()
{
    for (;;) {
        Work work;
        {
            std::unique_lock lock(mutex_);
            wakes_.wait(lock, [this] { return stops_ || !waiting_.empty(); });
            if (stops_) return;
            work = std::move(waiting_.front());
            waiting_.pop_front();
        }
        loop_.post(work(scripts_));
    }
}

}  // namespace ptcg::server
