#include "ptcg/scripting/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace ptcg {

void for_all(std::size_t count, std::size_t most_threads,
             const std::function<void(std::size_t)>& work)
{
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::mutex mutex;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            next = count;
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    const std::size_t threads = std::min<std::size_t>(
        {count, most_threads, std::max(1u, std::thread::hardware_concurrency())});
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < threads; ++i) others.emplace_back(run);
    run();
    for (std::thread& other : others) other.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace ptcg
