#include "outside/spawn.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

namespace ptcg {
namespace {

constexpr unsigned first_other_file = 3;
constexpr rlim_t most_open_files = 256;

/// All that the new process needs, made before it is: there it may not ask for memory.
struct Start {
    std::string path;
    std::string folder;
    std::vector<char*> words;
    std::vector<char*> environment;
    std::array<int, 3> streams;
    std::array<std::pair<int, rlimit>, 5> limits;
    int report;  ///< takes errno if the program cannot be run
    pid_t host;
};

/// Returns the environment for a program: a host's access to its database is none of its business.
std::vector<char*> environment_for_program()
{
    std::vector<char*> all;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        if (!std::string_view(*entry).starts_with("PG")) all.push_back(*entry);
    }
    all.push_back(nullptr);
    return all;
}

/// At `most` there is a signal or an error, at `most + more` an end.
rlimit limit(std::uint64_t most, std::uint64_t more = 0)
{
    return {static_cast<rlim_t>(most), static_cast<rlim_t>(most + more)};
}

/// Gives the new process its streams, and closes all but `report`, which closes when the program
/// runs.
bool set_streams(const Start& start)
{
    // Copies above the standard ones first: one of those may be the stream of another.
    std::array<int, 3> copies{};
    for (std::size_t i = 0; i < copies.size(); ++i) {
        copies[i] = ::fcntl(start.streams[i], F_DUPFD_CLOEXEC, start.report + 1);
        if (copies[i] < 0) return false;
    }
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const int wanted = static_cast<int>(i);
        if (::dup2(copies[i], wanted) != wanted) return false;
    }
    const auto report = static_cast<unsigned>(start.report);
    if (report > first_other_file) ::close_range(first_other_file, report - 1, 0);
    ::close_range(report + 1, ~0u, 0);
    return true;
}

bool set_limits(const Start& start)
{
    for (const auto& [what, wished] : start.limits) {
        // Those who may not have as much keep what they have.
        rlimit now{};
        if (::getrlimit(static_cast<__rlimit_resource_t>(what), &now) != 0) return false;
        rlimit wanted = wished;
        wanted.rlim_max = std::min(wanted.rlim_max, now.rlim_max);
        wanted.rlim_cur = std::min(wanted.rlim_cur, wanted.rlim_max);
        if (::setrlimit(static_cast<__rlimit_resource_t>(what), &wanted) != 0) return false;
    }
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

/// Becomes the program. Calls only what may be called after fork in a process with threads.
[[noreturn]] void become(const Start& start)
{
    ::setpgid(0, 0);
    // It does not outlive its host, however that ends; the host may have ended already.
    if (::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0 || ::getppid() != start.host) ::_exit(126);
    for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    const bool ready = set_streams(start) && set_limits(start) &&
                       (start.folder.empty() || ::chdir(start.folder.c_str()) == 0);
    if (ready) ::execve(start.path.c_str(), start.words.data(), start.environment.data());
    const int why = errno;
    if (::write(start.report, &why, sizeof why) < 0) ::_exit(126);
    ::_exit(127);
}

}  // namespace

Result<std::string> find_program(const std::string& word)
{
    const auto can_run = [](const std::string& path) {
        std::error_code ignored;
        return std::filesystem::is_regular_file(path, ignored) && ::access(path.c_str(), X_OK) == 0;
    };
    if (word.find('/') != std::string::npos) {
        if (can_run(word)) return word;
        std::error_code ignored;
        return Error{std::filesystem::exists(word, ignored)
                         ? fmt::format("{} is not a program: make it executable (chmod +x)", word)
                         : fmt::format("there is no file {}", word)};
    }
    const char* const variable = std::getenv("PATH");
    std::string_view folders = variable == nullptr ? "/usr/bin:/bin" : variable;
    while (!folders.empty()) {
        const std::string_view folder = folders.substr(0, folders.find(':'));
        folders.remove_prefix(std::min(folders.size(), folder.size() + 1));
        std::string path = fmt::format("{}/{}", folder, word);
        if (!folder.empty() && can_run(path)) return path;
    }
    return Error{fmt::format("there is no program {} in PATH", word)};
}

Result<pid_t> spawn(const BotProgram& program, const std::array<int, 3>& streams)
{
    if (program.command.empty()) return Error{"the command is empty"};
    const Result<std::string> path = find_program(program.command.front());
    if (!path) return path.error();
    std::array<int, 2> report{-1, -1};
    if (::pipe2(report.data(), O_CLOEXEC) != 0) return Error{std::strerror(errno)};
    std::vector<std::string> words = program.command;
    Start start{path.value(),
                program.folder.string(),
                {},
                environment_for_program(),
                streams,
                {{{RLIMIT_CPU, limit(program.processor_seconds, 2)},
                  {RLIMIT_AS, limit(program.memory_bytes)},
                  {RLIMIT_FSIZE, limit(program.file_bytes)},
                  {RLIMIT_NOFILE, limit(most_open_files)},
                  {RLIMIT_CORE, limit(0)}}},
                report[1],
                ::getpid()};
    for (std::string& word : words) start.words.push_back(word.data());
    start.words.push_back(nullptr);
    const pid_t process = ::fork();
    if (process == 0) become(start);
    const int why_not = errno;
    ::close(report[1]);
    if (process < 0) {
        ::close(report[0]);
        return Error{std::strerror(why_not)};
    }
    ::setpgid(process, process);  // whoever of the two is first
    int why = 0;
    const ssize_t told = ::read(report[0], &why, sizeof why);
    ::close(report[0]);
    if (told <= 0) return process;
    ::waitpid(process, nullptr, 0);
    return Error{fmt::format("{}: {}", path.value(), std::strerror(why))};
}

}  // namespace ptcg
