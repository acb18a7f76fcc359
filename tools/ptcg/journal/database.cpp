#include "journal/database.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ptcg::tools {
namespace {

constexpr int wait_milliseconds = 5000;  ///< for another program's write to end

}  // namespace

// ---- statements --------------------------------------------------------------------------------

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(Database& database, sqlite3_stmt* statement)
    : database_(&database), statement_(statement)
{
}

Statement& Statement::bind(int place, std::int64_t number)
{
    sqlite3_bind_int64(statement_.get(), place, number);
    return *this;
}

Statement& Statement::bind_text(int place, std::string_view text)
{
    sqlite3_bind_text(statement_.get(), place, text.data(), static_cast<int>(text.size()), nullptr);
    return *this;
}

Statement& Statement::bind_bytes(int place, std::string_view bytes)
{
    // Empty bytes are something else than no bytes.
    const char* const data = bytes.empty() ? "" : bytes.data();
    sqlite3_bind_blob(statement_.get(), place, data, static_cast<int>(bytes.size()), nullptr);
    return *this;
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) {
        reset();
        return false;
    }
    Error error = database_->error();
    reset();
    return error;
}

Result<void> Statement::run()
{
    const Result<bool> row = step();
    if (!row) return row.error();
    reset();
    return {};
}

void Statement::reset()
{
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
}

std::int64_t Statement::number(int column) const
{
    return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::bytes(int column) const
{
    const auto* const data =
        static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return data == nullptr ? std::string() : std::string(data, static_cast<std::size_t>(size));
}

// ---- the connection ----------------------------------------------------------------------------

void Database::Close::operator()(sqlite3* connection) const
{
    sqlite3_close_v2(connection);
}

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& path, Access access)
{
    std::unique_ptr<Database> database(new Database(path.string()));
    int flags = SQLITE_OPEN_NOMUTEX;
    flags |= access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    if (access == Access::create) flags |= SQLITE_OPEN_CREATE;
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &connection, flags, nullptr);
    database->connection_.reset(connection);
    if (code != SQLITE_OK) return database->error();
    sqlite3_busy_timeout(connection, wait_milliseconds);
    return database;
}

Result<void> Database::run(const char* sql)
{
    if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        return error();
    }
    return {};
}

Result<Statement> Database::prepare(const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT,
                                        &statement, nullptr);
    if (code != SQLITE_OK) return error();
    return Statement(*this, statement);
}

Result<std::int64_t> Database::number(const char* sql)
{
    Result<Statement> statement = prepare(sql);
    if (!statement) return statement.error();
    const Result<bool> row = statement.value().step();
    if (!row) return row.error();
    return row.value() ? statement.value().number(0) : 0;
}

Result<std::string> Database::text(const char* sql)
{
    Result<Statement> statement = prepare(sql);
    if (!statement) return statement.error();
    const Result<bool> row = statement.value().step();
    if (!row) return row.error();
    return row.value() ? statement.value().bytes(0) : std::string();
}

bool Database::in_transaction() const
{
    return sqlite3_get_autocommit(connection_.get()) == 0;
}

Error Database::error() const
{
    const std::string_view said = sqlite3_errmsg(connection_.get());
    switch (sqlite3_errcode(connection_.get())) {
        case SQLITE_NOTADB:
            return Error{fmt::format("{}: this is no journal", name_)};
        case SQLITE_CORRUPT:
            return Error{
                fmt::format("{}: the journal is damaged ({}); go back to a copy, or let "
                            "`sqlite3 {} .recover` write what can still be read",
                            name_, said, name_)};
        case SQLITE_FULL:
            return Error{fmt::format("{}: cannot be written: the disk is full", name_)};
        case SQLITE_BUSY:
            return Error{fmt::format("{}: another program is writing it", name_)};
        case SQLITE_CONSTRAINT:
            return Error{fmt::format("{}: another program has written the same game", name_)};
        default:
            return Error{fmt::format("{}: {}", name_, said)};
    }
}

}  // namespace ptcg::tools
