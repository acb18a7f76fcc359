#include "work_crew.hpp"

#include <system_error>

namespace ptcg::capi {

WorkCrew::WorkCrew(std::size_t size, std::function<void(std::size_t)> task)
    : size_(size), task_(std::move(task))
{
    threads_.reserve(size);
    try {
        for (std::size_t number = 1; number < size; ++number)
            threads_.emplace_back([this, number] { wait_for_work(number); });
    } catch (const std::system_error&) {
        // No more threads are available; the caller's takes the numbers that are left.
    }
}

WorkCrew::~WorkCrew()
{
    over_ = true;
    ++rounds_;
    rounds_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void WorkCrew::wait_for_work(std::size_t number) noexcept
{
    for (std::uint32_t round = 0;; ++round) {
        rounds_.wait(round);
        if (over_) return;
        task_(number);
        if (--working_ == 0) working_.notify_one();
    }
}

void WorkCrew::run() noexcept
{
    const auto others = static_cast<std::uint32_t>(threads_.size());
    if (others > 0) {
        working_ = others;
        ++rounds_;
        rounds_.notify_all();
    }
    task_(0);
    for (std::size_t number = 1 + others; number < size_; ++number) task_(number);
    for (std::uint32_t left = working_; left > 0; left = working_) working_.wait(left);
}

}  // namespace ptcg::capi
