#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ptcg/journal/storage.hpp"
#include "support/catch.hpp"
#include "support/postgresql_server.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::test {

/// An empty database in an SQLite file.
class Sqlite {
public:
    [[nodiscard]] std::string url() const
    {
        return "sqlite:" + (folder_.path() / "rooms").string();
    }
    [[nodiscard]] std::filesystem::path folder() const { return folder_.path(); }

private:
    TemporaryFolder folder_;
};

/// The server of all tests of this run. Starting one takes seconds.
[[nodiscard]] inline PostgresqlServer& postgresql_server()
{
    static PostgresqlServer server;
    return server;
}

/// An empty database in PostgreSQL.
class Postgresql {
public:
    [[nodiscard]] const std::string& url() const { return url_; }

private:
    std::string url_ = postgresql_server().empty_database();
};

template <typename T>
T good(Result<T> result)
{
    if (!result) FAIL(result.error().message);
    return std::move(result.value());
}

inline void good(const Result<void>& result)
{
    if (!result) FAIL(result.error().message);
}

[[nodiscard]] inline std::unique_ptr<Storage> open(const std::string& url)
{
    return good(open_storage(url));
}

[[nodiscard]] inline RoomRecord said(std::string words)
{
    return {RecordKind::other, std::move(words), {}};
}

[[nodiscard]] inline RoomWrite new_room(std::string id, std::vector<RoomRecord> records = {})
{
    RoomWrite write;
    write.room = std::move(id);
    write.create = NewRoom{"the setup of " + write.room, {}};
    write.records = std::move(records);
    return write;
}

[[nodiscard]] inline RoomWrite more(std::string id, std::uint64_t first,
                                    std::vector<RoomRecord> records, std::uint64_t epoch = 1)
{
    RoomWrite write;
    write.room = std::move(id);
    write.epoch = epoch;
    write.first = first;
    write.records = std::move(records);
    return write;
}

/// Writes what must not be refused.
inline void write(Storage& storage, const std::string& owner, const std::vector<RoomWrite>& group)
{
    const std::vector<RefusedWrite> refused = good(storage.write(owner, group));
    for (const RefusedWrite& each : refused) FAIL(each.message);
}

/// Writes one thing, and returns why it was refused.
[[nodiscard]] inline std::optional<RefusedWrite::Why> refusal(Storage& storage,
                                                              const std::string& owner,
                                                              const RoomWrite& write)
{
    const std::vector<RefusedWrite> refused = good(storage.write(owner, {&write, 1}));
    if (refused.empty()) return std::nullopt;
    return refused[0].why;
}

[[nodiscard]] inline StoredRoom load(Storage& storage, const std::string& id)
{
    std::optional<StoredRoom> room = good(storage.load(id));
    if (!room) FAIL("there is no room " << id);
    return std::move(*room);
}

[[nodiscard]] inline std::vector<std::string> words_in(const StoredRoom& room)
{
    std::vector<std::string> words;
    for (const StoredRecord& record : room.log) words.push_back(record.data);
    return words;
}

}  // namespace ptcg::test
