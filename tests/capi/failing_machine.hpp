#pragma once

#include <atomic>

/// A machine that runs out of threads or memory when a test says so: `pthread_create` and
/// `operator new` of this program stand before the C library's, also for libptcg.so.
namespace capi_test {

struct FailingMachine {
    /// How many more threads may be started; below zero: any number.
    std::atomic<int> threads_left{-1};
    /// A thread that is started is done before whoever started it goes on.
    std::atomic<bool> one_at_a_time{false};
    std::atomic<int> threads_started{0};
    /// How often memory may still be had on threads that were started; below zero: any number.
    std::atomic<long> news_elsewhere{-1};
    /// It was not to be had there.
    std::atomic<bool> ran_out_elsewhere{false};
};
[[nodiscard]] FailingMachine& machine();

/// While it lives, this thread gets memory `count` times more and then none.
class LittleMemory {
public:
    explicit LittleMemory(long count);
    ~LittleMemory();
    LittleMemory(const LittleMemory&) = delete;
    LittleMemory& operator=(const LittleMemory&) = delete;
    /// Memory was asked for that was not there.
    [[nodiscard]] bool ran_out() const;
};

}  // namespace capi_test
