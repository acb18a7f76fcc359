#include "card_tests/test_runner.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "ptcg/scripting/script_host.hpp"

namespace ptcg::tools {

namespace {

/// Shared by the threads.
class Queue {
public:
    explicit Queue(const TestWork& work) : work_(work), results_(work.files.size()) {}

    void run_files()
    {
        ScriptHost scripts(work_.pool->scripts, work_.pool->library);
        ScriptHost others(work_.pool->scripts, work_.pool->library);
        const CardTestWorld world{.library = &work_.pool->library,
                                  .effects = &scripts,
                                  .other_effects = &others,
                                  .ruleset = [this](std::string_view name) {
                                      const std::lock_guard lock(mutex_);
                                      return work_.ruleset(name);
                                  }};
        for (;;) {
            const std::size_t file = next_.fetch_add(1, std::memory_order_relaxed);
            if (file >= work_.files.size()) return;
            results_[file] = run_card_tests(world, work_.files[file], work_.options);
            const std::lock_guard lock(mutex_);
            ++done_;
            if (work_.progress) work_.progress(done_);
        }
    }

    [[nodiscard]] std::vector<CardTestResult> take() { return std::move(results_); }

private:
    const TestWork& work_;
    std::vector<CardTestResult> results_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    std::size_t done_ = 0;
};

}  // namespace

std::vector<CardTestResult> run_test_files(const TestWork& work)
{
    Queue queue(work);
    std::vector<std::thread> others;
    const auto useful = static_cast<unsigned>(std::max<std::size_t>(work.files.size(), 1));
    for (unsigned i = 1; i < std::min(work.jobs, useful); ++i) {
        others.emplace_back([&queue] { queue.run_files(); });
    }
    queue.run_files();
    for (std::thread& other : others) other.join();
    return queue.take();
}

}  // namespace ptcg::tools
