#include "uploads/worker_processes.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <utility>

#include <fmt/format.h>

#include "uploads/link_socket.hpp"

namespace ptcg::server {
namespace {

constexpr Milliseconds between_looks = 50;
constexpr int most_looks = 20;  ///< before a process that ends by itself is made to

using Log = std::function<void(const std::string& line)>;

void tell_end(const Log& log, int status)
{
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        log(fmt::format("a process of an uploaded pack died of signal {} ({})", signal,
                        ::strsignal(signal)));
    } else if (WEXITSTATUS(status) != 0) {
        log(fmt::format("a process of an uploaded pack ended with code {}", WEXITSTATUS(status)));
    }
}

/// Waits for a process without holding up the rooms.
void reap(Loop& loop, pid_t process, int looks, const Log& log)
{
    int status = 0;
    if (::waitpid(process, &status, WNOHANG) != 0) return tell_end(log, status);
    if (looks == 0) ::kill(process, SIGKILL);
    loop.after(between_looks,
               [&loop, process, looks, log] { reap(loop, process, looks - 1, log); });
}

class RunningWorker final : public WorkerLink {
public:
    RunningWorker(Loop& loop, pid_t process, Log log)
        : loop_(loop), process_(process), log_(std::move(log))
    {
    }
    ~RunningWorker() override
    {
        if (socket_ != nullptr) socket_->close();
        if (has_ended_) {
            reap(loop_, process_, most_looks, log_);
        } else {
            ::kill(process_, SIGKILL);
            reap(loop_, process_, -1, [](const std::string&) {});
        }
    }
    RunningWorker(const RunningWorker&) = delete;
    RunningWorker& operator=(const RunningWorker&) = delete;

    void start(boost::asio::io_context& context, int link, Workers::Listener listener)
    {
        const auto ended = [this, told = std::move(listener.ended)](const std::string& why) {
            has_ended_ = true;
            told(why);
        };
        socket_ = std::make_shared<LinkSocket>(
            context, link, LinkSocket::Listener{std::move(listener.received), ended});
        socket_->start();
    }
    void send(const LinkMessage& message) override { socket_->send(message); }

private:
    Loop& loop_;
    pid_t process_;
    Log log_;
    std::shared_ptr<LinkSocket> socket_;
    bool has_ended_ = false;  ///< by itself
};

/// The program is given nothing of the server's but the link, which is its standard input: its
/// environment may hold passwords, its descriptors the database.
Result<pid_t> spawn(const std::vector<std::string>& command, int link)
{
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<char, 16> language{"LC_ALL=C.UTF-8"};
    std::array<char*, 2> environment{language.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, link, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
    pid_t process = -1;
    const int why = ::posix_spawn(&process, command.front().c_str(), &actions, nullptr,
                                  arguments.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    if (why == 0) return process;
    return Error{fmt::format("{}: {}", command.front(), std::strerror(why))};
}

}  // namespace

Result<std::unique_ptr<WorkerLink>> WorkerProcesses::start(Listener listener)
{
    const Result<std::array<int, 2>> ends = make_link();
    if (!ends) return ends.error();
    const auto [ours, theirs] = ends.value();
    const Result<pid_t> process = spawn(command_, theirs);
    ::close(theirs);
    if (!process) {
        ::close(ours);
        return process.error();
    }
    auto worker = std::make_unique<RunningWorker>(loop_, process.value(), log_);
    worker->start(context_, ours, std::move(listener));
    return std::unique_ptr<WorkerLink>(std::move(worker));
}

}  // namespace ptcg::server
