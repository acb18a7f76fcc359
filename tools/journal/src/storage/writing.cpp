// Writes of many rooms in one transaction; each is taken or refused on its own.

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "storage/sql_storage.hpp"

namespace ptcg {
namespace {

using Why = RefusedWrite::Why;

/// A room as it is in the database and, after this, as the group changes it.
struct RoomNow {
    bool exists = false;
    bool refused = false;  ///< so are all later writes of the group
    std::uint64_t epoch = 0;
    std::string owner;
    std::uint64_t records = 0;
    std::uint64_t chain = 0;
};

bool is_valid(const RoomWrite& write)
{
    const auto all_ids = [](const std::vector<std::string>& ids) {
        return std::ranges::all_of(ids, is_storage_id);
    };
    return is_storage_id(write.room) && (!write.create || all_ids(write.create->packs)) &&
           std::ranges::all_of(write.replays, [&](const NewReplay& replay) {
               return is_storage_id(replay.id) && !replay.text.empty() && all_ids(replay.packs);
           });
}

/// Reads the rooms of a group, decides about each write, and adds what is taken.
class GroupWriter {
public:
    GroupWriter(Sql& sql, std::string_view owner, std::span<const RoomWrite> group)
        : sql_(sql), owner_(owner), group_(group)
    {
    }

    Result<std::vector<RefusedWrite>> write()
    {
        if (Result<void> read = read_rooms(); !read) return read.error();
        for (std::size_t i = 0; i < group_.size(); ++i) {
            const RoomWrite& write = group_[i];
            RoomNow& room = rooms_[write.room];
            Result<std::optional<RefusedWrite>> refusal = take(write, room);
            if (!refusal) return refusal.error();
            if (!refusal.value()) continue;
            room.refused = true;
            refusal.value()->write = i;
            refused_.push_back(std::move(*refusal.value()));
        }
        if (Result<void> added = add_all(); !added) return added.error();
        return std::move(refused_);
    }

private:
    using Decision = Result<std::optional<RefusedWrite>>;

    static std::optional<RefusedWrite> refuse(Why why, std::string message)
    {
        return RefusedWrite{0, why, std::move(message)};
    }

    /// Locks the rooms, so that nobody else can write to them or take them meanwhile.
    Result<void> read_rooms()
    {
        SqlValues ids;
        for (const RoomWrite& write : group_) {
            const bool is_new = rooms_.try_emplace(write.room).second;
            if (is_new && is_storage_id(write.room)) ids.emplace_back(SqlText{write.room});
        }
        if (ids.empty()) return {};
        ids = rounded_up(std::move(ids));
        const Result<SqlRows> rows = sql_.run(
            fmt::format(
                "SELECT id, epoch, owner,"
                " COALESCE((SELECT n FROM journal WHERE room = id ORDER BY n DESC LIMIT 1), -1),"
                " (SELECT chain FROM journal WHERE room = id ORDER BY n DESC LIMIT 1)"
                " FROM room WHERE id IN {} ORDER BY id {{lock}}",
                places(1, ids.size())),
            ids);
        if (!rows) return rows.error();
        for (const auto& row : rows.value()) {
            RoomNow& room = rooms_[row.at(0).bytes];
            room.exists = true;
            room.epoch = as_read(row.at(1));
            room.owner = row.at(2).bytes;
            room.records = static_cast<std::uint64_t>(row.at(3).number + 1);
            room.chain = as_read(row.at(4));
        }
        for (auto& [id, room] : rooms_) {
            if (room.records == 0) room.chain = chain_of_room(id);
        }
        return {};
    }

    // ---- decisions

    Decision take(const RoomWrite& write, RoomNow& room)
    {
        if (room.refused) return refuse(Why::number, "an earlier write of this room was refused");
        if (!is_valid(write)) {
            return refuse(Why::invalid,
                          "an id has other characters than letters, digits, `-`, `_` and `.`, or "
                          "a replay is empty");
        }
        if (write.create && !room.exists) {
            if (write.epoch != 1 || write.first != 0) {
                return refuse(Why::invalid, "a new room begins in epoch 1 with record 0");
            }
            create(write, room);
        } else if (!room.exists) {
            return refuse(Why::no_room, fmt::format("there is no room \"{}\"", write.room));
        } else if (write.create) {
            return take_creation_again(write, room);
        }
        return take_records(write, room);
    }

    void create(const RoomWrite& write, RoomNow& room)
    {
        room = {true, false, 1, std::string(owner_), 0, chain_of_room(write.room)};
        new_rooms_.push_back(
            {SqlText{write.room}, SqlValue{1}, SqlText{owner_}, SqlBytes{write.create->setup}});
        for (const std::string& pack : write.create->packs) use("room " + write.room, pack);
    }

    /// The room exists: was it this write that created it?
    Decision take_creation_again(const RoomWrite& write, RoomNow& room)
    {
        const Result<SqlRows> setup =
            sql_.run("SELECT setup FROM room WHERE id = $1", {SqlText{write.room}});
        if (!setup) return setup.error();
        const bool same = room.owner == owner_ && room.records >= write.records.size() &&
                          !setup.value().empty() &&
                          setup.value()[0].at(0).bytes == write.create->setup;
        const Result<bool> again = same ? is_there(write) : Result<bool>(false);
        if (!again) return again.error();
        if (again.value()) return std::optional<RefusedWrite>();
        return refuse(Why::room_exists, fmt::format("there is already a room \"{}\"", write.room));
    }

    Decision take_records(const RoomWrite& write, RoomNow& room)
    {
        const std::uint64_t end = write.first + write.records.size();
        if (!write.records.empty() && room.owner == owner_ && end <= room.records) {
            const Result<bool> again = is_there(write);
            if (!again) return again.error();
            // All of it was written then, and the epoch may be a later one.
            if (again.value()) return std::optional<RefusedWrite>();
        }
        if (room.owner != owner_ || room.epoch != write.epoch) {
            return refuse(Why::fenced,
                          fmt::format("room \"{}\" belongs to server \"{}\" in epoch {}, not to "
                                      "\"{}\" in epoch {}",
                                      write.room, room.owner, room.epoch, owner_, write.epoch));
        }
        if (!write.records.empty() && write.first != room.records) {
            return refuse(Why::number, fmt::format("room \"{}\" has {} records, so the next one "
                                                   "cannot be number {}",
                                                   write.room, room.records, write.first));
        }
        add(write, room);
        return std::optional<RefusedWrite>();
    }

    /// Whether exactly these records are in the database.
    Result<bool> is_there(const RoomWrite& write)
    {
        const std::uint64_t end = write.first + write.records.size();
        const Result<SqlRows> rows = sql_.run(
            "SELECT kind, data, clock_one, clock_two FROM journal"
            " WHERE room = $1 AND n >= $2 AND n < $3 ORDER BY n",
            {SqlText{write.room}, SqlValue{as_stored(write.first)}, SqlValue{as_stored(end)}});
        if (!rows) return rows.error();
        return std::ranges::equal(
            rows.value(), write.records, [](const auto& row, const RoomRecord& record) {
                return row.at(0).number == static_cast<std::int64_t>(record.kind) &&
                       row.at(1).bytes == record.data && row.at(2).number == record.clocks[0] &&
                       row.at(3).number == record.clocks[1];
            });
    }

    // ---- what is taken

    void add(const RoomWrite& write, RoomNow& room)
    {
        for (const RoomRecord& record : write.records) {
            room.chain = next_in_chain(room.chain, room.records, record);
            records_.push_back({SqlText{write.room}, SqlValue{as_stored(room.records)},
                                SqlValue{static_cast<std::int64_t>(record.kind)},
                                SqlBytes{record.data}, SqlValue{record.clocks[0]},
                                SqlValue{record.clocks[1]}, SqlValue{as_stored(room.chain)}});
            ++room.records;
        }
        room.epoch = epoch_after(write);
        if (room.epoch != write.epoch) epochs_[write.room] = room.epoch;
        if (!write.snapshot.empty()) {
            snapshots_[write.room] = {SqlText{write.room}, SqlValue{as_stored(room.epoch)},
                                      SqlValue{as_stored(room.records)}, SqlBytes{write.snapshot}};
        }
        if (write.over) over_[write.room] = *write.over;
        for (const NewReplay& replay : write.replays) {
            replays_.push_back({SqlText{replay.id}, SqlBytes{replay.text}});
            for (const std::string& pack : replay.packs) use("replay " + replay.id, pack);
        }
    }

    void use(std::string holder, const std::string& pack)
    {
        uses_.emplace(std::move(holder), pack);
    }

    Result<void> add_all()
    {
        // In order, so that two groups do not wait for each other.
        std::ranges::sort(new_rooms_, {},
                          [](const SqlValues& row) { return std::get<SqlText>(row[0]).text; });
        std::vector<SqlValues> snapshots;
        for (auto& [room, row] : snapshots_) snapshots.push_back(std::move(row));
        std::vector<SqlValues> uses;
        for (const auto& [holder, pack] : uses_) uses.push_back({SqlText{holder}, SqlText{pack}});
        struct Rows {
            std::string_view before;
            std::size_t columns;
            const std::vector<SqlValues>& rows;
            std::string_view after;
        };
        for (const Rows& each : {
                 Rows{"INSERT INTO room (id, epoch, owner, setup)", 4, new_rooms_, ""},
                 Rows{"INSERT INTO journal (room, n, kind, data, clock_one, clock_two, chain)", 7,
                      records_, ""},
                 Rows{"INSERT INTO snapshot (room, epoch, records, bytes)", 4, snapshots,
                      "ON CONFLICT (room) DO UPDATE SET epoch = excluded.epoch,"
                      " records = excluded.records, bytes = excluded.bytes"},
                 Rows{"INSERT INTO replay (id, text)", 2, replays_, "ON CONFLICT (id) DO NOTHING"},
                 Rows{"INSERT INTO pack_use (holder, pack)", 2, uses,
                      "ON CONFLICT (holder, pack) DO NOTHING"},
             }) {
            if (each.rows.empty()) continue;
            Result<void> added = sql_.insert(each.before, each.columns, each.rows, each.after);
            if (!added) return added;
        }
        return change_rooms();
    }

    Result<void> change_rooms()
    {
        for (const auto& [room, epoch] : epochs_) {
            const Result<SqlRows> set = sql_.run("UPDATE room SET epoch = $1 WHERE id = $2",
                                                 {SqlValue{as_stored(epoch)}, SqlText{room}});
            if (!set) return set.error();
        }
        for (const auto& [room, over] : over_) {
            const Result<SqlRows> set = sql_.run("UPDATE room SET over = $1 WHERE id = $2",
                                                 {SqlValue{over ? 1 : 0}, SqlText{room}});
            if (!set) return set.error();
        }
        return {};
    }

    Sql& sql_;
    std::string_view owner_;
    std::span<const RoomWrite> group_;
    std::map<std::string, RoomNow, std::less<>> rooms_;
    std::vector<RefusedWrite> refused_;

    std::vector<SqlValues> new_rooms_;
    std::vector<SqlValues> records_;
    std::map<std::string_view, SqlValues> snapshots_;  ///< of each room the newest
    std::vector<SqlValues> replays_;
    std::set<std::pair<std::string, std::string>> uses_;  ///< holder and pack
    std::map<std::string_view, std::uint64_t> epochs_;
    std::map<std::string_view, bool> over_;
};

}  // namespace

Result<std::vector<RefusedWrite>> SqlStorage::write(std::string_view owner,
                                                    std::span<const RoomWrite> group)
{
    if (!is_storage_id(owner)) return no_server(owner);
    return in_transaction(Sql::Transaction::write,
                          [&] { return GroupWriter(*sql_, owner, group).write(); });
}

}  // namespace ptcg
