#pragma once

#include <memory>
#include <string>

#include "ptcg/journal/storage.hpp"
#include "storage/sql.hpp"

namespace ptcg {

/// A storage in the tables of `storage_tables`.
class SqlStorage final : public Storage {
public:
    SqlStorage(std::string name, std::unique_ptr<Sql> sql)
        : name_(std::move(name)), sql_(std::move(sql))
    {
    }

    [[nodiscard]] const std::string& name() const override { return name_; }

    Result<std::vector<RefusedWrite>> write(std::string_view owner,
                                            std::span<const RoomWrite> group) override;
    Result<std::optional<RoomLine>> room(std::string_view id) override;
    Result<std::optional<StoredRoom>> load(std::string_view id, std::uint64_t most) override;
    Result<std::vector<RoomLine>> rooms(std::string_view owner) override;

    Result<void> heartbeat(std::string_view server, std::string_view url,
                           std::chrono::milliseconds lasts) override;
    Result<void> leave(std::string_view server) override;
    Result<std::vector<ServerLine>> servers() override;
    Result<bool> take_over(const RoomLine& seen, std::string_view owner) override;
    Result<std::uint64_t> take_over_all(std::string_view from, std::string_view owner) override;

    Result<std::optional<std::string>> replay(std::string_view id) override;
    Result<void> put_pack(std::string_view hash, std::string_view bytes) override;
    Result<std::optional<std::string>> pack(std::string_view hash) override;

    Result<std::uint64_t> drop_idle(const Keep& keep, std::size_t most) override;
    Result<void> back_up(const std::filesystem::path& file) override { return sql_->back_up(file); }
    Result<void> check() override { return sql_->check(); }

private:
    /// Runs `work`, which returns a Result, in a transaction; again if another one did the same at
    /// the same time.
    template <typename Work>
    auto in_transaction(Sql::Transaction kind, const Work& work) -> decltype(work())
    {
        constexpr int attempts = 4;
        for (int attempt = 1;; ++attempt) {
            if (Result<void> begun = sql_->begin(kind); !begun) return begun.error();
            auto result = work();
            Result<void> ended;
            if (result) {
                ended = sql_->commit();
            } else {
                const bool again = sql_->in_conflict() && attempt < attempts;
                sql_->roll_back();
                if (again) continue;
                return result;
            }
            if (ended) return result;
            if (!sql_->in_conflict() || attempt == attempts) return ended.error();
        }
    }

    Result<SqlRows> read(std::string_view sql, const SqlValues& values);
    Result<std::optional<std::string>> read_bytes(std::string_view sql, std::string_view key);
    Result<void> change(std::string_view sql, const SqlValues& values);
    Result<void> read_records(StoredRoom& room, std::uint64_t most);
    Result<std::uint64_t> drop_rooms(std::int64_t keep, std::size_t most);
    Result<std::uint64_t> drop_replays(std::int64_t keep, std::size_t most);
    Result<void> delete_all(std::string_view sql_before, const SqlValues& ids);

    std::string name_;
    std::unique_ptr<Sql> sql_;
};

/// Whether it is an id of a room, server, replay or pack.
[[nodiscard]] bool is_storage_id(std::string_view id);
[[nodiscard]] Error no_server(std::string_view id);

/// The hash that is kept with record `n`: over this record and, in `before`, all earlier ones. That
/// of a room without records is `chain_of_room`.
[[nodiscard]] std::uint64_t chain_of_room(std::string_view room);
[[nodiscard]] std::uint64_t next_in_chain(std::uint64_t before, std::uint64_t n,
                                          const RoomRecord& record);

[[nodiscard]] inline std::int64_t as_stored(std::uint64_t number)
{
    return static_cast<std::int64_t>(number);
}
[[nodiscard]] inline std::uint64_t as_read(const SqlField& field)
{
    return static_cast<std::uint64_t>(field.number);
}

/// Returns the same id several times at the end so that there are 1, 2, 4, 8, ... of them: a list
/// of ids then needs few different statements.
[[nodiscard]] SqlValues rounded_up(SqlValues ids);

}  // namespace ptcg
