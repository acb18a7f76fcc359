#include "bench/child_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <string_view>

namespace ptcg::tools {

Ran run_quietly(std::vector<std::string> words, const std::filesystem::path& cache)
{
    std::string setting = "PTCG_CACHE=" + cache.string();
    std::vector<char*> environment;
    for (char** other = environ; *other != nullptr; ++other) {
        if (!std::string_view(*other).starts_with("PTCG_CACHE=")) environment.push_back(*other);
    }
    environment.push_back(setting.data());
    environment.push_back(nullptr);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    const int failed =
        posix_spawnp(&child, arguments[0], &files, nullptr, arguments.data(), environment.data());
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    rusage used{};
    if (failed != 0 || wait4(child, &status, 0, &used) != child) return {};
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    return {.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .seconds = taken.count(),
            .peak_bytes = 1024.0 * static_cast<double>(used.ru_maxrss)};
}

}  // namespace ptcg::tools
