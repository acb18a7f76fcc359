#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

/// Threads that live as long as what they work on.
namespace ptcg::capi {

/// Runs a task in each of a number of threads, of which the caller's is the first. The others sleep
/// between tasks.
class WorkCrew {
public:
    /// `task` is called with the number of its thread, from 0. It must not throw. If fewer threads
    /// can be started, each takes several numbers.
    WorkCrew(std::size_t size, std::function<void(std::size_t)> task);
    WorkCrew(const WorkCrew&) = delete;
    WorkCrew& operator=(const WorkCrew&) = delete;
    ~WorkCrew();

    /// Runs the task for all numbers and returns when all are done. In a process that was forked
    /// since, which has none of the threads, the caller's takes all numbers.
    void run() noexcept;

private:
    void wait_for_work(std::size_t number) noexcept;
    [[nodiscard]] bool has_threads() const noexcept;

    std::size_t size_;
    std::function<void(std::size_t)> task_;
    std::atomic<std::uint32_t> rounds_ = 0;   ///< tasks begun; its change wakes the threads
    std::atomic<std::uint32_t> working_ = 0;  ///< threads that are not done yet
    std::atomic<bool> over_ = false;
    std::vector<std::thread> threads_;
    unsigned forks_;  ///< of the process that has the threads
};

}  // namespace ptcg::capi
