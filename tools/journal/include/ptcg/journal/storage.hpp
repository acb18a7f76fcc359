#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/ids.hpp"
#include "ptcg/journal/durability.hpp"
#include "ptcg/result.hpp"

/// Where the servers of matches keep what they must not lose: rooms with their records, snapshots,
/// replays and packs, in an SQLite file or in a PostgreSQL database, behind one interface.
///
/// A room is what players share a link to; it may hold several games. Whatever happens in it is a
/// record, and records are only ever added: taking answers back adds one too. Record `n` of a room
/// exists once, so that giving a write again does nothing.
///
/// Each room has one owner, the server that may write to it, and an epoch, which grows when the
/// owner changes and when answers are taken back. A write names both; a server that no longer owns
/// the room, or owns it in another epoch, is refused.
///
/// Ids (of rooms, servers, replays and packs) have 1 to 64 letters, digits, `-`, `_` and `.`. Times
/// are milliseconds since 1970 by the clock of the database, never by that of a server.
namespace ptcg {

enum class RecordKind : std::uint8_t {
    begin = 1,        ///< a game begins; the data is a saved game without answers (`write_replay`)
    answer = 2,       ///< to the open question; the data is `data_of(picks)`
    take_back = 3,    ///< the data is `data_of(answers)`: how many answers of this game remain
    concede = 4,      ///< the data is `data_of(player)`
    other = 5,        ///< whatever else a host writes down, in its own words; games do not read it
    out_of_time = 6,  ///< the data is `data_of(player)`, whose clock ran out
    rematch = 7,      ///< another series of games begins; there is no data
    forfeit = 8,      ///< the data is `data_of(player)`, then a space and why, in words
    new_cards = 9     ///< everything before it was played again with other cards, with which the
                      ///< room goes on; the data is how the current game begins with them, as of
                      ///< `begin`, or empty if there is none
};

struct RoomRecord {
    RecordKind kind = RecordKind::other;
    std::string data;
    /// What is left on each player's clock after it, in milliseconds; 0 if there are no clocks.
    std::array<std::int64_t, players> clocks{};

    friend bool operator==(const RoomRecord&, const RoomRecord&) = default;
};

[[nodiscard]] std::string data_of(const std::vector<std::uint16_t>& picks);
[[nodiscard]] std::string data_of(std::uint64_t answers);
[[nodiscard]] std::string data_of(PlayerId player);

struct NewRoom {
    std::string setup;               ///< in the host's own words
    std::vector<std::string> packs;  ///< hashes of packs to be kept while the room is
};

struct NewReplay {
    std::string id;
    std::string text;                ///< as `write_replay` makes it
    std::vector<std::string> packs;  ///< hashes of packs to be kept while the replay is
};

/// What is to be written of one room: all of it is, or nothing.
struct RoomWrite {
    std::string room;
    std::uint64_t epoch = 1;          ///< in which its owner has it; of a new room, 1
    std::optional<NewRoom> create;    ///< the room does not exist yet
    std::uint64_t first = 0;          ///< the number of the first record, from 0 in each room
    std::vector<RoomRecord> records;  ///< in order. A `take_back` raises the room's epoch by one
    std::string snapshot;             ///< of the match after these records; empty: none
    std::optional<bool> over;         ///< whether nothing more will happen in the room
    std::vector<NewReplay> replays;   ///< those with an id that exists are ignored
};

/// Returns the room's epoch after this write.
[[nodiscard]] std::uint64_t epoch_after(const RoomWrite& write);

/// A write that was refused.
struct RefusedWrite {
    enum class Why : std::uint8_t {
        no_room,      ///< it does not exist, or no longer
        room_exists,  ///< and is not the one to be created
        fenced,       ///< its owner or epoch is another; load it again, or let it go
        number,       ///< another record has this number, or the one before it is missing
        invalid       ///< an id, an empty replay or data that cannot be; a mistake in the program
    };
    std::size_t write = 0;  ///< its place in the group
    Why why{};
    std::string message;
};

/// A room without its records.
struct RoomLine {
    std::string id;
    std::uint64_t epoch = 0;
    std::string owner;
    bool over = false;
    std::uint64_t records = 0;
    std::int64_t last_at = 0;  ///< when it was written last
};

struct StoredRecord : RoomRecord {
    std::int64_t at = 0;
};

/// Everything that is kept of a room.
struct StoredRoom : RoomLine {
    std::string setup;
    std::vector<std::string> packs;
    std::vector<StoredRecord> log;
    /// The newest snapshot of the room's present epoch, and how many records it has seen; a
    /// snapshot of an earlier epoch is never given. Empty: there is none.
    std::string snapshot;
    std::uint64_t snapshot_at = 0;
};

struct ServerLine {
    std::string id;
    std::string url;
    std::int64_t alive_until = 0;
    bool alive = false;
};

/// A connection to a database of rooms; for one thread at a time. Any number of connections and
/// programs may use a database.
///
/// Nothing counts before the call that writes it has returned well; then it is on the disk. If a
/// call returns an error, all of it was refused, or, if the connection was lost at the end, all of
/// it may have been written. Each call may therefore be given again: what is there already is not
/// written twice. A lost connection is made again by the next call.
///
/// Errors tell the database and what to do, and never contain a password.
class Storage {
public:
    virtual ~Storage() = default;

    /// What is told of the database in messages: the file, or the URL without its password.
    [[nodiscard]] virtual const std::string& name() const = 0;

    // ---- rooms

    /// Writes a group of any number of rooms, durably, in one transaction: the cost is that of one
    /// wait for the disk. Several writes of one room are taken in order. Returns which were
    /// refused; everything else is written. A write whose records are all there already, from this
    /// owner, is acknowledged again.
    [[nodiscard]] virtual Result<std::vector<RefusedWrite>> write(
        std::string_view owner, std::span<const RoomWrite> group) = 0;
    [[nodiscard]] virtual Result<std::optional<RoomLine>> room(std::string_view id) = 0;
    /// Reads a room with its first `most` records, as it was at one moment. Refuses records that
    /// are damaged or missing; the error tells how many before them can be read.
    [[nodiscard]] virtual Result<std::optional<StoredRoom>> load(std::string_view id,
                                                                 std::uint64_t most = ~0ull) = 0;
    /// Returns the rooms of an owner, or all, ordered by id.
    [[nodiscard]] virtual Result<std::vector<RoomLine>> rooms(std::string_view owner = {}) = 0;

    // ---- servers

    /// Tells that this server is there, and for how long others may count on it.
    [[nodiscard]] virtual Result<void> heartbeat(std::string_view server, std::string_view url,
                                                 std::chrono::milliseconds lasts) = 0;
    /// The server stops: others may take its rooms at once.
    [[nodiscard]] virtual Result<void> leave(std::string_view server) = 0;
    [[nodiscard]] virtual Result<std::vector<ServerLine>> servers() = 0;

    /// Makes `owner` the owner of a room as it was seen, in the next epoch. Returns false if
    /// someone else was quicker, or the room's owner is another server that is alive.
    [[nodiscard]] virtual Result<bool> take_over(const RoomLine& seen, std::string_view owner) = 0;
    /// Takes all rooms of a server that is not alive, in one transaction, and returns how many.
    [[nodiscard]] virtual Result<std::uint64_t> take_over_all(std::string_view from,
                                                              std::string_view owner) = 0;

    // ---- replays and packs

    [[nodiscard]] virtual Result<std::optional<std::string>> replay(std::string_view id) = 0;
    /// Keeps a pack, for as long as a room or replay uses it and at least as long as an unused one
    /// is kept (see `drop_idle`).
    [[nodiscard]] virtual Result<void> put_pack(std::string_view hash, std::string_view bytes) = 0;
    [[nodiscard]] virtual Result<std::optional<std::string>> pack(std::string_view hash) = 0;

    // ---- housekeeping

    struct Keep {
        std::chrono::milliseconds rooms;    ///< since they were written last
        std::chrono::milliseconds replays;  ///< since they were written; packs without use as well
    };
    /// Drops rooms, replays and packs that were kept long enough, at most `most` of each, so that
    /// it is quick; returns how many. Call it again while that is not 0. Their space is used again
    /// and, in an SQLite file, given back.
    [[nodiscard]] virtual Result<std::uint64_t> drop_idle(const Keep& keep,
                                                          std::size_t most = 100) = 0;
    /// Copies an SQLite database into a new file, as it is at one moment, while others write. A
    /// connection of its own keeps the writer from waiting. PostgreSQL has pg_dump for this.
    [[nodiscard]] virtual Result<void> back_up(const std::filesystem::path& file) = 0;
    /// Checks an SQLite file as a whole; of PostgreSQL only that it answers.
    [[nodiscard]] virtual Result<void> check() = 0;
};

/// Opens, and creates if it does not exist, the database at `url`:
///
///     sqlite:FILE, or a path     a file on a local disk
///     postgresql://USER@HOST/DB  a database of its own; what else libpq takes is taken too. The
///                                password is better in PGPASSFILE or PGPASSWORD: arguments can be
///                                read by others
///
/// Refuses a database that holds something else, that is newer, or that does not wait for its disk
/// (PostgreSQL with fsync or synchronous_commit off), unless `durability` is program_end.
[[nodiscard]] Result<std::unique_ptr<Storage>> open_storage(
    std::string_view url, Durability durability = Durability::power_cut);

}  // namespace ptcg
