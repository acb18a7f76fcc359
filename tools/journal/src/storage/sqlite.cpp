#include <array>
#include <map>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "database.hpp"
#include "own_tables.hpp"
#include "storage/sql.hpp"

namespace ptcg {
namespace {

constexpr std::string_view what = "database of rooms";

constexpr std::array<SqlWord, 6> sqlite_words{{
    {"{now}", "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"},
    {"{lock}", ""},  // a transaction that writes is the only one
    {"{integer}", "INTEGER"},
    {"{bytes}", "BLOB"},
    {"{keyed}", " WITHOUT ROWID"},
    {"$", "?"},
}};

/// The same tables as everywhere, in SQLite's words.
class Tables {
public:
    Tables()
    {
        for (const StorageTable& table : storage_tables()) {
            texts_.push_back(in_dialect(table.sql, sqlite_words));
        }
        std::size_t i = 0;
        for (const StorageTable& table : storage_tables()) {
            tables_.push_back({table.name, texts_[i++]});
        }
    }

    [[nodiscard]] OwnTables own() const
    {
        return {0x70746372, storage_version, tables_, what, true};  // "ptcr"
    }

private:
    std::vector<std::string> texts_;
    std::vector<SqlTable> tables_;
};

class Sqlite final : public Sql {
public:
    Sqlite(std::unique_ptr<Database> database, Durability durability)
        : database_(std::move(database)), durability_(durability)
    {
    }

    Result<void> begin(Transaction kind) override
    {
        return database_->run(kind == Transaction::write ? "BEGIN IMMEDIATE" : "BEGIN");
    }
    Result<void> commit() override { return or_roll_back(database_->run("COMMIT")); }
    void roll_back() override
    {
        if (database_->in_transaction()) static_cast<void>(database_->run("ROLLBACK"));
    }

    Result<SqlRows> run(std::string_view sql, const SqlValues& values) override
    {
        Result<Statement*> prepared = prepare(sql);
        if (!prepared) return failed(prepared.error());
        Statement& statement = *prepared.value();
        bind(statement, values);
        SqlRows rows;
        for (;;) {
            const Result<bool> row = statement.step();
            if (!row) return failed(row.error());
            if (!row.value()) return rows;
            std::vector<SqlField>& fields = rows.emplace_back();
            for (int column = 0; column < statement.columns(); ++column) {
                fields.push_back({statement.number(column), statement.bytes(column)});
            }
        }
    }

    /// A statement that is prepared once and run for each row is quicker than one for all.
    Result<void> insert(std::string_view before, std::size_t columns,
                        std::span<const SqlValues> rows, std::string_view after) override
    {
        Result<Statement*> prepared =
            prepare(fmt::format("{} VALUES {} {}", before, places(1, columns), after));
        if (!prepared) return failed(prepared.error());
        for (const SqlValues& row : rows) {
            bind(*prepared.value(), row);
            if (Result<void> added = prepared.value()->run(); !added) return failed(added.error());
        }
        return {};
    }

    Result<void> prepare_tables() override
    {
        const Tables tables;
        Result<void> made = create_tables(*database_, tables.own(), durability_);
        return made ? check_tables(*database_, tables.own()) : made;
    }

    Result<void> free_space() override
    {
        // Each call moves at most so many pages (4 MB): writers do not wait long.
        return database_->run("PRAGMA incremental_vacuum(1000)");
    }

    Result<void> back_up(const std::filesystem::path& file) override
    {
        std::error_code error;
        if (std::filesystem::exists(file, error)) {
            return Error{fmt::format("{}: there is a file already; name one that does not exist",
                                     file.string())};
        }
        Result<SqlRows> copied = run("VACUUM INTO $1", {SqlText{file.native()}});
        return copied ? Result<void>{} : copied.error();
    }

    Result<void> check() override
    {
        const Result<std::string> found = database_->text("PRAGMA integrity_check(1)");
        if (!found) return found.error();
        if (found.value() == "ok") return {};
        return Error{fmt::format("{}: the {} is damaged ({}); restore a copy", database_->name(),
                                 what, found.value())};
    }

    bool in_conflict() const override { return false; }

private:
    /// Statements are prepared once. There are few: lists of ids have lengths that are powers of 2.
    Result<Statement*> prepare(std::string_view sql)
    {
        const auto known = statements_.find(sql);
        if (known != statements_.end()) return &known->second;
        Result<Statement> made = database_->prepare(in_dialect(sql, sqlite_words).c_str());
        if (!made) return made.error();
        return &statements_.emplace(sql, std::move(made.value())).first->second;
    }

    static void bind(Statement& statement, const SqlValues& values)
    {
        int place = 0;
        for (const SqlValue& value : values) {
            ++place;
            if (const auto* number = std::get_if<std::int64_t>(&value)) {
                statement.bind(place, *number);
            } else if (const auto* text = std::get_if<SqlText>(&value)) {
                statement.bind_text(place, text->text);
            } else {
                statement.bind_bytes(place, std::get<SqlBytes>(value).bytes);
            }
        }
    }

    Error failed(Error error)
    {
        roll_back();
        return error;
    }
    Result<void> or_roll_back(Result<void> result)
    {
        if (!result) roll_back();
        return result;
    }

    std::unique_ptr<Database> database_;
    Durability durability_;
    std::map<std::string, Statement, std::less<>> statements_;  ///< gone before the connection
};

}  // namespace

Result<std::unique_ptr<Sql>> open_sqlite(const StorageUrl& url, Durability durability)
{
    auto database = Database::open(url.target, Database::Access::create, what);
    if (!database) return database.error();
    return std::unique_ptr<Sql>(std::make_unique<Sqlite>(std::move(database.value()), durability));
}

}  // namespace ptcg
