#pragma once

#include <map>

#include "rooms/services.hpp"

namespace ptcg::server {

/// Rooms that end with the program. Those that nothing was written to for long go, and the oldest
/// when there are too many, so that the memory they take is bounded.
class MemoryStore final : public Store {
public:
    struct Limits {
        Milliseconds keep = Milliseconds{24} * 60 * 60 * 1000;  ///< since they were written last
        std::size_t entries = 20'000;                           ///< rooms, and as many replays
        std::size_t packs = 64;                                 ///< uploaded; 2 MB each
    };

    explicit MemoryStore(Loop& loop) : MemoryStore(loop, Limits()) {}
    MemoryStore(Loop& loop, const Limits& limits) : loop_(loop), limits_(limits) {}

    void create_room(const std::string& id, std::string plan, std::vector<std::string> packs,
                     Done done) override;
    void append(const std::string& id, std::uint64_t number, RoomRecord record, Done done) override;
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     std::vector<std::string> packs, Done done) override;
    void load_room(const std::string& id, std::function<void(Result<Found>)> done) override;
    void load_replay(const std::string& id, Bytes done) override;
    void keep_pack(const std::string& hash, std::string bytes, Done done) override;
    void load_pack(const std::string& hash, Bytes done) override;
    void drop_old() override;
    void leave(std::function<void(std::string elsewhere)> done) override;

private:
    template <typename Content>
    struct Entry {
        Content content;
        std::uint64_t written = 0;  ///< its key in `by_age`
    };
    /// Entries by id, and the ids by when they were written last.
    template <typename Content>
    struct Entries {
        std::map<std::string, Entry<Content>, std::less<>> all;
        std::map<std::uint64_t, std::pair<Milliseconds, std::string>> by_age;

        Content& write(const std::string& id, std::uint64_t number, Milliseconds now);
        void drop(const Limits& limits, Milliseconds now);
        [[nodiscard]] std::optional<Content> copy_of(const std::string& id) const;
    };

    Loop& loop_;
    Limits limits_;
    std::uint64_t writes_ = 0;
    Entries<StoredRoom> rooms_;
    Entries<std::string> replays_;
    Entries<std::string> packs_;
};

}  // namespace ptcg::server
