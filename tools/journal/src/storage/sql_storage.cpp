#include "storage/sql_storage.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/fingerprint.hpp"

namespace ptcg {

// ---- what is written ---------------------------------------------------------------------------

std::string data_of(const std::vector<std::uint16_t>& picks)
{
    std::string data;
    for (const std::uint16_t pick : picks) {
        data += static_cast<char>(pick & 0xffu);
        data += static_cast<char>(pick >> 8u);
    }
    return data;
}

std::string data_of(std::uint64_t answers)
{
    return std::to_string(answers);
}

std::string data_of(PlayerId player)
{
    return player == PlayerId::one ? "1" : "2";
}

std::uint64_t epoch_after(const RoomWrite& write)
{
    return write.epoch + static_cast<std::uint64_t>(std::ranges::count(
                             write.records, RecordKind::take_back, &RoomRecord::kind));
}

bool is_storage_id(std::string_view id)
{
    constexpr std::size_t longest = 64;
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    return !id.empty() && id.size() <= longest &&
           id.find_first_not_of(letters) == std::string_view::npos;
}

std::uint64_t chain_of_room(std::string_view room)
{
    return hash_of(room);
}

std::uint64_t next_in_chain(std::uint64_t before, std::uint64_t n, const RoomRecord& record)
{
    return hash_of(fmt::format("{:016x}{:016x}{}:{}:{}:{}", before, n,
                               static_cast<int>(record.kind), record.clocks[0], record.clocks[1],
                               record.data));
}

Error no_server(std::string_view id)
{
    return Error{fmt::format("\"{}\" is not an id of a server", id)};
}

SqlValues rounded_up(SqlValues ids)
{
    std::size_t size = 1;
    while (size < ids.size()) size *= 2;
    if (!ids.empty()) ids.resize(size, SqlValue(ids.back()));
    return ids;
}

// ---- helpers -----------------------------------------------------------------------------------

Result<SqlRows> SqlStorage::read(std::string_view sql, const SqlValues& values)
{
    return in_transaction(Sql::Transaction::read, [&] { return sql_->run(sql, values); });
}

Result<void> SqlStorage::change(std::string_view sql, const SqlValues& values)
{
    const Result<SqlRows> done =
        in_transaction(Sql::Transaction::write, [&] { return sql_->run(sql, values); });
    return done ? Result<void>{} : done.error();
}

Result<std::optional<std::string>> SqlStorage::read_bytes(std::string_view sql,
                                                          std::string_view key)
{
    if (!is_storage_id(key)) return std::optional<std::string>();
    Result<SqlRows> rows = read(sql, {SqlText{key}});
    if (!rows) return rows.error();
    if (rows.value().empty()) return std::optional<std::string>();
    return std::optional(std::move(rows.value()[0].at(0).bytes));
}

// ---- servers -----------------------------------------------------------------------------------

Result<void> SqlStorage::heartbeat(std::string_view server, std::string_view url,
                                   std::chrono::milliseconds lasts)
{
    if (!is_storage_id(server)) return no_server(server);
    return change(
        "INSERT INTO server (id, url, alive_until) VALUES ($1, $2, {now} + $3)"
        " ON CONFLICT (id) DO UPDATE SET url = excluded.url,"
        " alive_until = excluded.alive_until",
        {SqlText{server}, SqlText{url}, SqlValue{lasts.count()}});
}

Result<void> SqlStorage::leave(std::string_view server)
{
    return change("DELETE FROM server WHERE id = $1", {SqlText{server}});
}

Result<std::vector<ServerLine>> SqlStorage::servers()
{
    Result<SqlRows> rows = read(
        "SELECT id, url, alive_until, CASE WHEN alive_until > {now} THEN 1 ELSE 0 END FROM server"
        " ORDER BY id",
        {});
    if (!rows) return rows.error();
    std::vector<ServerLine> servers;
    for (auto& row : rows.value()) {
        servers.push_back(
            {row.at(0).bytes, row.at(1).bytes, row.at(2).number, row.at(3).number != 0});
    }
    return servers;
}

Result<bool> SqlStorage::take_over(const RoomLine& seen, std::string_view owner)
{
    if (!is_storage_id(owner)) return no_server(owner);
    return in_transaction(Sql::Transaction::write, [&]() -> Result<bool> {
        const SqlValues values{SqlText{owner}, SqlText{seen.id}, SqlText{seen.owner},
                               SqlValue{as_stored(seen.epoch)}};
        const Result<SqlRows> won = sql_->run(
            "UPDATE room SET owner = $1, epoch = epoch + 1"
            " WHERE id = $2 AND owner = $3 AND epoch = $4 AND (owner = $1 OR NOT EXISTS"
            " (SELECT 1 FROM server WHERE server.id = room.owner AND alive_until > {now}))"
            " RETURNING id",
            values);
        if (!won) return won.error();
        if (won.value().empty()) return false;
        // A snapshot of the epoch that ends here is one of the next: nothing has happened since.
        const Result<SqlRows> kept =
            sql_->run("UPDATE snapshot SET epoch = epoch + 1 WHERE room = $1 AND epoch = $2",
                      {SqlText{seen.id}, SqlValue{as_stored(seen.epoch)}});
        if (!kept) return kept.error();
        return true;
    });
}

Result<std::uint64_t> SqlStorage::take_over_all(std::string_view from, std::string_view owner)
{
    for (const std::string_view id : {from, owner}) {
        if (!is_storage_id(id)) return no_server(id);
    }
    return in_transaction(Sql::Transaction::write, [&]() -> Result<std::uint64_t> {
        // Snapshots first: they are known by the epoch that ends here.
        const Result<SqlRows> locked =
            sql_->run("SELECT id FROM room WHERE owner = $1 ORDER BY id {lock}", {SqlText{from}});
        if (!locked) return locked.error();
        if (from != owner) {
            const Result<SqlRows> alive = sql_->run(
                "SELECT 1 FROM server WHERE id = $1 AND alive_until > {now}", {SqlText{from}});
            if (!alive) return alive.error();
            if (!alive.value().empty()) return std::uint64_t{0};
        }
        const Result<SqlRows> kept = sql_->run(
            "UPDATE snapshot SET epoch = epoch + 1 WHERE EXISTS (SELECT 1 FROM room WHERE"
            " room.id = snapshot.room AND room.epoch = snapshot.epoch AND room.owner = $1)",
            {SqlText{from}});
        if (!kept) return kept.error();
        const Result<SqlRows> won = sql_->run(
            "UPDATE room SET owner = $2, epoch = epoch + 1 WHERE owner = $1"
            " RETURNING id",
            {SqlText{from}, SqlText{owner}});
        if (!won) return won.error();
        return won.value().size();
    });
}

// ---- replays and packs -------------------------------------------------------------------------

Result<std::optional<std::string>> SqlStorage::replay(std::string_view id)
{
    return read_bytes("SELECT text FROM replay WHERE id = $1", id);
}

Result<void> SqlStorage::put_pack(std::string_view hash, std::string_view bytes)
{
    if (!is_storage_id(hash)) return Error{fmt::format("\"{}\" is not a hash of a pack", hash)};
    return change(
        "INSERT INTO pack (hash, bytes) VALUES ($1, $2)"
        " ON CONFLICT (hash) DO UPDATE SET at = {now}",
        {SqlText{hash}, SqlBytes{bytes}});
}

Result<std::optional<std::string>> SqlStorage::pack(std::string_view hash)
{
    return read_bytes("SELECT bytes FROM pack WHERE hash = $1", hash);
}

// ---- opening -----------------------------------------------------------------------------------

Result<std::unique_ptr<Storage>> open_storage(std::string_view url, Durability durability)
{
    Result<StorageUrl> where = read_storage_url(url);
    if (!where) return where.error();
    const bool is_file = where.value().kind == StorageUrl::Kind::sqlite;
    Result<std::unique_ptr<Sql>> sql = is_file ? open_sqlite(where.value(), durability)
                                               : open_postgresql(where.value(), durability);
    if (!sql) return sql.error();
    if (Result<void> ready = sql.value()->prepare_tables(); !ready) return ready.error();
    return std::unique_ptr<Storage>(
        std::make_unique<SqlStorage>(where.value().shown, std::move(sql.value())));
}

}  // namespace ptcg
