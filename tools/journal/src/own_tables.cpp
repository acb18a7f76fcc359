#include "own_tables.hpp"

#include "database.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace ptcg {
namespace {

Error not_ours(const Database& database, const OwnTables& own, std::string_view why = {})
{
    return Error{fmt::format("{}: this is not a {}{}", database.name(), own.what, why)};
}

std::string sql_of(const OwnTables& own)
{
    std::string sql = fmt::format("PRAGMA application_id = {};\nPRAGMA user_version = {};\n",
                                  own.application, own.version);
    for (const SqlTable& table : own.tables) sql.append(table.sql).append(";\n");
    return sql;
}

Result<void> set_durability(Database& database, const OwnTables& own, Durability durability)
{
    const Result<std::string> mode = database.text("PRAGMA journal_mode = WAL");
    if (!mode) return mode.error();
    if (mode.value() != "wal") {
        return Error{
            fmt::format("{}: a {} cannot be in this folder, which does not support shared "
                        "memory; choose a folder on a local disk",
                        database.name(), own.what)};
    }
    const bool waits = durability == Durability::power_cut;
    return database.run(waits ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
}

/// Checks one entry of the schema. Returns whether it is one of the tables.
Result<bool> check_entry(const Database& database, const OwnTables& own, const Statement& entry)
{
    const std::string type = entry.bytes(0);
    const std::string name = entry.bytes(1);
    const std::string sql = entry.bytes(2);
    if (type == "index" && sql.empty()) return false;  // made by SQLite to keep a column unique
    const bool is_table =
        type == "table" && std::ranges::any_of(own.tables, [&](const SqlTable& table) {
            return table.name == name && table.sql == sql;
        });
    if (is_table) return true;
    return not_ours(database, own,
                    fmt::format(": its {} \"{}\" is not the one that ptcg creates", type, name));
}

}  // namespace

Result<void> create_tables(Database& database, const OwnTables& own, Durability durability)
{
    // Checked before anything is changed: another program's database stays unchanged.
    const Result<std::int64_t> owner = database.number("PRAGMA application_id");
    if (!owner) return owner.error();
    const Result<std::int64_t> content = database.number("SELECT 1 FROM sqlite_schema LIMIT 1");
    if (!content) return content.error();
    const bool is_new = owner.value() == 0 && content.value() == 0;
    if (!is_new && owner.value() != own.application) return not_ours(database, own);
    if (is_new && own.shrinks) {  // must come before WAL mode
        Result<void> set = database.run("PRAGMA auto_vacuum = INCREMENTAL");
        if (!set) return set;
    }
    Result<void> set = set_durability(database, own, durability);
    if (!set || !is_new) return set;
    if (Result<void> begun = database.run("BEGIN IMMEDIATE"); !begun) return begun;
    // Another program may have created them in the meantime.
    const Result<std::int64_t> now = database.number("PRAGMA application_id");
    if (now && now.value() == 0) {
        if (Result<void> made = database.run(sql_of(own).c_str()); !made) return made;
    }
    return database.run("COMMIT");
}

Result<void> check_tables(Database& database, const OwnTables& own)
{
    const Result<std::int64_t> owner = database.number("PRAGMA application_id");
    if (!owner) return owner.error();
    if (owner.value() != own.application) return not_ours(database, own);
    const Result<std::int64_t> version = database.number("PRAGMA user_version");
    if (!version) return version.error();
    if (version.value() != own.version) {
        return Error{fmt::format("{}: it has format version {}, but this program reads version {}",
                                 database.name(), version.value(), own.version)};
    }
    Result<Statement> entries = database.prepare("SELECT type, name, sql FROM sqlite_schema");
    if (!entries) return entries.error();
    std::size_t found = 0;
    for (;;) {
        const Result<bool> row = entries.value().step();
        if (!row) return row.error();
        if (!row.value()) break;
        const Result<bool> is_table = check_entry(database, own, entries.value());
        if (!is_table) return is_table.error();
        if (is_table.value()) ++found;
    }
    if (found == own.tables.size()) return {};
    return not_ours(database, own, ": a table is missing");
}

}  // namespace ptcg
