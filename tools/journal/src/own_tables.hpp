#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ptcg/journal/durability.hpp"
#include "ptcg/result.hpp"

/// SQLite files that this program makes: their tables are exactly its own, with nothing else.
namespace ptcg {

class Database;

struct SqlTable {
    std::string_view name;
    std::string_view sql;
};

struct OwnTables {
    std::int64_t application = 0;  ///< in the field where SQLite stores whose file it is
    std::int64_t version = 1;
    std::span<const SqlTable> tables;
    std::string_view what;  ///< for "this is not a ..."
    bool shrinks = false;   ///< free pages can be given back in small steps
};

/// Creates the tables in a file that has none, and sets how writes reach the disk. A file that is
/// another program's stays as it is.
[[nodiscard]] Result<void> create_tables(Database& database, const OwnTables& own,
                                         Durability durability);

/// Refuses a file whose tables are not exactly these: a view with the name of a table could run
/// forever, a default or a generated column could be anything.
[[nodiscard]] Result<void> check_tables(Database& database, const OwnTables& own);

}  // namespace ptcg
