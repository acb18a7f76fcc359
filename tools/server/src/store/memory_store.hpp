#pragma once

#include <map>

#include "rooms/services.hpp"

namespace ptcg::server {

/// Rooms that end with the program.
class MemoryStore final : public Store {
public:
    explicit MemoryStore(Loop& loop) : loop_(loop) {}

    void create_room(const std::string& id, std::string plan, Done done) override;
    void append(const std::string& id, std::uint64_t number, std::string record,
                Done done) override;
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     Done done) override;
    void load_room(const std::string& id,
                   std::function<void(Result<std::optional<StoredRoom>>)> done) override;
    void load_replay(const std::string& id,
                     std::function<void(Result<std::optional<std::string>>)> done) override;

private:
    Loop& loop_;
    std::map<std::string, StoredRoom, std::less<>> rooms_;
    std::map<std::string, std::string, std::less<>> replays_;
};

}  // namespace ptcg::server
