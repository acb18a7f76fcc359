// What was kept long enough goes.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "storage/sql_storage.hpp"

namespace ptcg {
namespace {

SqlValues ids_in(const SqlRows& rows)
{
    SqlValues ids;
    for (const auto& row : rows) ids.emplace_back(SqlText{row.at(0).bytes});
    return ids;
}

/// How `pack_use` names rooms and replays.
std::vector<std::string> holders_in(const SqlRows& rows, std::string_view kind)
{
    std::vector<std::string> holders;
    for (const auto& row : rows) holders.push_back(fmt::format("{} {}", kind, row.at(0).bytes));
    return holders;
}

SqlValues as_values(const std::vector<std::string>& texts)
{
    SqlValues values;
    for (const std::string& text : texts) values.emplace_back(SqlText{text});
    return values;
}

}  // namespace

/// `sql_before` is the statement up to the list of ids.
Result<void> SqlStorage::delete_all(std::string_view sql_before, const SqlValues& ids)
{
    const SqlValues list = rounded_up(ids);
    const Result<SqlRows> deleted =
        sql_->run(fmt::format("{} {}", sql_before, places(1, list.size())), list);
    return deleted ? Result<void>{} : deleted.error();
}

Result<std::uint64_t> SqlStorage::drop_rooms(std::int64_t keep, std::size_t most)
{
    constexpr std::string_view is_idle =
        "COALESCE((SELECT j.at FROM journal j WHERE j.room = id ORDER BY n DESC LIMIT 1), at)"
        " <= {now} - $1";
    const Result<SqlRows> candidates = sql_->run(
        fmt::format("SELECT id FROM room WHERE {} ORDER BY id LIMIT $2 {{lock}}", is_idle),
        {SqlValue{keep}, SqlValue{as_stored(most)}});
    if (!candidates) return candidates.error();
    if (candidates.value().empty()) return std::uint64_t{0};
    // Now that they are locked: one may just have been written.
    SqlValues values{SqlValue{keep}};
    for (const SqlValue& id : rounded_up(ids_in(candidates.value()))) values.push_back(id);
    std::string list = places(1, values.size());  // $1 is already in use
    list.replace(0, std::string_view("($1, ").size(), "(");
    const Result<SqlRows> rows =
        sql_->run(fmt::format("SELECT id FROM room WHERE {} AND id IN {}", is_idle, list), values);
    if (!rows) return rows.error();
    const SqlValues ids = ids_in(rows.value());
    if (ids.empty()) return std::uint64_t{0};
    const std::vector<std::string> holders = holders_in(rows.value(), "room");
    for (const char* sql : {"DELETE FROM room WHERE id IN", "DELETE FROM journal WHERE room IN",
                            "DELETE FROM snapshot WHERE room IN"}) {
        if (Result<void> gone = delete_all(sql, ids); !gone) return gone.error();
    }
    Result<void> gone = delete_all("DELETE FROM pack_use WHERE holder IN", as_values(holders));
    if (!gone) return gone.error();
    return ids.size();
}

Result<std::uint64_t> SqlStorage::drop_replays(std::int64_t keep, std::size_t most)
{
    const SqlValues limits{SqlValue{keep}, SqlValue{as_stored(most)}};
    const Result<SqlRows> replays =
        sql_->run("SELECT id FROM replay WHERE at <= {now} - $1 ORDER BY id LIMIT $2", limits);
    if (!replays) return replays.error();
    if (const SqlValues ids = ids_in(replays.value()); !ids.empty()) {
        Result<void> gone = delete_all("DELETE FROM replay WHERE id IN", ids);
        if (!gone) return gone.error();
        const std::vector<std::string> holders = holders_in(replays.value(), "replay");
        gone = delete_all("DELETE FROM pack_use WHERE holder IN", as_values(holders));
        if (!gone) return gone.error();
    }
    const Result<SqlRows> packs = sql_->run(
        "SELECT hash FROM pack WHERE at <= {now} - $1 AND NOT EXISTS"
        " (SELECT 1 FROM pack_use WHERE pack_use.pack = hash) ORDER BY hash LIMIT $2",
        limits);
    if (!packs) return packs.error();
    if (const SqlValues hashes = ids_in(packs.value()); !hashes.empty()) {
        Result<void> gone = delete_all("DELETE FROM pack WHERE hash IN", hashes);
        if (!gone) return gone.error();
    }
    return replays.value().size() + packs.value().size();
}

Result<std::uint64_t> SqlStorage::drop_idle(const Keep& keep, std::size_t most)
{
    Result<std::uint64_t> dropped =
        in_transaction(Sql::Transaction::write, [&]() -> Result<std::uint64_t> {
            const Result<std::uint64_t> rooms = drop_rooms(keep.rooms.count(), most);
            if (!rooms) return rooms;
            const Result<std::uint64_t> replays = drop_replays(keep.replays.count(), most);
            if (!replays) return replays;
            return rooms.value() + replays.value();
        });
    if (!dropped) return dropped;
    if (Result<void> freed = sql_->free_space(); !freed) return freed.error();
    return dropped;
}

}  // namespace ptcg
