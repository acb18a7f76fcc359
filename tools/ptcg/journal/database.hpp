#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

struct sqlite3;
struct sqlite3_stmt;

/// As much of SQLite as the journal needs, with errors as results. A file may come from a stranger:
/// it must be a regular one; its views are never read and its own functions never called; and a
/// statement that takes more steps than the file's size can explain is given up.
namespace ptcg::tools {

class Database;

/// A prepared statement and, while it is stepped through, the row it stands at.
class Statement {
public:
    /// Numbers begin at 1, as in SQL (?1). What is bound must live until the statement is reset.
    Statement& bind(int place, std::int64_t number);
    Statement& bind_text(int place, std::string_view text);
    Statement& bind_bytes(int place, std::string_view bytes);

    /// Goes on to the next row: true, or false after the last one, when the statement is as new.
    [[nodiscard]] Result<bool> step();
    /// Runs a statement that gives no rows.
    [[nodiscard]] Result<void> run();
    /// Done with it before the last row.
    void reset();

    /// Columns of the row at hand begin at 0. A value of another type reads as 0 or empty.
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::string bytes(int column) const;

private:
    friend class Database;
    Statement(Database& database, sqlite3_stmt* statement);
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    Database* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    bool begun_ = false;  ///< it stands at a row
};

/// A connection; for one thread at a time. Statements must not outlive it.
class Database {
public:
    enum class Access : std::uint8_t { create, write, read };

    /// Errors name the file. `read` neither needs to write to the file or its folder nor leaves
    /// anything there.
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const std::filesystem::path& path,
                                                                Access access);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs statements that give no rows or whose rows do not matter.
    [[nodiscard]] Result<void> run(const char* sql);
    [[nodiscard]] Result<Statement> prepare(const char* sql);
    /// The first column of the first row.
    [[nodiscard]] Result<std::int64_t> number(const char* sql);
    [[nodiscard]] Result<std::string> text(const char* sql);
    [[nodiscard]] bool in_transaction() const;

    /// "games.journal: <what went wrong>", with what to do about it where that is known.
    [[nodiscard]] Error error() const;

private:
    friend class Statement;
    explicit Database(std::filesystem::path path) : path_(std::move(path)), name_(path_.string()) {}
    /// Opens `file`, with what SQLite adds to a URI, and sets the limits.
    [[nodiscard]] int connect(const std::filesystem::path& file, int flags, const char* parameters);
    [[nodiscard]] bool can_be_read() const;
    [[nodiscard]] Result<void> open_unchanging();
    /// Grants the steps a statement may take.
    void grant_steps();
    [[nodiscard]] static int count_steps(void* database);
    struct Close {
        void operator()(sqlite3* connection) const;
    };

    std::filesystem::path path_;
    std::string name_;
    std::filesystem::path copy_;  ///< a folder with a copy that is read instead, or empty
    std::unique_ptr<sqlite3, Close> connection_;
    std::uint64_t steps_left_ = 0;  ///< in units of `steps_per_count`
};

}  // namespace ptcg::tools
