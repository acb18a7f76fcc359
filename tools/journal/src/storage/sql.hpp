#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ptcg/journal/durability.hpp"
#include "ptcg/journal/storage_url.hpp"
#include "ptcg/result.hpp"

/// A connection to a database that speaks SQL, with what SQLite and PostgreSQL have in common.
namespace ptcg {

/// Parameters of statements; what they view must live until the statement has run.
struct SqlText {
    std::string_view text;
};
struct SqlBytes {
    std::string_view bytes;
};
using SqlValue = std::variant<std::int64_t, SqlText, SqlBytes>;
using SqlValues = std::vector<SqlValue>;

/// A field of a row: a number, or text or bytes. NULL is 0 and empty.
struct SqlField {
    std::int64_t number = 0;
    std::string bytes;
};
using SqlRows = std::vector<std::vector<SqlField>>;

/// Statements have parameters $1, $2, ..., and these words, which each database says in its own
/// way:
///
///     {now}   the time of the database in milliseconds
///     {lock}  at the end of a SELECT: nobody else may change these rows before the transaction
///     ends {integer} {bytes} {keyed}  in CREATE TABLE: 64 bits; a string of bytes; sorted by its
///     key
///
/// Each runs in a transaction. After an error the transaction is over, and nothing of it is kept.
class Sql {
public:
    enum class Transaction : std::uint8_t { write, read };

    virtual ~Sql() = default;

    /// `read`: all statements see the database as it is at one moment.
    [[nodiscard]] virtual Result<void> begin(Transaction kind) = 0;
    /// If this fails because the connection is lost, the transaction may have been kept.
    [[nodiscard]] virtual Result<void> commit() = 0;
    virtual void roll_back() = 0;

    [[nodiscard]] virtual Result<SqlRows> run(std::string_view sql, const SqlValues& values) = 0;
    /// Adds rows with `columns` values each. `before` is the statement up to VALUES, `after` what
    /// follows the rows.
    [[nodiscard]] virtual Result<void> insert(std::string_view before, std::size_t columns,
                                              std::span<const SqlValues> rows,
                                              std::string_view after) = 0;

    /// Creates the tables in a database that has none, and checks that they are those.
    [[nodiscard]] virtual Result<void> prepare_tables() = 0;
    /// Gives the space of what was deleted back.
    [[nodiscard]] virtual Result<void> free_space() = 0;
    [[nodiscard]] virtual Result<void> back_up(const std::filesystem::path& file) = 0;
    [[nodiscard]] virtual Result<void> check() = 0;

    /// Whether the last error was that another transaction did the same at the same time: run the
    /// whole transaction again.
    [[nodiscard]] virtual bool in_conflict() const = 0;
};

[[nodiscard]] Result<std::unique_ptr<Sql>> open_sqlite(const StorageUrl& url,
                                                       Durability durability);
[[nodiscard]] Result<std::unique_ptr<Sql>> open_postgresql(const StorageUrl& url,
                                                           Durability durability);

/// "($1, $2), ($3, $4)" for two rows of two.
[[nodiscard]] std::string places(std::size_t rows, std::size_t columns);

/// Replaces the words in braces.
struct SqlWord {
    std::string_view word;
    std::string_view meaning;
};
[[nodiscard]] std::string in_dialect(std::string_view sql, std::span<const SqlWord> words);

/// The tables of a storage.
struct StorageTable {
    std::string_view name;
    std::string_view sql;
};
constexpr std::int64_t storage_version = 1;
[[nodiscard]] std::span<const StorageTable> storage_tables();

}  // namespace ptcg
