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

/// The part of SQLite that the journal needs, with errors as results. A file may be untrusted: it
/// must be a regular file, its views are never read and the functions it names never called, and a
/// statement that takes more steps than the file's size can explain is aborted.
namespace ptcg {

class Database;

/// A prepared statement and, during iteration, its current row.
class Statement {
public:
    /// Places begin at 1, as in SQL (?1). Bound text and bytes must live until the statement is
    /// reset.
    Statement& bind(int place, std::int64_t number);
    Statement& bind_text(int place, std::string_view text);
    Statement& bind_bytes(int place, std::string_view bytes);

    /// Moves to the next row. Returns true, or false after the last row, when the statement is
    /// reset.
    [[nodiscard]] Result<bool> step();
    /// Runs a statement that returns no rows.
    [[nodiscard]] Result<void> run();
    /// Ends the iteration before the last row.
    void reset();

    [[nodiscard]] int columns() const;
    /// Columns of the current row begin at 0. A value of another type reads as 0 or empty.
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
    bool begun_ = false;  ///< there is a current row
};

/// A connection; for one thread at a time. Statements must not outlive it.
class Database {
public:
    enum class Access : std::uint8_t { create, write, read };

    /// Errors name the file, and call it a `what`. `read` does not need write access to the file or
    /// its folder, and leaves nothing there.
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const std::filesystem::path& path,
                                                                Access access,
                                                                std::string_view what = "journal");
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs statements that return no rows or whose rows do not matter.
    [[nodiscard]] Result<void> run(const char* sql);
    [[nodiscard]] Result<Statement> prepare(const char* sql);
    /// Returns the first column of the first row.
    [[nodiscard]] Result<std::int64_t> number(const char* sql);
    [[nodiscard]] Result<std::string> text(const char* sql);
    [[nodiscard]] bool in_transaction() const;

    [[nodiscard]] const std::string& name() const { return name_; }

    /// Returns "games.journal: <what went wrong>", with what to do about it if that is known.
    [[nodiscard]] Error error() const;

private:
    friend class Statement;
    Database(std::filesystem::path path, std::string_view what)
        : path_(std::move(path)), name_(path_.string()), what_(what)
    {
    }
    /// Opens `file` with the URI parameters `parameters`, and sets the limits.
    [[nodiscard]] int connect(const std::filesystem::path& file, int flags, const char* parameters);
    [[nodiscard]] bool can_be_read() const;
    [[nodiscard]] Result<void> open_unchanging();
    /// Sets the number of steps a statement may take.
    void grant_steps();
    [[nodiscard]] static int count_steps(void* database);
    struct Close {
        void operator()(sqlite3* connection) const;
    };

    std::filesystem::path path_;
    std::string name_;
    std::string what_;
    std::filesystem::path copy_;  ///< a folder with a copy that is read instead, or empty
    std::unique_ptr<sqlite3, Close> connection_;
    std::uint64_t steps_left_ = 0;  ///< in units of `steps_per_count`
};

}  // namespace ptcg
