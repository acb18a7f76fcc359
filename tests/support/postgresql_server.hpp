#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

#include "support/temporary_folder.hpp"

namespace ptcg::test {

/// A PostgreSQL server of the test's own, in a temporary folder, reached through a Unix socket only
/// and waiting for its disk. It asks for a password, which is in PGPASSWORD of this process.
class PostgresqlServer {
public:
    static constexpr const char* password = "open sesame";

    /// Throws if PostgreSQL is not installed or does not start.
    PostgresqlServer();
    ~PostgresqlServer();
    PostgresqlServer(const PostgresqlServer&) = delete;
    PostgresqlServer& operator=(const PostgresqlServer&) = delete;

    /// Returns the URL of a database that is always the same, and empties it. Nobody may be
    /// connected to it.
    [[nodiscard]] std::string empty_database();
    /// Returns the URL of a new, empty database. Creating one takes a second.
    [[nodiscard]] std::string new_database();
    [[nodiscard]] std::string url(const std::string& database) const;
    [[nodiscard]] std::filesystem::path socket() const { return folder_.path() / ".s.PGSQL.5432"; }

    /// Ends the server like a power cut ends the machine, and starts it again.
    void kill_and_restart();

private:
    void start();
    void run(const std::string& program, const std::vector<std::string>& arguments) const;
    [[nodiscard]] pid_t begin(const std::string& program,
                              const std::vector<std::string>& arguments) const;

    TemporaryFolder folder_;
    std::filesystem::path programs_;
    pid_t process_ = -1;
    int databases_ = 0;
};

}  // namespace ptcg::test
