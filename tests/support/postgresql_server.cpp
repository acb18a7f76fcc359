#include "support/postgresql_server.hpp"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace ptcg::test {
namespace {

/// The newest of Debian's, which are not in PATH.
std::filesystem::path folder_of_programs()
{
    const std::filesystem::path all = "/usr/lib/postgresql";
    int newest = 0;
    std::error_code error;
    for (const auto& version : std::filesystem::directory_iterator(all, error)) {
        if (!std::filesystem::exists(version.path() / "bin" / "initdb")) continue;
        newest = std::max(newest, std::atoi(version.path().filename().c_str()));
    }
    if (newest == 0) {
        throw std::runtime_error("PostgreSQL is not installed: apt-get install postgresql");
    }
    return all / std::to_string(newest) / "bin";
}

/// PostgreSQL refuses to run as root.
const passwd* other_user()
{
    if (::geteuid() != 0) return nullptr;
    const passwd* const own = ::getpwnam("postgres");
    return own != nullptr ? own : ::getpwnam("nobody");
}

}  // namespace

PostgresqlServer::PostgresqlServer() : programs_(folder_of_programs())
{
    ::setenv("PGPASSWORD", password, 1);
    folder_.write("password", std::string(password) + "\n");
    if (const passwd* user = other_user(); user != nullptr) {
        for (const auto& path : {folder_.path(), folder_.path() / "password"}) {
            if (::chown(path.c_str(), user->pw_uid, user->pw_gid) != 0) {
                throw std::runtime_error("no folder for PostgreSQL");
            }
        }
    }
    run("initdb", {"--pgdata", folder_.path() / "data", "--username", "ptcg", "--pwfile",
                   folder_.path() / "password", "--auth", "scram-sha-256", "--encoding", "UTF8",
                   "--no-locale", "--no-sync"});
    start();
}

PostgresqlServer::~PostgresqlServer()
{
    if (process_ <= 0) return;
    ::kill(process_, SIGQUIT);  // at once: nothing of it is needed any more
    ::waitpid(process_, nullptr, 0);
}

std::string PostgresqlServer::url(const std::string& database) const
{
    return "postgresql:///" + database + "?host=" + folder_.path().string() + "&user=ptcg";
}

std::string PostgresqlServer::empty_database()
{
    run("psql",
        {"--host", folder_.path(), "--username", "ptcg", "--quiet", "--command",
         "DROP SCHEMA IF EXISTS public CASCADE", "--command", "CREATE SCHEMA public", "postgres"});
    return url("postgres");
}

std::string PostgresqlServer::new_database()
{
    const std::string name = "test" + std::to_string(++databases_);
    run("createdb", {"--host", folder_.path(), "--username", "ptcg", name});
    return url(name);
}

void PostgresqlServer::kill_and_restart()
{
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
    start();
}

void PostgresqlServer::start()
{
    // After a kill, the processes of the old server need a moment to notice it.
    for (int attempt = 0; attempt < 100; ++attempt) {
        process_ = begin("postgres", {"-D", folder_.path() / "data", "-k", folder_.path(), "-c",
                                      "listen_addresses=", "-c", "fsync=on", "-c",
                                      "max_connections=40", "-c", "shared_buffers=16MB"});
        while (::waitpid(process_, nullptr, WNOHANG) == 0) {
            const pid_t asking = begin("pg_isready", {"--quiet", "--host", folder_.path()});
            int status = 0;
            ::waitpid(asking, &status, 0);
            if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
            ::usleep(20'000);
        }
        ::usleep(100'000);
    }
    process_ = -1;
    throw std::runtime_error("PostgreSQL does not start:\n" +
                             content_of(folder_.path() / "output"));
}

void PostgresqlServer::run(const std::string& program,
                           const std::vector<std::string>& arguments) const
{
    int status = 0;
    ::waitpid(begin(program, arguments), &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
    throw std::runtime_error(program + " failed:\n" + content_of(folder_.path() / "output"));
}

/// Starts a program that ends with this process. What it says is in the file "output".
pid_t PostgresqlServer::begin(const std::string& program,
                              const std::vector<std::string>& arguments) const
{
    const std::string path = programs_ / program;
    const std::string output = folder_.path() / "output";
    std::vector<char*> words{const_cast<char*>(path.c_str())};
    for (const std::string& each : arguments) words.push_back(const_cast<char*>(each.c_str()));
    words.push_back(nullptr);
    const passwd* const user = other_user();
    const pid_t process = ::fork();
    if (process != 0) return process;
    const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    ::dup2(file, 1);
    ::dup2(file, 2);
    if (user != nullptr && (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 ||
                            ::setuid(user->pw_uid) != 0)) {
        ::_exit(126);
    }
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    ::execv(path.c_str(), words.data());
    ::_exit(127);
}

}  // namespace ptcg::test
