#include "server_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

namespace ptcg::load {
namespace {

constexpr int most_milliseconds_to_start = 60'000;

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> all;
    for (std::string& text : texts) all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

/// Returns the seconds of user and system time in a file like /proc/PID/stat.
double seconds_in(const std::string& file)
{
    std::ifstream in(file);
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const std::size_t name_end = text.rfind(')');
    if (name_end == std::string::npos) return 0;
    std::istringstream rest(text.substr(name_end + 1));
    std::string skipped;
    for (int i = 0; i < 11; ++i) rest >> skipped;
    double user = 0, system = 0;
    rest >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace

Result<void> ServerProcess::start()
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return Error{std::strerror(errno)};
    std::vector<std::string> words{setup_.program,        "serve", "--quiet",      "--port",
                                   std::to_string(port_), "--db",  setup_.database};
    words.insert(words.end(), setup_.options.begin(), setup_.options.end());
    std::vector<char*> arguments = pointers(words);
    process_ = ::fork();
    if (process_ < 0) return Error{std::strerror(errno)};
    if (process_ == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        for (std::string& each : setup_.environment) ::putenv(each.data());
        ::execvp(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    const Result<void> listens = wait_until_it_listens(ends[0]);
    ::close(ends[0]);
    return listens;
}

/// The server says where a table is open.
Result<void> ServerProcess::wait_until_it_listens(int output)
{
    std::string said;
    char piece[256];
    for (;;) {
        pollfd wait{output, POLLIN, 0};
        const ssize_t got = ::poll(&wait, 1, most_milliseconds_to_start) == 1
                                ? ::read(output, piece, sizeof piece)
                                : 0;
        if (got <= 0) return Error{fmt::format("{} serve does not start", setup_.program)};
        said.append(piece, static_cast<std::size_t>(got));
        const std::size_t address = said.find("http://");
        const std::size_t end = said.find("/ ", address);
        if (address == std::string::npos || end == std::string::npos) continue;
        const std::size_t colon = said.rfind(':', end);
        port_ = static_cast<std::uint16_t>(std::strtoul(said.c_str() + colon + 1, nullptr, 10));
        return {};
    }
}

void ServerProcess::kill()
{
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
}

boost::asio::ip::tcp::endpoint ServerProcess::endpoint() const
{
    return {boost::asio::ip::address_v4::loopback(), port_};
}

double ServerProcess::resident_megabytes() const
{
    std::ifstream in(fmt::format("/proc/{}/status", process_));
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("VmRSS:", 0) == 0) return std::strtod(line.c_str() + 6, nullptr) / 1024;
    }
    return 0;
}

ServerProcess::Processor ServerProcess::processor() const
{
    return {seconds_in(fmt::format("/proc/{}/stat", process_)),
            seconds_in(fmt::format("/proc/{}/task/{}/stat", process_, process_))};
}

}  // namespace ptcg::load
