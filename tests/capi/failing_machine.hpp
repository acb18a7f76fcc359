#pragma once

#include <atomic>

/// A machine that runs out of threads or memory on request. This program's `pthread_create` and
/// `operator new` replace the C library's, in libptcg.so too.
namespace capi_test {

struct FailingMachine {
    /// Number of threads that may still be started. Below zero: unlimited.
    std::atomic<int> threads_left{-1};
    /// A started thread finishes before the thread that started it continues.
    std::atomic<bool> one_at_a_time{false};
    std::atomic<int> threads_started{0};
    /// Number of allocations left on started threads. Below zero: unlimited.
    std::atomic<long> news_elsewhere{-1};
    /// An allocation failed on a started thread.
    std::atomic<bool> ran_out_elsewhere{false};
};
[[nodiscard]] FailingMachine& machine();

/// While it lives, this thread can allocate `count` more times. After that, allocations fail.
class LittleMemory {
public:
    explicit LittleMemory(long count);
    ~LittleMemory();
    LittleMemory(const LittleMemory&) = delete;
    LittleMemory& operator=(const LittleMemory&) = delete;
    /// Returns whether an allocation failed.
    [[nodiscard]] bool ran_out() const;
};

}  // namespace capi_test
