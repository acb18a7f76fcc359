#include "database.hpp"

#include <sys/stat.h>

#include <system_error>

#include <fmt/format.h>
#include <sqlite3.h>

namespace ptcg {
namespace {

constexpr int wait_milliseconds = 5000;  ///< for another program's write to finish
constexpr int largest_value = 64 << 20;  ///< bytes of a text or of a save
constexpr int steps_per_count = 10'000;
/// The number of steps of SQLite's virtual machine a statement may take, regardless of the file's
/// size and for each byte of it. A row takes about 20 and has at least a dozen bytes.
constexpr std::uint64_t steps_for_nothing = 50'000'000;
constexpr std::uint64_t steps_per_byte = 64;

/// Returns the path as a URI, in which some characters have a meaning.
std::string uri_of(const std::filesystem::path& file, const char* parameters)
{
    std::string uri = "file:";
    std::error_code error;  // if the current folder has been removed; SQLite then reports it
    const std::filesystem::path whole = std::filesystem::absolute(file, error);
    for (const char c : (error ? file : whole).string()) {
        if (c == '?' || c == '#' || c == '%') {
            uri += fmt::format("%{:02x}", static_cast<unsigned>(c));
        } else {
            uri += c;
        }
    }
    return uri + parameters;
}

/// Returns why a file cannot be a database; empty if it may be one or does not exist yet.
std::string no_file(const std::filesystem::path& path)
{
    std::error_code error;
    const std::filesystem::file_status there = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(there)) return "is a folder";
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) {
        return "not a regular file";
    }
    return {};
}

std::filesystem::path with_ending(std::filesystem::path file, const char* ending)
{
    return file += ending;
}

/// Waits until another program has written. SQLite's own handler waits longer and longer, so that a
/// program that writes all the time keeps the others out.
int wait_for_others(void*, int waited)
{
    if (waited >= wait_milliseconds) return 0;
    sqlite3_sleep(1);
    return 1;
}

/// Creates a folder for temporary files. Returns an empty path if that fails.
std::filesystem::path temporary_folder()
{
    std::error_code error;
    std::string name = (std::filesystem::temp_directory_path(error) / "ptcg-XXXXXX").string();
    if (error || ::mkdtemp(name.data()) == nullptr) return {};
    return name;
}

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
    sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), nullptr, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind_bytes(int place, std::string_view bytes)
{
    // Empty bytes are not the same as NULL.
    const char* const data = bytes.empty() ? "" : bytes.data();
    sqlite3_bind_blob64(statement_.get(), place, data, bytes.size(), nullptr);
    return *this;
}

Result<bool> Statement::step()
{
    if (!begun_) database_->grant_steps();
    begun_ = true;
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
    begun_ = false;
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
}

int Statement::columns() const
{
    return sqlite3_column_count(statement_.get());
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

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& path, Access access,
                                                 std::string_view what)
{
    if (const std::string why = no_file(path); !why.empty()) {
        return Error{fmt::format("{}: {}", path.string(), why)};
    }
    std::unique_ptr<Database> database(new Database(path, what));
    int flags = access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    if (access == Access::create) flags |= SQLITE_OPEN_CREATE;
    const int code = database->connect(path, flags, "");
    if (access == Access::read && (code != SQLITE_OK || !database->can_be_read())) {
        if (Result<void> opened = database->open_unchanging(); !opened) return opened.error();
        return database;
    }
    if (code != SQLITE_OK) return database->error();
    // SQLite opens what it may not write for reading, and fails when it is to write.
    if (access != Access::read && sqlite3_db_readonly(database->connection_.get(), "main") == 1) {
        return Error{fmt::format("{}: the file may not be written", database->name_)};
    }
    return database;
}

Database::~Database()
{
    connection_.reset();
    std::error_code ignored;
    if (!copy_.empty()) std::filesystem::remove_all(copy_, ignored);
}

int Database::connect(const std::filesystem::path& file, int flags, const char* parameters)
{
    flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE;
    sqlite3* connection = nullptr;
    const std::string uri = uri_of(file, parameters);
    const int code = sqlite3_open_v2(uri.c_str(), &connection, flags, nullptr);
    connection_.reset(connection);
    if (code != SQLITE_OK) return code;
    sqlite3_busy_handler(connection, wait_for_others, nullptr);
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, largest_value);
    int now = 0;
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, &now);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, &now);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, &now);
    sqlite3_progress_handler(connection, steps_per_count, count_steps, this);
    grant_steps();
    return code;
}

/// A journal is in WAL mode: reading it beside a writer needs other files next to it, which may not
/// exist and which the reader may not be able to create.
bool Database::can_be_read() const
{
    const int code =
        sqlite3_exec(connection_.get(), "PRAGMA schema_version", nullptr, nullptr, nullptr);
    return (code & 0xff) != SQLITE_CANTOPEN && (code & 0xff) != SQLITE_READONLY;
}

/// Where nothing can be written, nothing changes either. Changes that are not yet in the file
/// itself are read from a copy.
Result<void> Database::open_unchanging()
{
    std::error_code error;
    std::filesystem::path file = path_;
    const std::filesystem::path log = with_ending(path_, "-wal");
    if (std::filesystem::exists(log, error) && std::filesystem::file_size(log, error) > 0) {
        copy_ = temporary_folder();
        file = copy_ / "journal";
        if (!copy_.empty()) std::filesystem::copy_file(path_, file, error);
        if (!error) std::filesystem::copy_file(log, with_ending(file, "-wal"), error);
        if (copy_.empty() || error) {
            return Error{fmt::format("{}: cannot be read: {}", name_, error.message())};
        }
    }
    const bool copied = !copy_.empty();
    const int code = connect(file, copied ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY,
                             copied ? "" : "?immutable=1");
    if (code != SQLITE_OK) return this->error();
    return {};
}

void Database::grant_steps()
{
    struct stat about {};
    std::uint64_t bytes = 0;
    if (::stat(path_.c_str(), &about) == 0) bytes += static_cast<std::uint64_t>(about.st_size);
    if (::stat(with_ending(path_, "-wal").c_str(), &about) == 0) {
        bytes += static_cast<std::uint64_t>(about.st_size);
    }
    steps_left_ = (steps_for_nothing + steps_per_byte * bytes) / steps_per_count;
}

int Database::count_steps(void* database)
{
    auto& counting = *static_cast<Database*>(database);
    if (counting.steps_left_ == 0) return 1;
    --counting.steps_left_;
    return 0;
}

Result<void> Database::run(const char* sql)
{
    grant_steps();
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
    switch (sqlite3_errcode(connection_.get()) & 0xff) {
        case SQLITE_INTERRUPT:
            return Error{fmt::format("{}: the {} is damaged: reading it never ends", name_, what_)};
        case SQLITE_NOTADB:
            return Error{fmt::format("{}: this is not a {}", name_, what_)};
        case SQLITE_CORRUPT:
            return Error{
                fmt::format("{}: the {} is damaged ({}); restore a copy, or save what can "
                            "still be read with `sqlite3 {} .recover`",
                            name_, what_, said, name_)};
        case SQLITE_FULL:
            return Error{fmt::format("{}: cannot be written: the disk is full", name_)};
        case SQLITE_BUSY:
            return Error{fmt::format("{}: another program is writing to it", name_)};
        case SQLITE_CONSTRAINT:
            return Error{fmt::format("{}: another program has written the same game", name_)};
        default:
            return Error{fmt::format("{}: {}", name_, said)};
    }
}

}  // namespace ptcg
