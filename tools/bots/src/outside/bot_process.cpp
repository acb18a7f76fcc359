#include "outside/bot_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

#include <fmt/format.h>

#include "outside/spawn.hpp"

namespace ptcg {
namespace {

constexpr std::size_t most_line_bytes = 64 * 1024;
constexpr std::size_t most_error_bytes = 4 * 1024;
constexpr Milliseconds longest_pause = 100;
constexpr Milliseconds patience_at_end = 200;  ///< for a program whose input has ended

Milliseconds now_ms()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void close_all(std::initializer_list<int> files)
{
    for (const int file : files) {
        if (file >= 0) ::close(file);
    }
}

/// Reads what is there; returns an empty text at the end of the stream.
std::string read_some(int file)
{
    std::array<char, 16 * 1024> bytes;
    ssize_t count = 0;
    do {
        count = ::read(file, bytes.data(), bytes.size());
    } while (count < 0 && errno == EINTR);
    return count > 0 ? std::string(bytes.data(), static_cast<std::size_t>(count)) : std::string();
}

}  // namespace

Error late(Milliseconds budget)
{
    if (budget % 1'000 == 0) {
        return Error{fmt::format("did not answer within {} s", budget / 1'000)};
    }
    return Error{fmt::format("did not answer within {} ms", budget)};
}

Result<std::unique_ptr<BotProcess>> BotProcess::start(const BotProgram& program)
{
    std::unique_ptr<BotProcess> started(new BotProcess);
    // A socket, because writing to a pipe that nobody reads raises a signal.
    std::array<int, 2> input{-1, -1}, output{-1, -1}, error{-1, -1};
    const bool opened = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
                        ::pipe2(output.data(), O_CLOEXEC) == 0 &&
                        ::pipe2(error.data(), O_CLOEXEC) == 0;
    started->input_ = input[0];
    started->output_ = output[0];
    started->error_ = error[0];
    Result<pid_t> process = opened ? spawn(program, {input[1], output[1], error[1]})
                                   : Result<pid_t>(Error{std::strerror(errno)});
    close_all({input[1], output[1], error[1]});
    if (!process) return Error{"could not be started: " + process.error().message};
    started->process_ = process.value();
    started->gives_up_ = program.gives_up;
    return started;
}

BotProcess::~BotProcess()
{
    close_all({input_, output_, error_});
    if (process_ < 0) return;
    // While its leader is not reaped, no other group can have this number.
    if (reap(patience_at_end)) return;
    ::kill(-process_, SIGKILL);
    ::waitpid(process_, &status_, 0);
}

/// Waits until the program has ended, kills what is left of its group, and takes its status.
/// Returns false if it goes on.
bool BotProcess::reap(Milliseconds patience)
{
    if (reaped_) return true;
    const Milliseconds end = now_ms() + patience;
    for (;;) {
        siginfo_t info{};
        const bool known =
            ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0;
        if (known && info.si_pid == process_) break;
        if (now_ms() >= end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    ::kill(-process_, SIGKILL);
    ::waitpid(process_, &status_, 0);
    reaped_ = true;
    return true;
}

std::string BotProcess::how_it_ended()
{
    if (!reap(patience_at_end)) return "closed its output";
    if (WIFEXITED(status_)) return fmt::format("ended with exit code {}", WEXITSTATUS(status_));
    const int signal = WTERMSIG(status_);
    if (signal == SIGXCPU) return "was ended: it used more processor time than it may";
    return fmt::format("was ended by signal {}", signal);
}

void BotProcess::read_errors()
{
    const std::string bytes = read_some(error_);
    if (bytes.empty()) {
        ::close(error_);
        error_ = -1;
        return;
    }
    errors_ += bytes;
    if (errors_.size() > most_error_bytes) errors_.erase(0, errors_.size() - most_error_bytes);
}

void BotProcess::read_output()
{
    const std::string bytes = read_some(output_);
    read_ += bytes;
    if (!bytes.empty()) return;
    ::close(output_);
    output_ = -1;
}

/// Sends and reads once, as far as that is possible before `end`.
BotProcess::Waited BotProcess::wait(std::string& to_send, Milliseconds end)
{
    if (output_ < 0) return Waited::gone;
    const Milliseconds left = end - now_ms();
    if (left <= 0 || (gives_up_ && gives_up_())) return Waited::late;
    std::array<pollfd, 3> files{
        {{output_, POLLIN, 0}, {error_, POLLIN, 0}, {to_send.empty() ? -1 : input_, POLLOUT, 0}}};
    const auto pause = static_cast<int>(std::min(left, longest_pause));
    const int ready = ::poll(files.data(), files.size(), pause);
    if (ready <= 0) {
        // Nothing yet. What the program has started may keep its output open when it has ended.
        return reap(0) ? Waited::gone : Waited::something_happened;
    }
    if (files[1].revents != 0) read_errors();
    if (files[2].revents != 0) {
        const ssize_t sent =
            ::send(input_, to_send.data(), to_send.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) to_send.erase(0, static_cast<std::size_t>(sent));
        // It reads no more: what it wrote before may still tell why.
        if (sent < 0 && errno == EPIPE) to_send.clear();
    }
    if (files[0].revents != 0) read_output();
    return Waited::something_happened;
}

Result<void> BotProcess::send(std::string line, Milliseconds budget)
{
    line += '\n';
    const Milliseconds end = now_ms() + budget;
    while (!line.empty()) {
        const Waited waited = wait(line, end);
        if (waited == Waited::late) return late(budget);
        if (waited == Waited::gone) return Error{how_it_ended()};
        if (read_.size() > most_line_bytes) return Error{"wrote more than it was asked for"};
    }
    return {};
}

Result<std::string> BotProcess::receive(Milliseconds budget)
{
    const Milliseconds end = now_ms() + budget;
    std::string nothing;
    for (std::size_t searched = 0;;) {
        const std::size_t found = read_.find('\n', searched);
        if (found != std::string::npos) {
            std::string line = read_.substr(0, found);
            read_.erase(0, found + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return line;
        }
        searched = read_.size();
        if (read_.size() > most_line_bytes) return Error{"wrote a line that has no end"};
        const Waited waited = wait(nothing, end);
        if (waited == Waited::late) return late(budget);
        if (waited == Waited::gone) return Error{how_it_ended()};
    }
}

}  // namespace ptcg
