// Rooms as they are in the database.

#include <algorithm>

#include <fmt/format.h>

#include "storage/sql_storage.hpp"

namespace ptcg {
namespace {

constexpr std::string_view room_fields =
    "SELECT id, epoch, owner, over,"
    " COALESCE((SELECT n FROM journal WHERE room = id ORDER BY n DESC LIMIT 1), -1) + 1,"
    " COALESCE((SELECT at FROM journal WHERE room = id ORDER BY n DESC LIMIT 1), at)"
    " FROM room";

RoomLine room_in(std::vector<SqlField>& row)
{
    return {std::move(row.at(0).bytes), as_read(row.at(1)), std::move(row.at(2).bytes),
            row.at(3).number != 0,      as_read(row.at(4)), row.at(5).number};
}

}  // namespace

Result<std::optional<RoomLine>> SqlStorage::room(std::string_view id)
{
    if (!is_storage_id(id)) return std::optional<RoomLine>();
    Result<SqlRows> rows = read(fmt::format("{} WHERE id = $1", room_fields), {SqlText{id}});
    if (!rows) return rows.error();
    if (rows.value().empty()) return std::optional<RoomLine>();
    return std::optional(room_in(rows.value()[0]));
}

Result<std::vector<RoomLine>> SqlStorage::rooms(std::string_view owner)
{
    Result<SqlRows> rows =
        owner.empty()
            ? read(fmt::format("{} ORDER BY id", room_fields), {})
            : read(fmt::format("{} WHERE owner = $1 ORDER BY id", room_fields), {SqlText{owner}});
    if (!rows) return rows.error();
    std::vector<RoomLine> rooms;
    for (auto& row : rows.value()) rooms.push_back(room_in(row));
    return rooms;
}

/// The records, in order and unchanged, until `most`.
Result<void> SqlStorage::read_records(StoredRoom& room, std::uint64_t most)
{
    constexpr std::uint64_t all = std::uint64_t{1} << 62u;
    Result<SqlRows> rows = sql_->run(
        "SELECT n, kind, data, clock_one, clock_two, chain, at FROM journal"
        " WHERE room = $1 AND n < $2 ORDER BY n",
        {SqlText{room.id}, SqlValue{as_stored(std::min(most, all))}});
    if (!rows) return rows.error();
    std::uint64_t chain = chain_of_room(room.id);
    room.log.reserve(rows.value().size());
    for (auto& row : rows.value()) {
        StoredRecord record;
        record.kind = static_cast<RecordKind>(row.at(1).number);
        record.data = std::move(row.at(2).bytes);
        record.clocks = {row.at(3).number, row.at(4).number};
        record.at = row.at(6).number;
        const std::uint64_t n = room.log.size();
        const bool missing = as_read(row.at(0)) != n;
        chain = next_in_chain(chain, n, record);
        if (missing || chain != as_read(row.at(5))) {
            return Error{
                fmt::format("{}: record {} of room \"{}\" is {}; restore a copy of the "
                            "database, or load only the {} records before it",
                            name_, n, room.id, missing ? "missing" : "damaged", n)};
        }
        room.log.push_back(std::move(record));
    }
    return {};
}

Result<std::optional<StoredRoom>> SqlStorage::load(std::string_view id, std::uint64_t most)
{
    if (!is_storage_id(id)) return std::optional<StoredRoom>();
    return in_transaction(Sql::Transaction::read, [&]() -> Result<std::optional<StoredRoom>> {
        Result<SqlRows> found =
            sql_->run(fmt::format("{} WHERE id = $1", room_fields), {SqlText{id}});
        if (!found) return found.error();
        if (found.value().empty()) return std::optional<StoredRoom>();
        StoredRoom room;
        static_cast<RoomLine&>(room) = room_in(found.value()[0]);
        Result<SqlRows> more = sql_->run("SELECT setup FROM room WHERE id = $1", {SqlText{id}});
        if (!more) return more.error();
        room.setup = std::move(more.value().at(0).at(0).bytes);
        const std::string holder = "room " + room.id;
        more = sql_->run("SELECT pack FROM pack_use WHERE holder = $1 ORDER BY pack",
                         {SqlText{holder}});
        if (!more) return more.error();
        for (auto& row : more.value()) room.packs.push_back(std::move(row.at(0).bytes));
        if (Result<void> read = read_records(room, most); !read) return read.error();
        more = sql_->run(
            "SELECT records, bytes FROM snapshot WHERE room = $1 AND epoch = $2 AND records <= $3",
            {SqlText{id}, SqlValue{as_stored(room.epoch)}, SqlValue{as_stored(room.log.size())}});
        if (!more) return more.error();
        if (!more.value().empty()) {
            room.snapshot_at = as_read(more.value()[0].at(0));
            room.snapshot = std::move(more.value()[0].at(1).bytes);
        }
        return std::optional(std::move(room));
    });
}

}  // namespace ptcg
