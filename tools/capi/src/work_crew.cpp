#include "work_crew.hpp"

#include <system_error>

#include <pthread.h>

namespace ptcg::capi {
namespace {

/// How many calls of `fork` lead to this process. A process number would not tell: in another
/// namespace the new process may have the same one.
std::atomic<unsigned> forks = 0;
const bool counts_forks = ::pthread_atfork(nullptr, nullptr, [] { ++forks; }) == 0;

}  // namespace

WorkCrew::WorkCrew(std::size_t size, std::function<void(std::size_t)> task)
    : size_(size), task_(std::move(task)), forks_(forks)
{
    if (!counts_forks)
        return;  // no memory; threads could not be told from those of another process
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
    if (!has_threads()) {
        // Nothing can be done with them here, and they may not be destroyed: they are left behind.
        static_cast<void>(new std::vector<std::thread>(std::move(threads_)));
        return;
    }
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

bool WorkCrew::has_threads() const noexcept
{
    return forks_ == forks;
}

void WorkCrew::run() noexcept
{
    const auto others = has_threads() ? static_cast<std::uint32_t>(threads_.size()) : 0;
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
