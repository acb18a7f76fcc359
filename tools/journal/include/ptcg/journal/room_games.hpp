#pragma once

#include <string>
#include <vector>

#include "ptcg/hosting/game_table.hpp"
#include "ptcg/journal/journal.hpp"
#include "ptcg/journal/storage.hpp"

namespace ptcg {

/// Returns the games of a room, the newest last. Each can be played on or verified (recovery.hpp),
/// and the table that `recover` returns has the same `replay()` as that of the host: `write_replay`
/// makes a saved game of it that `ptcg replay` opens. The newest has the room's snapshot, if one of
/// the present epoch exists. Refuses records that make no sense.
[[nodiscard]] Result<std::vector<JournalGame>> games_of(const StoredRoom& room);

/// Writes the game of a table into its room: an answer counts when it is on the disk there. For
/// hosts that answer one table after another; one with many groups their writes itself.
class StorageRecord final : public GameRecord {
public:
    /// How many answers at most are given again when the game is recovered.
    static constexpr std::size_t answers_per_snapshot = 64;

    /// `room` is as it was loaded, or as `begin_room` returned it, and belongs to `owner`.
    /// REQUIRES: `storage` outlives the record.
    StorageRecord(Storage& storage, std::string owner, RoomLine room)
        : storage_(storage), owner_(std::move(owner)), room_(std::move(room))
    {
    }

    Result<void> answered(Match& match,
                          const std::vector<std::vector<std::uint16_t>>& answers) override;
    Result<void> conceded(PlayerId player) override;
    Result<void> ran_out_of_time(PlayerId player) override;
    Result<void> forfeited(PlayerId player) override;
    Result<void> went_back(std::size_t answers) override;

    [[nodiscard]] const RoomLine& room() const { return room_; }

private:
    Result<void> write(RoomWrite write);

    Storage& storage_;
    std::string owner_;
    RoomLine room_;
};

/// Returns the record with which the game of a table begins.
[[nodiscard]] RoomRecord begin_record(const GameTable& table);

/// Creates a room in which the game of `table` begins, at its first question.
[[nodiscard]] Result<RoomLine> begin_room(Storage& storage, const std::string& owner,
                                          const std::string& room, const GameTable& table,
                                          NewRoom setup = {});

}  // namespace ptcg
