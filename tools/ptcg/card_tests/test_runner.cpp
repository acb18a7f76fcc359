#include "card_tests/test_runner.hpp"

#include <mutex>
#include <optional>

#include "ptcg/scripting/script_host.hpp"
#include "system/work_queue.hpp"

namespace ptcg::tools {

std::vector<CardTestResult> run_test_files(const TestWork& work)
{
    std::vector<CardTestResult> results(work.files.size());
    std::mutex mutex;
    WorkQueue queue(work.files.size(), work.progress);
    queue.run(work.jobs, [&] {
        ScriptHost scripts(work.pool->scripts, work.pool->library);
        ScriptHost others(work.pool->scripts, work.pool->library);
        const CardTestWorld world{.library = &work.pool->library,
                                  .effects = &scripts,
                                  .other_effects = &others,
                                  .ruleset = [&](std::string_view name) {
                                      const std::lock_guard lock(mutex);
                                      return work.ruleset(name);
                                  }};
        while (const std::optional<std::size_t> file = queue.take()) {
            results[*file] = run_card_tests(world, work.files[*file], work.options);
            queue.finished();
        }
    });
    return results;
}

}  // namespace ptcg::tools
